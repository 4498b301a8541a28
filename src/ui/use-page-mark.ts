import { useLayoutEffect } from 'react';

/** What a part tells styles of things that stand outside of it. */
export type PageMark =
  | 'loading'
  | 'picking'
  | 'power'
  | 'wizard'
  | 'wizard-running'
  | 'wizard-open';

const shown = new Map<PageMark, number>();

function count(mark: PageMark, more: 1 | -1): void {
  const parts = (shown.get(mark) ?? 0) + more;
  shown.set(mark, parts);
  document.documentElement.toggleAttribute(`data-${mark}`, parts > 0);
}

/**
 * Marks the document, as `data-<mark>` of its root, while a part is shown. In the place of `:root:has(.part)`: with
 * `:has()` on what holds the page, browsers style much of the page again at each change of any element.
 */
export function usePageMark(mark: PageMark, isShown = true): void {
  useLayoutEffect(() => {
    if (!isShown) return;
    count(mark, 1);
    return () => count(mark, -1);
  }, [mark, isShown]);
}
