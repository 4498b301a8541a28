let version = 'none';
const reported = new Set<string>();

/** Sets the version of the configuration that reports name. */
export function reportUnder(current: string): void {
  reported.clear();
  version = current;
}

/** Writes an error of the configuration or the retailer to the console, once per version; the customer sees a fallback. */
export function report(what: string, cause?: unknown): void {
  if (reported.has(what)) return;
  reported.add(what);
  console.error(`[configuration ${version}] ${what}`, ...(cause === undefined ? [] : [cause]));
}
