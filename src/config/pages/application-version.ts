/** The script that a built page starts with; null without a build, as in development. */
export function startScript(page: Document): HTMLScriptElement | null {
  return page.querySelector('script[type="module"][src*="/assets/"]');
}

/** The build of a page: the hash in the name of its script; undefined without one, as in development. */
export const buildOf = (page: Document): string | undefined =>
  /-([\w-]{8})\.js$/.exec(startScript(page)?.src ?? '')?.[1];

/**
 * Version and build of the application, as `0.1.0 (BeMNfB2b)`; without a build the version alone.
 */
export function applicationVersion(page: Document): string {
  const build = buildOf(page);
  const version: string = import.meta.env.VITE_APP_VERSION;
  return build ? `${version} (${build})` : version;
}
