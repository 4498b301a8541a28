import type { ServedToVisitors } from '#config/pages/prerendered-page.ts';
import { isJsonObject, type JsonObject } from '#tools/config/sources/json-value.ts';

/** Longest wait for an answer, in milliseconds: publishing must not hang. */
const LONGEST_WAIT_MS = 10_000;

/**
 * What the retailer's API serves to visitors: the public settings and the feature flags. `api` is its base address, as
 * in `schemas/deployment.json`. Throws an Error of one line when it does not answer, or not as described.
 */
export async function servedToVisitors(api: string): Promise<ServedToVisitors> {
  const [settings, { feature_flags: flags = {} }] = await Promise.all([
    payload(api, 'v2/ov_customize/ov_settings'),
    payload(api, 'v1/feature_flags/'),
  ]);
  const isFlag = (entry: [string, unknown]): entry is [string, boolean] =>
    typeof entry[1] === 'boolean';
  return { settings, flags: Object.fromEntries(Object.entries(flags ?? {}).filter(isFlag)) };
}

async function payload(api: string, path: string): Promise<JsonObject> {
  const address = `${api.replace(/\/$/, '')}/${path}`;
  const failed = (why: string) =>
    new Error(`${address}: ${why}; without --settings no request is sent`);
  const answer = await fetch(address, { signal: AbortSignal.timeout(LONGEST_WAIT_MS) }).catch(
    (cause: Error) => {
      throw failed(`there is no answer (${cause.message})`);
    },
  );
  if (!answer.ok) throw failed(`it answers ${answer.status}`);
  const body: unknown = await answer.json().catch(() => null);
  const data = isJsonObject(body) ? body.data : null;
  const result = isJsonObject(data) && isJsonObject(data.result) ? data.result : data;
  if (!isJsonObject(result)) throw failed('its answer has no data');
  return result;
}
