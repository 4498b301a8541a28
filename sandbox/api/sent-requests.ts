/** A write that reached the retailer, as it was sent. */
export interface SentRequest {
  operationId: string;
  body: unknown;
}

/** The last writes of each browser that names its scope, for tests to compare. */
export interface SentRequests {
  keep(scope: string, request: SentRequest): void;
  of(scope: string): readonly SentRequest[];
}

const MOST_OF_A_SCOPE = 20;
const MOST_SCOPES = 50;

/** Keeps what was sent in memory; the oldest goes first. */
export function createSentRequests(): SentRequests {
  const sent = new Map<string, SentRequest[]>();
  return {
    keep(scope, request) {
      const [oldest] = sent.keys();
      if (!sent.has(scope) && sent.size >= MOST_SCOPES && oldest) sent.delete(oldest);
      sent.set(scope, [...(sent.get(scope) ?? []), request].slice(-MOST_OF_A_SCOPE));
    },
    of: (scope) => sent.get(scope) ?? [],
  };
}
