import { useLayoutEffect } from 'react';
import { thirdParties } from './third-parties.ts';

/**
 * False on a payment page whose document contains a third-party script: the page must show nothing then, as the
 * document is reloaded without the script.
 */
export function useCleanDocument(pays: boolean): boolean {
  const isTainted = pays && thirdParties().length > 0;
  useLayoutEffect(() => {
    if (isTainted) window.location.reload();
  }, [isTainted]);
  return !isTainted;
}
