/** Id of the customer in a token; null without one. */
export function customerOf(token: string | null): number | null {
  if (token === null) return null;
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  return Number(JSON.parse(claims).sub);
}
