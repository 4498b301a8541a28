import { type RefObject, useEffect, useRef } from 'react';

interface FocusTarget {
  /** Selector of the element of the part that takes the focus; without it the part itself does. */
  within?: string;
  /** False for a part that is mounted without taking the focus. */
  isWanted?: boolean;
}

/** Returns the ref of a part that takes the focus when it is mounted, as the control that had it is removed. */
export function useFocusOnMount<Part extends HTMLElement>({
  within,
  isWanted = true,
}: FocusTarget = {}): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useEffect(() => {
    if (!isWanted) return;
    const target = within ? part.current?.querySelector<HTMLElement>(within) : part.current;
    target?.focus();
  }, [within, isWanted]);
  return part;
}
