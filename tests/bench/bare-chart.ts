import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Curve } from '#domain/consumption/consumption.ts';
import { periodsOf } from '#domain/consumption/consumption-sums.ts';
import { plottedCurveOf } from '#domain/consumption/plotted-curve.ts';

/** The most points that the portal plots. */
const MOST_PLOTTED = 760;

/** The series that the portal plots for a curve: steps of each period, in kWh. */
export function plottedSeries(curve: Curve): object[] {
  const { buckets } = plottedCurveOf(curve, MOST_PLOTTED);
  return periodsOf(buckets).map((period) => {
    const values = buckets.map(({ byPeriod, active }) => {
      const sum = byPeriod.get(period) ?? (active === null ? null : 0);
      return sum === null ? null : sum / 1000;
    });
    const steps = [...values, values.at(-1) ?? null];
    return { name: period, type: 'area', data: steps.map((value, index) => [index, value]) };
  });
}

/** The portal's options as far as they cost something. */
const options = (series: object[]) => ({
  chart: {
    type: 'area',
    height: 260,
    stacked: true,
    animations: { enabled: false },
    sparkline: { enabled: true },
  },
  series,
  dataLabels: { enabled: false },
  fill: { type: 'solid', opacity: 1 },
  stroke: { width: 0, curve: 'stepline' },
  tooltip: { enabled: false },
  markers: { size: 0 },
  xaxis: { type: 'numeric', min: 0, max: 365 },
});

const page = (series: object[]) => `<!doctype html>
<title>Bare page</title>
<div id="chart"></div>
<script>
  function openChart() {
    const library = document.createElement('script');
    library.src = '/apexcharts.js';
    library.onload = () =>
      new ApexCharts(document.getElementById('chart'), ${JSON.stringify(options(series))}).render();
    document.head.append(library);
  }
</script>`;

/** Serves a page that only loads ApexCharts when `openChart()` is called, and plots these series. */
export async function serveBareChart(
  series: object[],
): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    if (request.url !== '/apexcharts.js') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page(series));
      return;
    }
    response.writeHead(200, { 'content-type': 'text/javascript' });
    createReadStream('node_modules/apexcharts/dist/apexcharts.min.js').pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
