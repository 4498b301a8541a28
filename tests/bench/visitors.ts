import { type Browser, type BrowserContext, chromium } from '@playwright/test';

/** A browser for measuring. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
    args: ['--no-sandbox'],
  });

/** Token of a customer of the sandbox's example data. */
export async function signIn(url: string, user: string): Promise<string> {
  const answer = await fetch(`${url}/api/v1/get_token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user, password: 'Portal-demo-1' }),
  });
  const { data } = (await answer.json()) as { data: { result: { token: string } } };
  return data.result.token;
}

/** A visitor of its own, so that nothing is in the cache; signed in. */
export async function visitor(
  browser: Browser,
  { url, token, height = 800 }: { url: string; token: string; height?: number },
): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'es-ES', viewport: { width: 1280, height } });
  await context.addCookies([{ name: 'token', value: token, url }]);
  return context;
}
