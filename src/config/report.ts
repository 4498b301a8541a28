let version = 'none';
const told = new Set<string>();

/** From here on every report names this version of the configuration. */
export function reportUnder(current: string): void {
  told.clear();
  version = current;
}

/** Tells whoever looks after the portal what is wrong with it, once under each version; the customer sees the next best thing. */
export function report(what: string, cause?: unknown): void {
  if (told.has(what)) return;
  told.add(what);
  console.error(`[configuration ${version}] ${what}`, ...(cause === undefined ? [] : [cause]));
}
