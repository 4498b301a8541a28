import { startTransition, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Least height of a row, in pixels: what the window has place for is drawn at once. */
const LEAST_ROW_PX = 48;

/** Rows that a slow telephone draws without anybody noticing. */
const ROWS_AT_A_TIME = 6;

/**
 * How many of the rows are drawn: at first those in sight, then the others bit by bit, so that the page of a hundred
 * answers meanwhile. Whoever comes back to a page has all of them at once, as it then scrolls to where it was.
 */
export function useDrawnRows(count: number): number {
  const { key } = useLocation();
  const isBack = useNavigationType() === 'POP' && key !== 'default';
  const [drawn, setDrawn] = useState(() =>
    isBack ? Number.POSITIVE_INFINITY : Math.ceil(window.innerHeight / LEAST_ROW_PX),
  );
  useEffect(() => {
    if (drawn >= count) return;
    const timer = setTimeout(() =>
      startTransition(() => setDrawn((rows) => rows + ROWS_AT_A_TIME)),
    );
    return () => clearTimeout(timer);
  }, [drawn, count]);
  return Math.min(drawn, count);
}
