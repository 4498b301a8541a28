import { BrowserClient, defaultStackParser, makeFetchTransport, Scope } from '@sentry/browser';
import type { Settings } from '#domain/settings/settings-types.ts';
import { traceOfVisit } from '#domain/visit-trace.ts';
import type { Failure } from './pending-failures.ts';
import { scrubEvent } from './scrub-event.ts';

/** The service that gets the reports, and what they come from. */
interface ReportedFrom extends Pick<Settings['sentry'], 'environment' | 'sampleRate'> {
  dsn: string;
  /** Build of the application (`/version.json` and the version page have it too); undefined without one. */
  build: string | undefined;
  /** Version of the configuration. */
  configuration: string;
}

/**
 * Sends failures to a service with Sentry's protocol, each without data that identifies a person. It uses no
 * integrations of the library: it records no clicks, addresses, console output or calls, and patches nothing global.
 */
export function failureSender({
  dsn,
  environment,
  sampleRate,
  build,
  configuration,
}: ReportedFrom): (failure: Failure) => void {
  const client = new BrowserClient({
    dsn,
    environment,
    sampleRate,
    release: `lluerna@${import.meta.env.VITE_APP_VERSION}`,
    ...(build && { dist: build }),
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [],
    sendClientReports: false,
    beforeSend: (event) => scrubEvent(event),
  });
  const scope = new Scope();
  scope.setClient(client);
  scope.setTag('configuration', configuration);
  // The calls of this visit have it too (setting `api.traceparent`).
  const { sampleRand } = scope.getPropagationContext();
  scope.setPropagationContext({ traceId: traceOfVisit(), sampleRand });
  client.init();
  return ({ what, cause }) => {
    if (cause instanceof Error)
      scope.captureException(cause, { captureContext: { extra: { what } } });
    else if (cause === undefined) scope.captureMessage(what, 'error');
    else scope.captureMessage(what, 'error', { captureContext: { extra: { cause } } });
  };
}
