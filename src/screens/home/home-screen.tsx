import type { ReactElement } from 'react';
import type { Settings } from '#config/configuration-types.ts';
import { useFacts } from '#config/facts-provider.tsx';
import { SkeletonCards } from '#ui/feedback/skeleton.tsx';
import { lazyPart } from '#ui/loading/lazy-part.tsx';
import { ActionsHome } from './actions-home.tsx';
import { useGreeting, useIsStarting } from './use-greeting.ts';
import { VisitorsHome } from './visitors-home.tsx';

const Overview = lazyPart(() => import('./overview.tsx').then((module) => module.Overview), {
  waiting: () => <SkeletonCards cards={4} />,
});

/** Loads the code of the overview ahead where the home is one, so that it is shown at once. */
export async function loadHome({ home }: Settings, isCustomer: boolean): Promise<void> {
  if (isCustomer && home.type === 'overview') await Overview.load();
}

/**
 * The actions on offer; with a home of type `overview` what matters to the customer now, and to a visitor the ways in with
 * what the retailer offers.
 */
export function HomeScreen(): ReactElement {
  const { settings, session } = useFacts();
  const name = useGreeting();
  if (useIsStarting()) return <SkeletonCards />;
  if (settings.home.type !== 'overview') return <ActionsHome />;
  return session.signedIn ? <Overview name={name} /> : <VisitorsHome />;
}

/** The alternative home: the actions on offer, whatever the home of the settings is. */
export function AlternativeHomeScreen(): ReactElement {
  return useIsStarting() ? <SkeletonCards /> : <ActionsHome />;
}
