import { useEffect, useState } from 'react';
import { type ShownPart, shownParts } from '#parts/shown-page.ts';
import { useStored } from '#ui/use-stored.ts';

/** The smallest box around a part in the window; null for a part without elements. */
export function boxOf({ fragment }: ShownPart): DOMRect | null {
  const rects = fragment.getClientRects().filter(({ width, height }) => width * height > 0);
  if (rects.length === 0) return null;
  const left = Math.min(...rects.map((rect) => rect.left));
  const top = Math.min(...rects.map((rect) => rect.top));
  const right = Math.max(...rects.map((rect) => rect.right));
  const bottom = Math.max(...rects.map((rect) => rect.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}

/** True for a part of a page that is rendered and has nothing to show now. */
export function useIsEmpty(page: string, name: string): boolean {
  const part = useStored(shownParts).find((one) => one.page === page && one.name === name);
  const [isEmpty, setEmpty] = useState(false);
  useEffect(() => {
    let frame = 0;
    const check = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setEmpty(part !== undefined && boxOf(part) === null));
    };
    check();
    // What the part reads may arrive later.
    const observer = new MutationObserver(check);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [part]);
  return isEmpty;
}
