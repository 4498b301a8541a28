/** Address of the script that a page starts with, as its markup says it; null without a build, as in development. */
function startScript(page: Document): string | null {
  const script = page.querySelector('script[type="module"][src*="/assets/"]');
  return script?.getAttribute('src') ?? null;
}

/**
 * Whether the server of the portal gives another build of the application than this page has, as after a deployment. A
 * server that does not answer, or not with a page of the portal, says nothing.
 */
export async function hasNewerApplication(page: Document): Promise<boolean> {
  const own = startScript(page);
  if (own === null) return false;
  const address = new URL(import.meta.env.BASE_URL, page.baseURI).href;
  try {
    const answer = await fetch(address, { cache: 'no-cache' });
    const markup = answer.ok ? await answer.text() : '';
    return /<script[^>]*\/assets\//.test(markup) && !markup.includes(own);
  } catch {
    return false;
  }
}
