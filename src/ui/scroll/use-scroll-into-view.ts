import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns the ref of a part that is scrolled into view each time that `reason` becomes another one; a missing reason
 * scrolls nothing.
 */
export function useScrollIntoView<Part extends HTMLElement>(
  reason: string | null,
  block: ScrollLogicalPosition,
): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useEffect(() => {
    if (reason !== null) part.current?.scrollIntoView?.({ block });
  }, [reason, block]);
  return part;
}
