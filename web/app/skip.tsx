// The first link of a page: leads past the head. It moves the focus and leaves the address alone, because the fragment
// of a game's address is a room token.

export function Skip({ to, children }: { to: string; children: string }) {
  return (
    <a
      class="skip"
      href={`#${to}`}
      onClick={(event) => {
        event.preventDefault();
        const target = document.getElementById(to);
        if (target === null) return;
        if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
        target.focus();
      }}
    >
      {children}
    </a>
  );
}
