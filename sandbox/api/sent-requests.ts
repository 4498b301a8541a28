/** A request that reached the retailer, and its outcome. */
export interface SentRequest {
  operationId: string;
  /** Path and query as requested, without `/api`. */
  url: string;
  /** Customer of the token, null without one. */
  customer: number | null;
  idempotencyKey: string | null;
  /** The body, parsed where it is JSON; null without one. */
  body: unknown;
  /** True when the retailer handled it, and no injected fault answered instead. */
  handled: boolean;
  /** Body of the retailer's own answer, even if it was lost on the way; null until then. */
  answer: unknown;
}

/** The last requests of each browser that names its scope, for assertions of tests. */
export interface SentRequests {
  keep(scope: string, request: SentRequest): void;
  of(scope: string): readonly SentRequest[];
}

const MOST_OF_A_SCOPE = 200;
const MOST_SCOPES = 50;

/** Keeps requests in memory; the oldest are dropped first. */
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
