import { payloadOf, successfulAnswer } from '#api/answer.ts';
import { apiClient } from '#api/client.ts';
import type { CallParams } from '#domain/form-call.ts';
import { ProblemError } from '#domain/problem.ts';
import { isObject } from '#domain/values/is-object.ts';
import { type CallRoots, callMembers } from './call-values.ts';

/** The client's calls for a path that is known when the form is published, and not when the portal is built. */
const client = apiClient as unknown as Record<
  string,
  (path: string, init: object) => Promise<{ data?: unknown; error?: unknown; response: Response }>
>;

interface Requested extends CallParams {
  method: string;
  path: string;
}

interface Answered {
  status: number;
  /** What the retailer returned, without its envelope. */
  answer: unknown;
}

/** The answer to a call that the description explains. Throws ProblemError, `unreadable` without an envelope. */
export async function calledAnswer(
  { method, path, inPath, query }: Requested,
  roots: CallRoots,
  { header, body }: { header?: Record<string, string>; body?: unknown } = {},
): Promise<Answered> {
  const params = {
    path: callMembers(inPath, roots),
    query: callMembers(query, roots),
    ...(header && { header }),
  };
  const call = client[method]?.(path, { params, ...(body !== undefined && { body }) });
  if (!call) throw new Error(`The client has no method ${method}`);
  const { data, response } = await successfulAnswer(call);
  if (!isObject(data) || data.status !== 'OK') throw new ProblemError({ kind: 'unreadable' });
  return { status: response.status, answer: 'data' in data ? payloadOf(data) : data };
}
