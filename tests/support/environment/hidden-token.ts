import type { BrowserContext } from '@playwright/test';

/** The project whose server has the tokens of the sessions (`session.mode` of the deployment). */
export const HIDDEN_TOKEN = 'hidden-token';

/** Gives a browser the session of a token that no script may read, as a link does; returns what the page has of it. */
export async function withHiddenToken(context: BrowserContext, token: string): Promise<string> {
  const answer = await context.request.get(`/?token=${token}`, { maxRedirects: 0 });
  const { location = '' } = answer.headers();
  return new URL(location, answer.url()).searchParams.get('token') ?? '';
}
