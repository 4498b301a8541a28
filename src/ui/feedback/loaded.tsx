import type { ReactElement, ReactNode } from 'react';
import { problemOf } from '#domain/problem.ts';
import { useTexts } from '#i18n/texts.ts';
import { Alert } from './alert.tsx';
import { ErrorState } from './error-state.tsx';
import { problemText } from './problem-text.ts';
import { RetryButton } from './retry-button.tsx';
import { useRetryOnReconnect } from './use-retry-on-reconnect.ts';
import { useWholeFailure } from './whole-failure.ts';

export interface LoadedProps<Data> {
  /** Result of `useQuery`. */
  query: {
    data: Data | undefined;
    error: Error | null;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** Shown while the read is pending. */
  skeleton: ReactNode;
  /** What could not be loaded, for example "No hemos podido cargar sus contratos". */
  failed: string;
  /**
   * The screen is about what is read: without it the error page of the failure replaces the whole screen, and says what
   * to do next.
   */
  whole?: boolean;
  /** Shown when the problem is `not-found`. */
  missing?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Renders a query: a skeleton while it is pending, its data, or an error with a retry. */
export function Loaded<Data>({
  query: { data, error, isFetching, refetch },
  skeleton,
  failed,
  whole = false,
  missing,
  children,
}: LoadedProps<Data>): ReactElement {
  const texts = useTexts();
  const problem = error && problemOf(error);
  const retry = () => void refetch();
  // Without data the error state does it.
  useRetryOnReconnect(data === undefined ? null : problem, retry);

  const isMissing = problem?.kind === 'not-found' && missing !== undefined;
  useWholeFailure(whole && data === undefined && !isMissing ? problem : null, failed);

  if (isMissing) return <>{missing}</>;
  if (data === undefined) {
    if (!problem) return <>{skeleton}</>;
    return <ErrorState problem={problem} title={failed} onRetry={retry} retrying={isFetching} />;
  }
  return (
    <>
      {problem && (
        <Alert
          tone="warning"
          title={failed}
          actions={<RetryButton size="small" problem={problem} busy={isFetching} onRetry={retry} />}
        >
          {problemText(problem, texts).body}
        </Alert>
      )}
      {children(data)}
    </>
  );
}
