import { useEffect, useRef } from 'react';
import { useConfiguration, useFacts } from '#config/facts-provider.tsx';
import { buildOf } from '#config/pages/application-version.ts';
import { isInShare, traceOfVisit } from '#domain/visit-trace.ts';
import type { Category } from './consent-record.ts';

/**
 * Measures a share of the visits for the retailer (setting `webVitals`), once the customer agreed to statistics. The code is
 * loaded then; what happened before is measured all the same.
 */
export function useWebVitals(granted: ReadonlySet<Category> | null, route: string | null): void {
  const { enabled, address, sampleRate } = useFacts().settings.webVitals;
  const { version: configuration } = useConfiguration();
  const first = useRef(route);
  const isMeasured = useRef(false);
  const mayMeasure = enabled && address !== null && granted?.has('statistics') === true;
  useEffect(() => {
    if (!mayMeasure || isMeasured.current || first.current === null || !isInShare(sampleRate))
      return;
    const measured = { page: first.current, build: buildOf(document), configuration };
    isMeasured.current = true;
    import('./web-vitals-sender.ts').then(
      ({ sendWebVitals }) => sendWebVitals(address, { ...measured, trace: traceOfVisit() }),
      () => {},
    );
  }, [mayMeasure, address, sampleRate, configuration]);
}
