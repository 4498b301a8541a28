import { isJsonObject } from '#tools/config/sources/json-value.ts';
import { type Answer, type Call, callsTo, type Sent } from './call.ts';
import { checkCors } from './checks/cors.ts';
import { checkErrors } from './checks/errors.ts';
import { checkLanguages } from './checks/languages.ts';
import { checkPages } from './checks/pages.ts';
import { checkSpeed } from './checks/speed.ts';
import { checkTransport } from './checks/transport.ts';
import { tryWrites } from './checks/writes.ts';
import { membersOf, type Operation } from './description/described-operations.ts';
import type { Finding } from './finding.ts';
import { payloadOf, type Values } from './plan/known-values.ts';
import type { Served } from './uses/offered-features.ts';
import { type OperationResult, walkReads } from './walk.ts';

/** What to verify, and how. */
export interface VerifyOptions {
  /** Base of the API. */
  url: string;
  token: string | null;
  /** A token that has expired, to see how it is refused; null without one. */
  expired: string | null;
  /** Values of parameters, of which alone something is changed. */
  ids: Values;
  writes: boolean;
  /** Origin of the portal where it is another than that of the API; null otherwise. */
  origin: string | null;
  /** Languages of the portal as the API calls them, the usual one first. */
  languages: readonly string[];
  /** Features that are closed with what the server serves, each with the condition that closes it. */
  closedWith: (served: Served) => ReadonlyMap<string, string>;
  slowMs: number;
  timeoutMs: number;
}

/** What was found. */
export interface Verification {
  url: string;
  results: readonly OperationResult[];
  findings: readonly Finding[];
  /** Features that the retailer does not offer -> the condition that closes each. */
  closed: ReadonlyMap<string, string>;
  calls: number;
  ms: number;
}

/** A server may end the token that this renews: it is called after all others. */
const RENEWS_TOKEN = 'isTokenValid';

/** Compares a server with the description; calls nothing that changes something unless it may write. */
export async function verify(
  operations: readonly Operation[],
  options: VerifyOptions,
): Promise<Verification> {
  const start = performance.now();
  const { url, token, expired, ids, origin, languages, slowMs } = options;
  const seen = new Map<string, Answer[]>();
  let calls = 0;
  const server = callsTo(options);
  const recorded =
    (operationId: string): Call =>
    async (sent: Sent) => {
      const answer = await server(sent);
      calls += 1;
      seen.set(operationId, [...(seen.get(operationId) ?? []), answer]);
      return answer;
    };
  const counted: Call = (sent) => {
    calls += 1;
    return server(sent);
  };
  // The number of a contract has two names in paths.
  const given: Values = {
    ...(ids.contractName !== undefined && { name: ids.contractName }),
    ...ids,
    ...(token !== null && { token }),
  };
  const others = operations.filter(({ operationId }) => operationId !== RENEWS_TOKEN);
  const walked = await walkReads(others, recorded, given);
  const closed = options.closedWith(servedIn(walked));
  const offered = (operation: Operation): Operation => ({
    ...operation,
    features: operation.features.filter((feature) => !closed.has(feature)),
  });
  const reads = walked.map((result) => ({ ...result, operation: offered(result.operation) }));
  const all = [
    await checkErrors(reads, recorded, { token, expired }),
    await checkPages(reads, counted),
    await checkLanguages(reads, { call: counted, languages }),
    await checkTransport(url, [...seen.values()].flat()),
  ];
  // Last, as a list that grows meanwhile would look like one that loses its place.
  const writes = await tryWrites(operations.map(offered), recorded, options.writes ? given : null);
  const renewing = operations.filter((one) => !others.includes(one));
  const renewal = await walkReads(renewing, recorded, given);
  const results = [...reads, ...renewal, ...writes.results];
  all.push(writes.findings, checkSpeed(results, slowMs));
  const used = operations.map(offered).filter(({ features }) => features.length > 0);
  if (origin) all.push(await checkCors(used, seen, { call: counted, origin }));
  return { url, results, findings: all.flat(), closed, calls, ms: performance.now() - start };
}

/** Settings and flags in the answers of a server. */
function servedIn(results: readonly OperationResult[]): Served {
  const payload = (id: string) =>
    membersOf(
      payloadOf(results.find(({ operation }) => operation.operationId === id)?.first?.json),
    );
  const flags = payload('getFeatureFlags').feature_flags;
  return {
    settings: [payload('getPublicSettings'), payload('getPrivateSettings')],
    flags: isJsonObject(flags) ? flags : null,
  };
}
