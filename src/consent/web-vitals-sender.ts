import { type Metric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals';

/** Which visit is measured, without anything of who visits. */
export interface Measured {
  /** The page that was opened first, by its route: without the numbers of contracts in its address. */
  page: string;
  build: string | undefined;
  configuration: string;
  trace: string;
}

/** What is sent: how the first page of a visit did, and of which build; nothing of who visits. */
interface Report extends Measured {
  /** Milliseconds, and the share of the page that moved; by the names of https://web.dev/articles/vitals. */
  vitals: Partial<Record<Metric['name'], number>>;
}

/** Measures the visit from its beginning, and sends it when the page is left or out of sight, each time what is new. */
export function sendWebVitals(address: string, measured: Measured): void {
  let vitals: Report['vitals'] = {};
  const note = ({ name, value }: Metric) => {
    vitals[name] = Math.round(value * 1000) / 1000;
  };
  for (const measure of [onCLS, onINP, onLCP, onTTFB]) measure(note);
  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || Object.keys(vitals).length === 0) return;
    const report: Report = { ...measured, vitals };
    vitals = {};
    // As text: another type needs a preflight, which a browser does not send for a page that is left.
    navigator.sendBeacon(address, JSON.stringify(report));
  });
}
