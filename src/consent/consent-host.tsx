import { type ReactElement, useEffect, useState } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
import { lazyPart } from '#ui/loading/lazy-part.tsx';
import { usePageSettled } from '#ui/loading/use-page-settled.ts';
import { whenIdle } from '#ui/loading/when-idle.ts';
import type { ConsentBarProps } from './consent-bar.tsx';
import { useConsent } from './use-consent.ts';
import { useFailureReports } from './use-failure-reports.ts';
import { useThirdParties } from './use-third-parties.ts';
import { categoriesOf, usesOf } from './uses.ts';

// Without the code nobody is asked, so nothing is loaded either.
const ConsentBar = lazyPart<ConsentBarProps>(
  () => import('./consent-bar.tsx').then((module) => module.ConsentBar),
  { failed: () => null },
);

const WithdrawnNotice = lazyPart(
  () => import('./withdrawn-notice.tsx').then((module) => module.WithdrawnNotice),
  { failed: () => null },
);

/**
 * Asks what may be loaded of others, once the page has what it needs, and loads it. On a page that pays nothing of others
 * is loaded.
 */
export function ConsentHost({ pays }: { pays: boolean }): ReactElement {
  const { settings } = useFacts();
  const { granted, choose } = useConsent();
  const asked = categoriesOf(usesOf(settings));
  const isSettled = usePageSettled();
  const [isIdle, setIdle] = useState(false);
  useEffect(() => (isSettled ? whenIdle(() => setIdle(true)) : undefined), [isSettled]);
  const isAsking = isIdle && granted === null && asked.length > 0;
  const [wasAsked, setAsked] = useState(false);
  if (isAsking && !wasAsked) setAsked(true);
  const isWithdrawn = useThirdParties(granted, isIdle && !pays);
  useFailureReports(granted, pays);
  return (
    <>
      {wasAsked && <ConsentBar isOpen={isAsking} asked={asked} choose={choose} />}
      {isWithdrawn && <WithdrawnNotice />}
    </>
  );
}
