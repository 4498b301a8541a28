import type { Driver, LaunchOptions } from './driver.ts';
import { startPuppeteer } from './puppeteer-driver.ts';
import { startWebKit } from './webkit-driver.ts';

const starts = {
  chromium: (options: LaunchOptions) => startPuppeteer('chromium', options),
  firefox: (options: LaunchOptions) => startPuppeteer('firefox', options),
  webkit: startWebKit,
};

export type BrowserName = keyof typeof starts;

// Puppeteer closes its browsers at a signal, and lives on.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

/** Starts a browser with an empty profile. */
export const launch = (name: BrowserName, options: LaunchOptions): Promise<Driver> =>
  starts[name](options);

/** The browsers that a command names, or the usual ones; throws for one that is not known. */
export function browserNames(
  named: readonly string[],
  usual: readonly BrowserName[],
): readonly BrowserName[] {
  const unknown = named.find((name) => !(name in starts));
  if (unknown) throw new Error(`${unknown} is none of ${Object.keys(starts).join(', ')}`);
  return named.length > 0 ? (named as BrowserName[]) : usual;
}
