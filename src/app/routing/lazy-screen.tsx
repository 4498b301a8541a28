import type { ComponentType, ReactElement } from 'react';
import type { Problem } from '#domain/problem.ts';
import { usePathTo } from '#i18n/paths.ts';
import { ErrorPage } from '#screens/errors/error-page.tsx';
import { errorViewOfProblem } from '#screens/errors/error-view.ts';
import { retryOf } from '#ui/feedback/retry-button.tsx';
import { SkeletonCards } from '#ui/feedback/skeleton.tsx';
import { type LazyPart, lazyPart } from '#ui/loading/lazy-part.tsx';

export type Screen = LazyPart<object>;

/** A screen whose code is loaded when it is first shown, with an error page when the load fails. */
export function lazyScreen(load: () => Promise<ComponentType>): Screen {
  return lazyPart(load, {
    waiting: () => <SkeletonCards />,
    failed: (failure) => <ScreenMissing {...failure} />,
  });
}

function ScreenMissing({ problem, retry }: { problem: Problem; retry: () => void }): ReactElement {
  const pathTo = usePathTo();
  return (
    <ErrorPage
      view={errorViewOfProblem(problem)}
      onRetry={retryOf(problem, retry)}
      home={pathTo('home')}
    />
  );
}
