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

/** Milliseconds that half of the runs take at most. */
export async function medianTime(act: () => Promise<unknown>, runs = RUNS): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const from = performance.now();
    await act();
    times.push(performance.now() - from);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? 0;
}
