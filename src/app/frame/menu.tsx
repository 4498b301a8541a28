import {
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Icon } from '#ui/icon.tsx';

export interface MenuProps {
  /** What the button says to a screen reader. */
  label: string;
  /** What the button shows. */
  button: ReactNode;
  /** List of entries; called with the function that closes the menu. */
  children: (close: () => void) => ReactNode;
}

/** A button that discloses a short list: Escape, a click outside or leaving it by Tab closes it. */
export function Menu({ label, button, children }: MenuProps): ReactElement {
  const listId = useId();
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!open) return;
    const outside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
    };
  }, [open]);

  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) close();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape works from any control inside
    <div className="menu" ref={root} onKeyDown={onKeyDown}>
      <button
        ref={opener}
        type="button"
        className="menu-button"
        aria-label={label}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
      >
        {button}
        <Icon name="chevron-down" className="menu-arrow" />
      </button>
      <ul id={listId} className="menu-list" hidden={!open}>
        {children(close)}
      </ul>
    </div>
  );
}
