import { type ReactElement, useEffect, useRef } from 'react';
import { shownParts } from '#parts/shown-page.ts';
import { useStored } from '#ui/use-stored.ts';
import { markedPart } from './marked-part.ts';
import { boxOf } from './part-box.ts';

/** A part of which less is in the window is out of sight: the header covers as much. */
const EDGE_PX = 64;

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
    if (isFromPanel && first && (first.bottom < EDGE_PX || first.top > innerHeight - EDGE_PX))
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
