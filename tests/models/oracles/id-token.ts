import { randomUUID } from 'node:crypto';
import { createBrowser } from '#tests/sandbox/account/openid-browser.ts';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';

/** The id token of a customer who signs in at the identity provider and comes back to the retailer. */
export async function idTokenOf(
  { user, password }: FreshCustomer,
  { issuer, clientId, origin }: { issuer: string; clientId: string; origin: string },
): Promise<string> {
  const nonce = randomUUID();
  const address = new URL(`${issuer}/auth`);
  const wanted = {
    client_id: clientId,
    response_type: 'code',
    scope: 'openid',
    redirect_uri: `${origin}/connect`,
    nonce,
    state: randomUUID(),
  };
  for (const [name, value] of Object.entries(wanted)) address.searchParams.set(name, value);
  const browser = createBrowser();
  const login = await browser.open(address.href);
  const back = await browser.submit(login, /interaction\/[^/]+$/, { user, password });
  const code = new URL(back.url).searchParams.get('code');
  const answer = await fetch(`${origin}/api/v1/user/openid?lang=es_ES`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-sandbox-scope': 'elsewhere' },
    body: JSON.stringify({ code, nonce }),
  });
  return ((await answer.json()) as { data: { result: { openid_token: string } } }).data.result
    .openid_token;
}
