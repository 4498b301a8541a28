import {
  type CSSProperties,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

interface Popup {
  isOpen: boolean;
  open: () => void;
  /** Closes it; the button takes the focus unless the person went elsewhere. */
  close: (isElsewhere?: boolean) => void;
  button: RefObject<HTMLButtonElement | null>;
  box: RefObject<HTMLDivElement | null>;
  style: CSSProperties;
}

const GAP = 4;
const ROOM = 280;

/** What opens beside a button, below it or above it where there is more room, and closes with Escape or a press elsewhere. */
export function usePopup(width = 320): Popup {
  const [isOpen, setOpen] = useState(false);
  const [style, setStyle] = useState<CSSProperties>({});
  const button = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isOpen && button.current) setStyle(placeBeside(button.current, width));
  }, [isOpen, width]);
  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: Event) => {
      const isInside = [box, button].some(({ current }) => current?.contains(target as Node));
      if (!isInside) setOpen(false);
    };
    // The focus in the portal's frame is seen only as its loss here.
    const closeOnLeave = () => setOpen(false);
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    window.addEventListener('blur', closeOnLeave);
    window.addEventListener('resize', closeOnLeave);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      window.removeEventListener('blur', closeOnLeave);
      window.removeEventListener('resize', closeOnLeave);
    };
  }, [isOpen]);
  return {
    isOpen,
    open: () => setOpen(true),
    close: (isElsewhere = false) => {
      setOpen(false);
      if (!isElsewhere) button.current?.focus();
    },
    button,
    box,
    style,
  };
}

function placeBeside(button: HTMLElement, width: number): CSSProperties {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const { innerWidth, innerHeight } = window;
  const wide = Math.min(Math.max(width, right - left), innerWidth - 2 * GAP);
  const isAbove = innerHeight - bottom < ROOM && top > innerHeight - bottom;
  const at = Math.max(GAP, Math.min(left, innerWidth - wide - GAP));
  return {
    position: 'fixed',
    insetInlineStart: at,
    inlineSize: wide,
    ...(isAbove
      ? { insetBlockEnd: innerHeight - top + GAP, maxBlockSize: top - 2 * GAP }
      : { insetBlockStart: bottom + GAP, maxBlockSize: innerHeight - bottom - 2 * GAP }),
  };
}
