import { useEffect } from 'react';
import { useConfiguration, useFacts } from '#config/facts-provider.tsx';
import { buildOf } from '#config/pages/application-version.ts';
import type { Category } from './consent-record.ts';
import { type Failure, treatFailures } from './pending-failures.ts';
import { isOwnRelay } from './uses.ts';

/**
 * Sends failures to the service of the setting `sentry`, whose code is loaded at the first failure. Another site
 * receives them only from customers who agreed to statistics, and never from a payment page.
 */
export function useFailureReports(granted: ReadonlySet<Category> | null, pays: boolean): void {
  const { enabled, dsn, environment, sampleRate } = useFacts().settings.sentry;
  const { version: configuration } = useConfiguration();
  const isAgreed = granted?.has('statistics') ?? null;
  useEffect(() => {
    if (!enabled || !dsn || !URL.canParse(dsn)) return treatFailures('drop');
    if (!isOwnRelay(dsn)) {
      if (pays || isAgreed === false) return treatFailures('drop');
      if (isAgreed === null) return treatFailures('keep');
    }
    const sender = once(() =>
      import('./failure-sender.ts').then(({ failureSender }) =>
        failureSender({ dsn, environment, sampleRate, build: buildOf(document), configuration }),
      ),
    );
    // A failure of the reports themselves cannot be reported.
    treatFailures((failure: Failure) => void sender().then((send) => send(failure), ignore));
  }, [enabled, dsn, environment, sampleRate, configuration, isAgreed, pays]);
}

const ignore = () => {};

/** Caches the result of the first call; a failed call is repeated at the next one. */
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
