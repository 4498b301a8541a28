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
  /** A line above the entries. */
  note?: string;
  /** Entries: elements with `role="menuitem"`; called with the function that closes the menu. */
  children: (close: () => void) => ReactNode;
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, Home: 0, End: 0 };

/** A button with a menu, by the keys of the ARIA pattern "menu button". */
export function Menu({ label, button, note, children }: MenuProps): ReactElement {
  const listId = useId();
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  const items = () => [...(root.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];

  // biome-ignore lint/correctness/useExhaustiveDependencies: the first entry takes the focus when the menu opens
  useEffect(() => {
    if (!open) return;
    items()[0]?.focus();
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
    if (!open) return;
    if (event.key === 'Escape') close();
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const all = items();
    const here = all.indexOf(document.activeElement as HTMLElement);
    const next = event.key === 'Home' ? 0 : event.key === 'End' ? -1 : here + step;
    all.at(next === all.length ? 0 : next)?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of a menu work from any of its entries
    <div className="menu" ref={root} onKeyDown={onKeyDown}>
      <button
        ref={opener}
        type="button"
        className="menu-button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
      >
        {button}
        <Icon name="chevron-down" className="menu-arrow" />
      </button>
      <div className="menu-panel" hidden={!open}>
        {note && <p className="menu-note">{note}</p>}
        <div id={listId} role="menu" aria-label={label}>
          {children(close)}
        </div>
      </div>
    </div>
  );
}
