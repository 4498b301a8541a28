import { useCallback, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { beforeDeparture } from './departures.ts';

/**
 * Gives the function by which a form gets at once what is typed and not committed yet. It is called by itself before
 * anybody else hears that the page, the address or the dialog around the form goes.
 *
 * @param typed what the fields hand over by.
 */
export function useHandOver(typed: ReadonlySet<() => void>): () => void {
  const handOver = useCallback(() => {
    const all = () => typed.forEach((hand) => void hand());
    flushSync(all);
    // Computed resets follow what the fields handed over.
    flushSync(all);
  }, [typed]);
  useEffect(() => beforeDeparture(handOver), [handOver]);
  return handOver;
}
