import { useLayoutEffect } from 'react';

const marks = ['loading', 'picking', 'power', 'wizard', 'wizard-running', 'wizard-open'] as const;

/** What a part tells styles of things that stand outside of it. */
export type PageMark = (typeof marks)[number];

const shown = new Map<PageMark, number>();

/** Marks of the page that is written ahead, where there is no document. */
const written = new Set<PageMark>();

function count(mark: PageMark, more: 1 | -1): void {
  shown.set(mark, (shown.get(mark) ?? 0) + more);
  show(mark);
}

const show = (mark: PageMark) =>
  document.documentElement.toggleAttribute(`data-${mark}`, (shown.get(mark) ?? 0) > 0);

/**
 * Marks the document, as `data-<mark>` of its root, while a part is shown. In the place of `:root:has(.part)`: with
 * `:has()` on what holds the page, browsers style much of the page again at each change of any element.
 */
export function usePageMark(mark: PageMark, isShown = true): void {
  if (isShown && typeof document === 'undefined') written.add(mark);
  useLayoutEffect(() => {
    if (!isShown) return;
    count(mark, 1);
    return () => count(mark, -1);
  }, [mark, isShown]);
}

/**
 * The marks of the page that was written ahead since the last call. None says that it loads: where a part waits, a skeleton
 * is drawn and thrown away again.
 */
export function takeWrittenMarks(): PageMark[] {
  written.delete('loading');
  const taken = [...written];
  written.clear();
  return taken;
}

/** Takes the marks of a page that was written ahead from the document, where another is drawn over it. */
export const dropWrittenMarks = (): void => marks.forEach(show);
