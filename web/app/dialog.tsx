// A native modal dialog around paper. Opening, closing, Esc and a press beside it are all the browser's own; the page
// only says when. The content is mounted while it is open, so that a form inside starts fresh each time.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../parts/icons.tsx';
import { shell } from '../words/shell.ts';
import { words } from './language.ts';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  class?: string;
  children: ComponentChildren;
}

export function Dialog({ open, onClose, title, class: extra, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);
  return (
    <dialog
      ref={ref}
      aria-label={title}
      onClose={() => {
        // The event comes late: a dialog that the page has closed itself must not close the next one.
        if (open) onClose();
      }}
      onClick={(event) => {
        if (event.target === ref.current) onClose();
      }}
    >
      {open && (
        <div class={`sheet leaf ${extra ?? ''}`} tabindex={-1} autofocus>
          <header class="leaf-head">
            <h2>{title}</h2>
            <button class="tool" type="button" aria-label={words(shell).close} onClick={onClose}>
              <Icon name="close" />
            </button>
          </header>
          {children}
        </div>
      )}
    </dialog>
  );
}
