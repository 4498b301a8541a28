import { decodeJwt, SignJWT } from 'jose';

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Tokens forged from a valid one without the retailer's key, by the kind of forgery. */
export async function forgedTokens(token: string): Promise<Record<string, string>> {
  const claims = decodeJwt(token);
  const [header = '', payload = '', signature = ''] = token.split('.');
  const ofAnother = { ...claims, sub: '1', user_id: 1 };
  const sign = (alg: string, key: Uint8Array) =>
    new SignJWT(claims).setProtectedHeader({ alg, typ: 'JWT' }).sign(key);
  return {
    'no algorithm': `${encoded({ alg: 'none', typ: 'JWT' })}.${payload}.`,
    'no algorithm, old signature': `${encoded({ alg: 'none' })}.${payload}.${signature}`,
    'another key': await sign('HS256', new Uint8Array(32).fill(7)),
    'another algorithm': await sign('HS512', new Uint8Array(64).fill(7)),
    'another customer in it': `${header}.${encoded(ofAnother)}.${signature}`,
    'a longer life': `${header}.${encoded({ ...claims, exp: (claims.exp ?? 0) + 1e6 })}.${signature}`,
    'no signature': `${header}.${payload}.`,
    'not a token': 'token',
  };
}
