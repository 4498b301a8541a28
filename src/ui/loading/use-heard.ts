import { useEffect, useEffectEvent, useState } from 'react';
import { type SmallStore, smallStore } from '#ui/small-store.ts';

/** Does something once the browser has painted what was rendered last; gives what calls it off. */
function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  // The frame begins with this; what is done in it would still delay its paint.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Presses whose consequences take long to render, as the next step of a wizard. */
export interface HeardPresses {
  /**
   * The control that was pressed, until it has acted; null for none. For `useStored` of the controls alone: rendering the
   * page around them would be slow.
   */
  heard: SmallStore<string | null>;
  /** Acts after the browser has painted that the control was pressed; another press meanwhile does nothing. */
  press: (control: string, act: () => void) => void;
}

/** Presses that their controls show at once, and that act after that paint. */
export function useHeardPresses(): HeardPresses {
  const [presses] = useState((): HeardPresses => {
    const heard = smallStore<string | null>(null);
    const press = (control: string, act: () => void) => {
      if (heard.read() !== null) return;
      heard.write(control);
      afterPaint(() => {
        heard.write(null);
        act();
      });
    };
    return { heard, press };
  });
  return presses;
}

/**
 * A choice whose consequences take long to render, as a chart: it is shown at once, and acts after the browser has painted
 * that. Gives the choice until it is in force, then null; `settled` is the value that it changes.
 */
export function useHeard<Choice>(
  act: (choice: Choice) => void,
  settled: unknown,
): [heard: Choice | null, choose: (choice: Choice) => void] {
  const [heard, setHeard] = useState<{ choice: Choice; before: unknown } | null>(null);
  const actNow = useEffectEvent(act);
  useEffect(() => (heard ? afterPaint(() => actNow(heard.choice)) : undefined), [heard]);
  if (heard && heard.before !== settled) setHeard(null);
  return [heard?.choice ?? null, (choice) => setHeard({ choice, before: settled })];
}
