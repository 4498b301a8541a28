import { useLayoutEffect, useSyncExternalStore } from 'react';

const marks = [
  ...(['loading', 'consent', 'picking', 'power'] as const),
  ...(['wizard', 'wizard-running', 'wizard-open'] as const),
];

/** A state of a part that styles outside of it depend on. */
export type PageMark = (typeof marks)[number];

const shown = new Map<PageMark, number>();
const listeners = new Set<() => void>();

/** Marks of the page that is being prerendered, where there is no document. */
const written = new Set<PageMark>();

function count(mark: PageMark, more: 1 | -1): void {
  shown.set(mark, (shown.get(mark) ?? 0) + more);
  show(mark);
  for (const listener of listeners) listener();
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

/** Whether the page has a mark; false in a prerendered page. */
export function useHasPageMark(mark: PageMark): boolean {
  const isMarked = () => (shown.get(mark) ?? 0) > 0;
  return useSyncExternalStore(onMark, isMarked, () => false);
}

function onMark(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * Returns the marks of the page that was prerendered since the last call, and resets them. `loading` is left out: the
 * skeleton of a pending part is rendered and discarded again.
 */
export function takePrerenderedMarks(): PageMark[] {
  written.delete('loading');
  const taken = [...written];
  written.clear();
  return taken;
}

/** Removes the marks of the prerendered page from the document, when another page replaces it. */
export const dropPrerenderedMarks = (): void => marks.forEach(show);
