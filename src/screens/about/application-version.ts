/** The script that a built page starts with; null without a build, as in development. */
export function startScript(page: Document): HTMLScriptElement | null {
  return page.querySelector('script[type="module"][src*="/assets/"]');
}

/**
 * Version and build of the application, as `0.1.0 (BeMNfB2b)`: the build is the hash in the name of the page's script.
 * Without a build, as in development, the version alone.
 */
export function applicationVersion(page: Document): string {
  const build = /-([\w-]{8})\.js$/.exec(startScript(page)?.src ?? '')?.[1];
  const version: string = import.meta.env.VITE_APP_VERSION;
  return build ? `${version} (${build})` : version;
}
