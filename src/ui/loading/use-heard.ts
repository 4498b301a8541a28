import { useEffect, useEffectEvent, useState } from 'react';

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
