import type { ReactElement } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
import { SkeletonCards } from '#ui/feedback/skeleton.tsx';
import { lazyPart } from '#ui/loading/lazy-part.tsx';
import { ActionsHome } from './actions-home.tsx';
import { useGreeting, useIsStarting } from './use-greeting.ts';

const Overview = lazyPart(() => import('./overview.tsx').then((module) => module.Overview), {
  waiting: () => <SkeletonCards cards={4} />,
});

/** The actions on offer; with a home of type `overview` what matters to the customer now. */
export function HomeScreen(): ReactElement {
  const isOverview = useFacts().settings.home.type === 'overview';
  const name = useGreeting();
  if (useIsStarting()) return <SkeletonCards />;
  return isOverview ? <Overview name={name} /> : <ActionsHome />;
}

/** The alternative home: the actions on offer, whatever the home of the settings is. */
export function AlternativeHomeScreen(): ReactElement {
  return useIsStarting() ? <SkeletonCards /> : <ActionsHome />;
}
