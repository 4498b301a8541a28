import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PEOPLE } from '#sandbox/seed/people/people.ts';
import { medianTime, signedIn } from './api/client.ts';
import { type MinuteOfLoad, megabytesOf, minutesOfLoad, underLoad } from './api/load.ts';
import { type Growth, growthOfReads } from './api/scale.ts';
import { type RunningSandbox, startLargeSandbox } from './large-sandbox.ts';

/**
 * `npm run bench:api`: the sandbox at scale large, in a process of its own, beside the last run. Times of answers are
 * medians taken over the loopback, so what the server needs itself is less. The load on the lists comes first, when the
 * server has only just started. `-- --minutes 30`: only that load, for so long, and the memory of each minute.
 */

const RESULTS = 'tests/bench/api-results.json';
const CLIENTS = 8;
const ALLOWED_TRIES = 8;
const LOAD_SECONDS = 8;
const READ_MS = 100;
/** By so much the memory of the last five minutes may exceed that of the five after the first five. */
const NOISE = 1.1;
const FIRST_AND_LAST_PAGES = [
  '/v2/contracts?limit=80',
  '/v2/contracts?limit=80&offset=4900',
  '/v1/invoices/?limit=100',
  '/v1/invoices/?limit=100&offset=99900',
];

interface Figure {
  figure: string;
  limit: number;
  /** Whether more is better. */
  more?: boolean;
  value: number;
}

const dataDir = mkdtempSync(join(tmpdir(), 'lluerna-bench-'));
let sandbox: RunningSandbox | undefined;
try {
  const first = await startLargeSandbox(dataDir);
  console.log(
    `first start, with 7,500 contracts and 150,000 invoices to make: ${first.startMs} ms`,
  );
  await first.stop();
  sandbox = await startLargeSandbox(dataDir);
  const { minutes } = parseArgs({ options: { minutes: { type: 'string' } } }).values;
  if (minutes) reportMinutes(await loadFor(sandbox, Number(minutes)));
  else report(await measure(sandbox));
} finally {
  await sandbox?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function loadFor({ url, pid }: RunningSandbox, minutes: number) {
  return minutesOfLoad(pid, await signedIn(url, PEOPLE.large), FIRST_AND_LAST_PAGES, minutes);
}

async function measure({ url, pid, startMs }: RunningSandbox): Promise<Figure[]> {
  const get = await signedIn(url, PEOPLE.large);
  const load = await underLoad(pid, get, FIRST_AND_LAST_PAGES);
  const contract = (await get('/v2/contracts?limit=1')).data.items[0];
  const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);
  const year = `/v1/contracts/${contract.id}/cch/chart/quarter-hourly/?start=${day(366)}&end=${day(2)}`;
  const figures: Figure[] = [
    { figure: 'start with existing data (ms)', limit: 3000, value: startMs },
    { figure: '50 connections on lists, median (ms)', limit: 500, value: load.median },
    { figure: '50 connections on lists, 99 of 100 (ms)', limit: 1000, value: load.p99 },
    { figure: '50 connections on lists, answers', limit: 1500, more: true, value: load.answers },
    { figure: 'memory before the load (MB)', limit: 500, value: load.memory.before },
    { figure: 'memory under load, at most (MB)', limit: 600, value: load.memory.most },
    { figure: 'memory a minute after the load (MB)', limit: 450, value: load.memory.after },
    ...(await growthOfReads(url)).flatMap(figuresOf),
    await timed('a year of quarter hours (ms)', 400, () => get(year)),
    {
      figure: 'refused sign-in, known or unknown person: difference (ms)',
      limit: 60,
      value: await differenceOfRefusals(url),
    },
    {
      figure: 'contract detail (requests/s)',
      limit: 200,
      more: true,
      value: await throughput(() => get(`/v2/contracts/${contract.name}`)),
    },
  ];
  return [
    ...figures,
    { figure: 'memory after all that (MB)', limit: 500, value: megabytesOf(pid) },
  ];
}

/** The times of a read with the least and the most rows; it may not take more times as long than there are more rows. */
function figuresOf({ read, times, ratio, rows }: Growth): Figure[] {
  const figures = Object.entries(times).map(([size, value]) => ({
    figure: `${read}, ${size} (ms)`,
    limit: READ_MS,
    value,
  }));
  return [...figures, { figure: `${read}, times as long`, limit: rows, value: ratio }];
}

async function timed(
  figure: string,
  limit: number,
  act: () => Promise<unknown>,
  runs?: number,
): Promise<Figure> {
  return { figure, limit, value: await medianTime(act, runs) };
}

/** Between refusing a wrong password and an unknown user: it must not reveal who is a customer. */
async function differenceOfRefusals(url: string): Promise<number> {
  const refuse = (user: string) => () =>
    fetch(`${url}/api/v1/get_token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ user, password: 'not-the-password' }),
    });
  // Fewer tries than the retailer allows in a minute.
  const known = await timed('', 0, refuse(PEOPLE.large), ALLOWED_TRIES);
  const unknown = await timed('', 0, refuse('99999999R'), ALLOWED_TRIES);
  return Math.abs(known.value - unknown.value);
}

async function throughput(act: () => Promise<unknown>): Promise<number> {
  const end = performance.now() + LOAD_SECONDS * 1000;
  let done = 0;
  const client = async () => {
    for (; performance.now() < end; done++) await act();
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return done / LOAD_SECONDS;
}

function report(figures: Figure[]) {
  const last: Record<string, number> = existsSync(RESULTS)
    ? JSON.parse(readFileSync(RESULTS, 'utf8'))
    : {};
  const rounded = (value: number) => Math.round(value * 10) / 10;
  const [busy = 0] = loadavg();
  console.log(`${cpus().length} cores, load ${rounded(busy)}, Node ${process.versions.node}`);
  console.table(
    figures.map(({ figure, limit, more, value }) => ({
      figure,
      now: rounded(value),
      last: last[figure] ?? '-',
      ratio: last[figure] ? Math.round((value / last[figure]) * 100) / 100 : '-',
      limit: more ? `>= ${limit}` : `<= ${limit}`,
      met: more ? value >= limit : value <= limit,
    })),
  );
  const now = Object.fromEntries(figures.map(({ figure, value }) => [figure, rounded(value)]));
  writeFileSync(RESULTS, `${JSON.stringify(now, null, 2)}\n`);
  const broken = figures.some(({ limit, more, value }) => (more ? value < limit : value > limit));
  process.exitCode = broken ? 1 : 0;
}

function reportMinutes(rows: MinuteOfLoad[]) {
  console.table(
    rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, value]) => [name, Math.round(value)])),
    ),
  );
  const mean = (minutes: MinuteOfLoad[]) =>
    minutes.reduce((sum, { middle }) => sum + middle, 0) / minutes.length;
  const growth = mean(rows.slice(-5)) / mean(rows.slice(5, 10));
  console.log(
    `memory of the last five minutes: ${growth.toFixed(2)} times that of minutes 6 to 10`,
  );
  if (rows.length > 10 && growth > NOISE) process.exitCode = 1;
}
