import { useEffect } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
import type { Category } from './consent-record.ts';
import { type Failure, treatFailures } from './pending-failures.ts';
import { isOwnRelay } from './uses.ts';

/**
 * Sends what fails to the service of the setting `sentry`, whose code comes with the first failure. Another site gets it
 * only from customers who agreed to statistics, and never from a page that pays.
 */
export function useFailureReports(granted: ReadonlySet<Category> | null, pays: boolean): void {
  const { enabled, dsn, environment, sampleRate } = useFacts().settings.sentry;
  const isAgreed = granted?.has('statistics') ?? null;
  useEffect(() => {
    if (!enabled || !dsn || !URL.canParse(dsn)) return treatFailures('drop');
    if (!isOwnRelay(dsn)) {
      if (pays || isAgreed === false) return treatFailures('drop');
      if (isAgreed === null) return treatFailures('keep');
    }
    const sender = once(() =>
      import('./failure-sender.ts').then(({ failureSender }) =>
        failureSender({ dsn, environment, sampleRate }),
      ),
    );
    // A failure of the reports themselves is none that could be reported.
    treatFailures((failure: Failure) => void sender().then((send) => send(failure), ignore));
  }, [enabled, dsn, environment, sampleRate, isAgreed, pays]);
}

const ignore = () => {};

/** The result of the first call; one that failed is made again at the next. */
function once<Result>(make: () => Promise<Result>): () => Promise<Result> {
  let made: Promise<Result> | null = null;
  return () => {
    made ??= make().catch((thrown: unknown) => {
      made = null;
      throw thrown;
    });
    return made;
  };
}
