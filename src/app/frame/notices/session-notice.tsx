import { type ReactElement, useCallback, useEffect, useState } from 'react';
import { useSession, useSessionActor } from '#actors/session-context.ts';
import { useInstant } from '#config/use-instant.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/layout/icon.tsx';

/** How long before its end a session is announced to end, in milliseconds. */
const AHEAD_MS = 120_000;

/**
 * Announces the end of a session two minutes before, with a button to renew it (WCAG 2.2, 2.2.1). The portal renews a
 * session by itself while a page is open (`machines/session.ts`), so it ends only where that fails, most often for lack
 * of a connection; the button retries at once.
 */
export function SessionNotice(): ReactElement | null {
  const { t } = useTexts();
  const session = useSessionActor();
  const endsAt = useSession(({ context }) => context.user?.endsAt ?? Number.POSITIVE_INFINITY);
  const hasFailed = useSession((snapshot) => snapshot.matches({ signedIn: 'ending' }));
  const isTrying = useSession((snapshot) => snapshot.matches({ signedIn: 'refreshing' }));
  // Another attempt may fail too; the notice remains until one succeeds.
  const [failedFor, setFailedFor] = useState<number | null>(null);
  if (hasFailed && failedFor !== endsAt) setFailedFor(endsAt);
  const [near, setNear] = useState<number | null>(null);
  useInstant(
    endsAt - AHEAD_MS,
    useCallback(() => setNear(endsAt), [endsAt]),
  );
  const isShown = (hasFailed || isTrying) && failedFor === endsAt && near === endsAt;
  useFocusOfPageAfter(isShown);
  if (!isShown) return null;
  return (
    <div role="alert" className="frame-notice">
      <Icon name="clock" />
      <p>{t('frame.ending.body')}</p>
      <Button
        variant="quiet"
        size="small"
        busy={isTrying}
        onClick={() => session.send({ type: 'stay' })}
      >
        {t('frame.ending.stay')}
      </Button>
    </div>
  );
}

/** Focuses the page when the notice is removed with the button that was pressed in it. */
function useFocusOfPageAfter(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return;
    return () =>
      queueMicrotask(() => {
        if (document.activeElement === document.body)
          document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
      });
  }, [isShown]);
}
