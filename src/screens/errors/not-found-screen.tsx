import type { ReactElement } from 'react';
import { ProblemError } from '#domain/problem.ts';
import { usePathTo } from '#i18n/paths.ts';
import { ErrorPage } from './error-page.tsx';
import { errorViewOf } from './error-view.ts';
import { UsefulParts } from './useful-parts.tsx';

const notFound = errorViewOf(new ProblemError({ kind: 'not-found' }));

/** Shown for an unknown address. */
export function NotFoundScreen(): ReactElement {
  const pathTo = usePathTo();
  return (
    <ErrorPage view={notFound} home={pathTo('home')}>
      <UsefulParts />
    </ErrorPage>
  );
}
