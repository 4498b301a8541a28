import { startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** How much of each part of a page stood there when its place in the history was left. */
const left = new Map<string, number>();

interface BitByBit {
  /** Tells the parts of one page apart. */
  name: string;
  count: number;
  /** Least height of one, in pixels: what the window has place for is drawn at once. */
  leastHeight: number;
  /** As many as a slow telephone draws without anybody noticing. */
  atATime: number;
}

/**
 * How many of some things, one below the other, are drawn: at first those in sight, then the others bit by bit, so that
 * a long page answers meanwhile. Whoever comes back to a page has all of them at once, as it then scrolls to where it
 * was.
 */
export function useBitByBit({ name, count, leastHeight, atATime }: BitByBit): number {
  const { key, pathname } = useLocation();
  // Places that no link led to share one key.
  const place = `${key} ${pathname} ${name}`;
  const [drawn, setDrawn] = useState(
    () => left.get(place) ?? Math.ceil(window.innerHeight / leastHeight),
  );
  useEffect(() => {
    left.set(place, drawn);
    if (drawn >= count) return;
    const timer = setTimeout(() => startTransition(() => setDrawn((many) => many + atATime)));
    return () => clearTimeout(timer);
  }, [place, drawn, count, atATime]);
  return Math.min(drawn, count);
}
