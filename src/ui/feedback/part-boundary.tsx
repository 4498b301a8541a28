import type { ReactElement, ReactNode } from 'react';
import { reportOwnFault } from '#config/report.ts';
import { problemOf } from '#domain/problem.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { PartFailure } from './part-failure.tsx';
import { WholeFailure } from './whole-failure.ts';

interface PartBoundaryProps {
  /** What the report of a failure calls the part. */
  name: string;
  /** When this changes, a part that failed is rendered again. */
  place?: string;
  /** Stands in place of the part that failed; by default it says so and offers another try. */
  instead?: ReactNode;
  children: ReactNode;
}

/** A part of a page that may fail without the rest: what it throws stays in its place. */
export function PartBoundary({
  name,
  place = '',
  instead,
  children,
}: PartBoundaryProps): ReactElement {
  return (
    <ErrorBoundary
      resetKey={`${name} ${place}`}
      onFailure={(thrown) => reportOwnFault(`The part "${name}" of a page failed`, thrown)}
      fallback={(thrown, retry) => {
        // That the screen cannot be shown is for its error page to say.
        if (thrown instanceof WholeFailure) throw thrown;
        return instead === undefined ? (
          <PartFailure problem={problemOf(thrown)} retry={retry} />
        ) : (
          instead
        );
      }}
    >
      {children}
    </ErrorBoundary>
  );
}
