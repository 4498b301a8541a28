import type { ReactElement } from 'react';
import { useRouteError } from 'react-router-dom';
import { ErrorPage } from '#screens/errors/error-page.tsx';
import { errorViewOf } from '#screens/errors/error-view.ts';

/** Replaces the whole page when it failed. */
export function WholePageError({ thrown }: { thrown: unknown }): ReactElement {
  return (
    <main className="error-alone">
      <ErrorPage view={errorViewOf(thrown)} onRetry={() => location.reload()} />
    </main>
  );
}

/** As WholePageError, for a failure inside the router. */
export function PageError(): ReactElement {
  return <WholePageError thrown={useRouteError()} />;
}
