import { useEffect, useRef } from 'react';

/**
 * After a change of page, focuses the first row and scrolls to the top of the list, unless the focus has moved
 * elsewhere while the rows were loading.
 */
export function usePageFocus(
  { data, isPlaceholderData }: { data: unknown; isPlaceholderData: boolean },
  goTo: (page: number) => void,
) {
  const top = useRef<HTMLDivElement>(null);
  /** What had the focus when the page was changed; undefined while no page is awaited. */
  const pressed = useRef<Element | null | undefined>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when other rows arrive
  useEffect(() => {
    if (pressed.current === undefined || isPlaceholderData) return;
    const { activeElement, body } = document;
    const hasMoved = activeElement !== pressed.current && activeElement !== body;
    pressed.current = undefined;
    if (hasMoved) return;
    const row = top.current?.querySelector<HTMLElement>('tbody tr');
    (row?.querySelector<HTMLElement>('.stretched-link') ?? row)?.focus({ preventScroll: true });
    top.current?.scrollIntoView?.({ block: 'start' });
  }, [data, isPlaceholderData]);
  const turnPage = (page: number) => {
    pressed.current = document.activeElement;
    goTo(page);
  };
  return { top, turnPage };
}
