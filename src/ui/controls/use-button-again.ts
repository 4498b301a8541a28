import { type RefObject, useRef } from 'react';
import { useFocusOnChange } from '#ui/focus/use-focus-on-change.ts';

/** Returns the ref of a place whose first button takes the focus again when what was open there has closed. */
export function useButtonAgain(isClosed: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useFocusOnChange(isClosed, () => {
    if (isClosed) place.current?.querySelector('button')?.focus();
  });
  return place;
}
