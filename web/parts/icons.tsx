// Stroke icons on a 20 px grid, drawn in the ink of the text beside them (`.i` in styles/parts.css).
// An icon never stands alone except in the head, where the button around it has a name; so all are hidden from readers.

const half = () => <path d="M10 3.5v13a6.5 6.5 0 0 0 0-13Z" fill="currentColor" stroke="none" />;

const drawings = {
  'sun-moon': () => (
    <>
      <circle cx="10" cy="10" r="6.5" />
      {half()}
    </>
  ),
  menu: () => <path d="M3.5 5.5h13M3.5 10h13M3.5 14.5h8.5" />,
  talk: () => <path d="M3 5h14M3 9.5h14M3 14h8" />,
  people: () => (
    <>
      <circle cx="10" cy="6.5" r="3" />
      <path d="M4 17c.6-3.6 3-5.2 6-5.2s5.4 1.6 6 5.2" />
    </>
  ),
  book: () => <path d="M5 3h11v14H5ZM5 3 3.5 4.5v14L5 17M8.5 3v14" />,
  cards: () => (
    <>
      <rect x="3" y="6" width="11" height="10.5" />
      <path d="M6 6V3.5h11V14h-3" />
    </>
  ),
  pen: () => <path d="M4 16.5 5 12.5 13.5 4l2.5 2.5L7.5 15Z" />,
  lock: () => (
    <>
      <rect x="4.5" y="9" width="11" height="7.5" rx="1" />
      <path d="M7 9V6.5a3 3 0 0 1 6 0V9" />
    </>
  ),
  link: () => (
    <path d="M8.5 11.5a3 3 0 0 0 4.3 0l2.7-2.7a3 3 0 0 0-4.3-4.3l-1 1M11.5 8.5a3 3 0 0 0-4.3 0l-2.7 2.7a3 3 0 0 0 4.3 4.3l1-1" />
  ),
  close: () => <path d="M5 5l10 10M15 5 5 15" />,
  /** Hand-struck cross of a line that failed. */
  cross: () => <path d="M5 5.5 14.6 15M15 5 5.4 14.6" />,
  up: () => <path d="M10 16V4.5M5 9l5-4.5L15 9" />,
  down: () => <path d="M10 4v11.5M5 11l5 4.5 5-4.5" />,
  back: () => <path d="M16 10H4.5M9 5l-4.5 5L9 15" />,
  sheet: () => <path d="M5 3h7l3.5 3.5V17H5ZM12 3v3.5h3.5M7.5 10.5h5M7.5 13.5h5" />,
} as const;

export type IconName = keyof typeof drawings;

/** One icon, sized and coloured by the text around it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="i" viewBox="0 0 20 20" aria-hidden="true">
      {drawings[name]()}
    </svg>
  );
}
