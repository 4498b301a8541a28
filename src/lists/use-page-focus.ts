import { useEffect, useRef } from 'react';

/** After a change of page, focuses the first row and scrolls to the top of the list. */
export function usePageFocus(
  { data, isPlaceholderData }: { data: unknown; isPlaceholderData: boolean },
  goTo: (page: number) => void,
) {
  const top = useRef<HTMLDivElement>(null);
  const isPageChange = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when other rows arrive
  useEffect(() => {
    if (!isPageChange.current || isPlaceholderData) return;
    isPageChange.current = false;
    const row = top.current?.querySelector<HTMLElement>('tbody tr');
    (row?.querySelector<HTMLElement>('.stretched-link') ?? row)?.focus({ preventScroll: true });
    top.current?.scrollIntoView?.({ block: 'start' });
  }, [data, isPlaceholderData]);
  const turnPage = (page: number) => {
    isPageChange.current = true;
    goTo(page);
  };
  return { top, turnPage };
}
