import { startScript } from '#config/pages/application-version.ts';

/**
 * True when the server of the portal returns another build of the application than this page has, as after a
 * deployment; false when it does not respond, or not with a page of the portal.
 */
export async function hasNewerApplication(page: Document): Promise<boolean> {
  const own = startScript(page)?.getAttribute('src');
  if (!own) return false;
  const address = new URL(import.meta.env.BASE_URL, page.baseURI).href;
  try {
    const answer = await fetch(address, { cache: 'no-cache' });
    const markup = answer.ok ? await answer.text() : '';
    return /<script[^>]*\/assets\//.test(markup) && !markup.includes(own);
  } catch {
    return false;
  }
}
