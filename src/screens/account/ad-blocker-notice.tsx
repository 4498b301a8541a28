import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { Alert } from '#ui/alert.tsx';

/** Class names that ad blockers hide; the bait is one empty pixel and loads nothing. */
const bait = 'adsbox ad-banner ads pub_300x250';
/** Milliseconds until an ad blocker has applied its rules. */
const BLOCKER_DELAY_MS = 400;

/** Warns when an ad blocker is active on this page; can be dismissed. */
export function AdBlockerNotice(): ReactElement {
  const { t } = useTexts();
  const element = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => {
      const style = element.current && getComputedStyle(element.current);
      setFound(style?.display === 'none' || style?.visibility === 'hidden');
    }, BLOCKER_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <>
      <div ref={element} className={`bait ${bait}`} aria-hidden="true" />
      {found && (
        <Alert tone="info" title={t('session.adBlocker.title')} onDismiss={() => setFound(false)}>
          {t('session.adBlocker.body')}
        </Alert>
      )}
    </>
  );
}
