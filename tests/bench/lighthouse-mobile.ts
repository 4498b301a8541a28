import { importBenchPackage } from './bench-packages.ts';
import { blockedByWork } from './processor-time.ts';

export interface LighthouseFigures {
  /** 0 to 100. */
  performance: number;
  lcpMs: number;
  tbtMs: number;
  /** The same by the work of the processor alone, whatever else the machine did. */
  workTbtMs: number;
  cls: number;
}

/**
 * The first visit, with an empty browser cache, a later one, and the floor: the first visit without any script.
 */
export type Visit = 'cold' | 'warm' | 'floor';

/** What is used of Lighthouse. */
type Lighthouse = (
  url: string,
  flags: object,
) => Promise<
  | {
      lhr: {
        audits: Record<string, { numericValue?: number }>;
        categories: Record<string, { score: number | null }>;
      };
      artifacts: { Trace: { traceEvents: Parameters<typeof blockedByWork>[0] } };
    }
  | undefined
>;

async function runOnce(url: string, port: number, visit: Visit): Promise<LighthouseFigures> {
  const { default: lighthouse } = await importBenchPackage<{ default: Lighthouse }>(
    'lighthouse/core/index.js',
  );
  const result = await lighthouse(url, {
    port,
    onlyCategories: ['performance'],
    // Empties the browser's caches before the visit; cookies, and with them the session, survive it.
    disableStorageReset: visit === 'warm',
    ...(visit === 'floor' && { blockedUrlPatterns: ['*.js'] }),
    logLevel: 'error',
  });
  const audits = result?.lhr.audits;
  const figure = (id: string) => audits?.[id]?.numericValue ?? Number.NaN;
  return {
    performance: Math.round((result?.lhr.categories.performance?.score ?? Number.NaN) * 100),
    lcpMs: Math.round(figure('largest-contentful-paint')),
    tbtMs: Math.round(figure('total-blocking-time')),
    workTbtMs: blockedByWork(result?.artifacts.Trace.traceEvents ?? []),
    cls: Number(figure('cumulative-layout-shift').toFixed(3)),
  };
}

const median = (values: number[]) =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const RUNS = 5;

/**
 * Median of five runs of Lighthouse's default mobile profile (slow 4G and 4x CPU, simulated). Cold runs begin with
 * empty caches each; warm ones follow another visit.
 */
export async function lighthouseMobile(
  url: string,
  port: number,
  visit: Visit,
): Promise<LighthouseFigures> {
  if (visit === 'warm') await runOnce(url, port, visit);
  const runs: LighthouseFigures[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await runOnce(url, port, visit));
  const medianOf = (key: keyof LighthouseFigures) => median(runs.map((run) => run[key]));
  return {
    performance: medianOf('performance'),
    lcpMs: medianOf('lcpMs'),
    tbtMs: medianOf('tbtMs'),
    workTbtMs: medianOf('workTbtMs'),
    cls: medianOf('cls'),
  };
}
