import { useRef, useState } from 'react';
import { reportOwnFault } from '#config/report.ts';

/**
 * Saves files one at a time: what is pressed while one is on its way starts nothing.
 *
 * @returns how the last one went, and the function that starts one; what it is given rejects when the file cannot be loaded.
 */
export function useDownload(): {
  state: 'idle' | 'busy' | 'failed';
  start: (download: () => Promise<void>) => void;
} {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  // The second click of a double click arrives before the next render.
  const isBusy = useRef(false);
  const start = (download: () => Promise<void>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setState('busy');
    download()
      .then(
        () => setState('idle'),
        (thrown) => {
          reportOwnFault('A download failed', thrown);
          setState('failed');
        },
      )
      .finally(() => {
        isBusy.current = false;
      });
  };
  return { state, start };
}
