import { useLayoutEffect } from 'react';
import { thirdParties } from './third-parties.ts';

/**
 * False on a page that pays in a document that holds a script of others: nothing may be shown then, as the document is
 * loaded anew, without it.
 */
export function useCleanDocument(pays: boolean): boolean {
  const isTainted = pays && thirdParties().length > 0;
  useLayoutEffect(() => {
    if (isTainted) window.location.reload();
  }, [isTainted]);
  return !isTainted;
}
