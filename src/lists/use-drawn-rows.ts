import { startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Least height of a row, in pixels: what the window has place for is drawn at once. */
const LEAST_ROW_PX = 48;

/** Rows that a slow telephone draws without anybody noticing. */
const ROWS_AT_A_TIME = 6;

/** How many rows each place of the history had when it was left. */
const left = new Map<string, number>();

/**
 * How many of the rows are drawn: at first those in sight, then the others bit by bit, so that the page of a hundred
 * answers meanwhile. Whoever comes back to a page has all of them at once, as it then scrolls to where it was.
 */
export function useDrawnRows(count: number): number {
  const { key } = useLocation();
  const [drawn, setDrawn] = useState(
    () => left.get(key) ?? Math.ceil(window.innerHeight / LEAST_ROW_PX),
  );
  useEffect(() => {
    left.set(key, drawn);
    if (drawn >= count) return;
    const timer = setTimeout(() =>
      startTransition(() => setDrawn((rows) => rows + ROWS_AT_A_TIME)),
    );
    return () => clearTimeout(timer);
  }, [key, drawn, count]);
  return Math.min(drawn, count);
}
