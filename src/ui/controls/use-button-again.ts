import { type RefObject, useEffect, useRef } from 'react';

/** Leads the focus back to the first button of a place when what was open there has closed. */
export function useButtonAgain(isClosed: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isClosed && wasOpen.current) place.current?.querySelector('button')?.focus();
    wasOpen.current = !isClosed;
  }, [isClosed]);
  return place;
}
