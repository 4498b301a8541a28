import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { now } from './clock.ts';

/** The moment at which the page is being printed; null while it is not. */
export function useMomentOfPrint(): string | null {
  const [printed, setPrinted] = useState<string | null>(null);
  useEffect(() => {
    // The browser lays out the print as soon as all `beforeprint` listeners have run.
    const begin = () => flushSync(() => setPrinted(new Date(now()).toISOString()));
    const end = () => setPrinted(null);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return printed;
}
