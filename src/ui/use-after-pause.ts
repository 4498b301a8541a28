import { useEffectEvent, useLayoutEffect } from 'react';

/** Calls `act` with a text once it has not changed for so many milliseconds: typing has paused. */
export function useAfterPause(
  text: string,
  milliseconds: number,
  act: (text: string) => void,
): void {
  const actNow = useEffectEvent(act);
  // A layout effect: a timer must not act between the render of another text and a later effect.
  useLayoutEffect(() => {
    const timer = setTimeout(() => actNow(text), milliseconds);
    return () => clearTimeout(timer);
  }, [text, milliseconds]);
}
