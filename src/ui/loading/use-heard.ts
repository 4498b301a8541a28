import { useEffect, useEffectEvent, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/**
 * A choice whose consequences take long to render, as a chart: it is heard at once, and acts after the browser has
 * painted that. Gives the choice while it is only heard, then null: `settled` is what it changes, and tells that it did.
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
