// First thing that runs in the browser.
import { render } from 'preact';
import { App } from './app/app.tsx';
import './styles/index.css';

const root = document.getElementById('app');
if (root !== null) render(<App />, root);
