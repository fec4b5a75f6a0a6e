// What comes before a game, in one part of its own: who plays at once never needs it.
import '../styles/lobby.css';

export { Door } from './door.tsx';
export { Lobby } from './lobby.tsx';
