import type { ReactElement } from 'react';
import { codeOf } from '#config/code-loading.ts';
import { useFreshStyles } from '#ui/layout/use-fresh-styles.ts';
import { useCode } from '#ui/loading/use-code.ts';
import { useIdlePrefetch } from '#ui/loading/use-idle.ts';
import { usePageSettled } from '#ui/loading/use-page-settled.ts';
import { LateDialog } from '#ui/overlays/late-dialog.tsx';

const expiredDialog = codeOf(() =>
  import('./notices/expired-dialog.tsx').then((module) => module.ExpiredDialog),
);

interface LatePartsProps {
  isSignedIn: boolean;
  hasExpired: boolean;
}

/**
 * Dialogs for failures. Their code is loaded after the page: when a session ends, or a part does not load, the
 * connection may be lost too.
 */
export function LateParts({ isSignedIn, hasExpired }: LatePartsProps): ReactElement | null {
  useFreshStyles();
  const isSettled = usePageSettled();
  const { here: ExpiredDialog } = useCode(expiredDialog, (isSignedIn && isSettled) || hasExpired);
  useIdlePrefetch(isSettled, LateDialog.prefetch);
  return hasExpired && ExpiredDialog ? <ExpiredDialog /> : null;
}
