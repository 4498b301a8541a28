import { type ReactElement, useEffect, useRef } from 'react';
import { type ShownPart, shownParts } from '#parts/shown-page.ts';
import { useStored } from '#ui/use-stored.ts';
import { markedPart } from './marked-part.ts';

/** The smallest box around a part in the window; null for a part without elements. */
function boxOf({ fragment }: ShownPart): DOMRect | null {
  const rects = fragment.getClientRects().filter(({ width, height }) => width * height > 0);
  if (rects.length === 0) return null;
  const left = Math.min(...rects.map((rect) => rect.left));
  const top = Math.min(...rects.map((rect) => rect.top));
  const right = Math.max(...rects.map((rect) => rect.right));
  const bottom = Math.max(...rects.map((rect) => rect.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}

/** An outline around the marked part; the page scrolls to one that is out of sight. */
export function PartOutline(): ReactElement | null {
  const marked = useStored(markedPart);
  const part = useStored(shownParts).find(
    ({ page, name }) => page === marked?.page && name === marked.name,
  );
  const outline = useRef<HTMLDivElement>(null);
  const isFromPanel = marked?.in === 'panel';
  useEffect(() => {
    if (!part) return;
    const first = boxOf(part);
    if (isFromPanel && first && (first.bottom < 0 || first.top > innerHeight))
      part.fragment.scrollIntoView();
    // The part moves as the page scrolls and as what is above it loads.
    let frame = 0;
    const follow = () => {
      const box = boxOf(part);
      const { current } = outline;
      if (current) {
        current.hidden = box === null;
        if (box)
          Object.assign(current.style, {
            left: `${box.left}px`,
            top: `${box.top}px`,
            width: `${box.width}px`,
            height: `${box.height}px`,
          });
      }
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [part, isFromPanel]);
  return part ? <div ref={outline} className="preview-outline" aria-hidden="true" /> : null;
}
