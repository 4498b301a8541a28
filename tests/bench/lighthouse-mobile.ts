import lighthouse from 'lighthouse';

export interface LighthouseFigures {
  /** 0 to 100. */
  performance: number;
  lcpMs: number;
  tbtMs: number;
  cls: number;
}

async function runOnce(url: string, port: number): Promise<LighthouseFigures> {
  const result = await lighthouse(url, {
    port,
    onlyCategories: ['performance'],
    // The sign-in cookie of the browser must survive.
    disableStorageReset: true,
    logLevel: 'error',
  });
  const audits = result?.lhr.audits;
  const figure = (id: string) => audits?.[id]?.numericValue ?? Number.NaN;
  return {
    performance: Math.round((result?.lhr.categories.performance?.score ?? Number.NaN) * 100),
    lcpMs: Math.round(figure('largest-contentful-paint')),
    tbtMs: Math.round(figure('total-blocking-time')),
    cls: Number(figure('cumulative-layout-shift').toFixed(3)),
  };
}

const median = (values: number[]) =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Median of three runs of Lighthouse's default mobile profile (slow 4G and 4x CPU, simulated). */
export async function lighthouseMobile(url: string, port: number): Promise<LighthouseFigures> {
  const runs: LighthouseFigures[] = [];
  for (let run = 0; run < 3; run += 1) runs.push(await runOnce(url, port));
  const medianOf = (key: keyof LighthouseFigures) => median(runs.map((run) => run[key]));
  return {
    performance: medianOf('performance'),
    lcpMs: medianOf('lcpMs'),
    tbtMs: medianOf('tbtMs'),
    cls: medianOf('cls'),
  };
}
