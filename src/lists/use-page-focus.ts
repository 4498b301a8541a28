import { useEffect, useRef } from 'react';

interface Press {
  /** What had the focus when the page was changed. */
  control: Element | null;
  /** Which row the page begins with. */
  row: number;
}

/**
 * After a change of page, focuses its first row, unless the focus has moved elsewhere while the rows were loading; scrolls
 * to the top of the list where the page is not appended to the one before.
 */
export function usePageFocus(
  { data, isPlaceholderData }: { data: unknown; isPlaceholderData: boolean },
  goTo: (page: number) => void,
) {
  const top = useRef<HTMLDivElement>(null);
  const pressed = useRef<Press | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when other rows arrive
  useEffect(() => {
    const press = pressed.current;
    const list = top.current;
    if (!press || !list || isPlaceholderData) return;
    pressed.current = null;
    const hasMoved = () => {
      const { activeElement, body } = document;
      return activeElement !== press.control && activeElement !== body;
    };
    if (press.row === 0 && !hasMoved()) list.scrollIntoView?.({ block: 'start' });
    // Rows are rendered a few at a time.
    const focusRow = () => {
      const row = list.querySelectorAll<HTMLElement>('tbody tr')[press.row];
      if (!row) return false;
      if (!hasMoved())
        (row.querySelector<HTMLElement>('.stretched-link') ?? row).focus({ preventScroll: true });
      return true;
    };
    if (focusRow()) return;
    const observer = new MutationObserver(() => focusRow() && observer.disconnect());
    observer.observe(list, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [data, isPlaceholderData]);
  const turnPage = (page: number, row = 0) => {
    pressed.current = { control: document.activeElement, row };
    goTo(page);
  };
  return { top, turnPage };
}
