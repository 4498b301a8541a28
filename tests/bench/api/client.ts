import { DEMO } from '#sandbox/seed/seed.ts';

/** Reads a path of the API as a customer; throws for any answer but 200. */
// biome-ignore lint/suspicious/noExplicitAny: a bench looks into answers of every shape
export type Read = (path: string) => Promise<any>;

const RUNS = 25;

/** Signs in at a sandbox. */
export async function signedIn(url: string, user: string): Promise<Read> {
  const answer = await fetch(`${url}/api/v1/get_token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user, password: DEMO.password }),
  });
  const { data } = await answer.json();
  const headers = { authorization: `Bearer ${data.result.token}`, 'accept-encoding': 'identity' };
  return async (path) => {
    const answered = await fetch(`${url}/api${path}`, { headers });
    if (!answered.ok) throw new Error(`${path}: ${answered.status} ${await answered.text()}`);
    return answered.json();
  };
}

/** Milliseconds that half of the runs take at most, after one that does not count. */
export const medianTime = async (act: () => Promise<unknown>, runs?: number): Promise<number> =>
  (await medianTimes({ act }, runs)).act ?? 0;

/** The same of several acts in turn, so that what else the machine does meets all of them. */
export async function medianTimes(
  acts: Record<string, () => Promise<unknown>>,
  runs = RUNS,
): Promise<Record<string, number>> {
  const times: Record<string, number[]> = {};
  for (let run = 0; run <= runs; run++)
    for (const [name, act] of Object.entries(acts)) {
      const from = performance.now();
      await act();
      if (run === 0) times[name] = [];
      else times[name]?.push(performance.now() - from);
    }
  const middle = (sorted: number[]) => sorted[Math.floor(runs / 2)] ?? 0;
  return Object.fromEntries(
    Object.entries(times).map(([name, each]) => [name, middle(each.toSorted((a, b) => a - b))]),
  );
}
