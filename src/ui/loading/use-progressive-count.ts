import { startTransition, useEffect, useState } from 'react';
import { useEntryPlace } from './use-entry-state.ts';

/** How many items of each list of a page were rendered when its history entry was left. */
const left = new Map<string, number>();

interface BitByBit {
  /** Identifies the list within its page. */
  name: string;
  count: number;
  /** Least height of an item, in pixels: as many as fit into the window are rendered at once. */
  leastHeight: number;
  /** Items per batch: as many as a slow phone renders without a noticeable delay. */
  atATime: number;
}

/**
 * The number of items of a list to render: at first those in the window, then the others progressively, so that a long
 * page stays responsive. On a return by the history, all that were rendered before are rendered at once, as the page
 * then scrolls to where it was.
 */
export function useProgressiveCount({ name, count, leastHeight, atATime }: BitByBit): number {
  const place = useEntryPlace(name);
  const [rendered, setRendered] = useState(
    () => left.get(place) ?? Math.ceil(window.innerHeight / leastHeight),
  );
  useEffect(() => {
    left.set(place, rendered);
    if (rendered >= count) return;
    const timer = setTimeout(() => startTransition(() => setRendered((many) => many + atATime)));
    return () => clearTimeout(timer);
  }, [place, rendered, count, atATime]);
  return Math.min(rendered, count);
}
