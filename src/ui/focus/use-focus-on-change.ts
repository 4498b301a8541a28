import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls `focus` each time that a part of the page shows something else, as the control that had the focus is removed.
 *
 * @param shows what the part shows
 * @param before what it showed before it was mounted; by default the same
 */
export function useFocusOnChange<Shown>(shows: Shown, focus: () => void, before = shows): void {
  const shown = useRef(before);
  const focusNow = useEffectEvent(focus);
  useEffect(() => {
    if (shown.current === shows) return;
    shown.current = shows;
    focusNow();
  }, [shows]);
}
