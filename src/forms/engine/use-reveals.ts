import { useLayoutEffect, useRef, useState } from 'react';

/**
 * How often this part of the page was shown again after React had hidden it, while something beside it loaded. RJSF's
 * form takes no new props while it is hidden: this number, as one more of them, makes it look at all of them.
 */
export function useReveals(): number {
  const [reveals, setReveals] = useState(0);
  const wasShown = useRef(false);
  useLayoutEffect(() => {
    if (wasShown.current) setReveals((count) => count + 1);
    wasShown.current = true;
  }, []);
  return reveals;
}
