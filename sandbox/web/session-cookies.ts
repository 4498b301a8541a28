import { createHash } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { decodeJwt, type JWTPayload } from 'jose';

/**
 * A session whose token no script of a page can read (setting `session.mode` of the deployment). The token of an answer
 * goes into an `HttpOnly` cookie; the page gets the part that says whose it is and until when, without the signature.
 * With it the page calls the API as ever, and the whole token is put in its place here. Another site cannot: a browser
 * sends no `Authorization` of its own, and only a page of this site has the part. Each session has a cookie of its own, so
 * that two customers, or an agent beside a customer, do not get into each other's way.
 */

const BEARER = /^Bearer (.+)$/;
const JWT = /^[\w-]+\.[\w-]+\.[\w-]+$/;
const SESSION_COOKIE = /^(__Host-)?session-/;

/** What a browser sent: value by name. */
type Cookies = Readonly<Record<string, string>>;

interface Session {
  cookie: string;
  secure: boolean;
}

/** The part of a token that pages get: header and claims of a JWT, a name of its own for any other token. */
function publicPart(token: string): string {
  if (JWT.test(token)) return token.slice(0, token.lastIndexOf('.') + 1);
  return `session-${createHash('sha256').update(token).digest('base64url')}`;
}

/** The cookie of a session: with `__Host-` a browser takes it over HTTPS only, and from no other host. */
function cookieOf(part: string, http: Context): Session {
  const forwarded = http.req.header('x-forwarded-proto') ?? new URL(http.req.url).protocol;
  const secure = forwarded.startsWith('https');
  const name = createHash('sha256').update(part).digest('base64url').slice(0, 16);
  return { cookie: `${secure ? '__Host-' : ''}session-${name}`, secure };
}

const tokenOf = (part: string, http: Context): string | undefined =>
  getCookie(http, cookieOf(part, http).cookie);

function store(token: string, http: Context, sent: Cookies): string {
  const part = publicPart(token);
  const { cookie, secure } = cookieOf(part, http);
  const usual = { path: '/', httpOnly: true, sameSite: 'Lax', secure } as const;
  const { exp } = claimsOf(token);
  const lifetime = exp !== undefined && {
    maxAge: Math.max(0, exp - Math.floor(Date.now() / 1000)),
  };
  setCookie(http, cookie, token, { ...usual, ...lifetime });
  for (const name of supersededCookies(sent, cookie, token))
    deleteCookie(http, name, { path: '/', secure: name.startsWith('__Host-') });
  return part;
}

/** The claims of a token, as far as it has any. */
function claimsOf(token: string): JWTPayload {
  try {
    return decodeJwt(token);
  } catch {
    return {};
  }
}

/**
 * Longest cookies of sessions altogether, in bytes. Every page that is loaded renews its token, and an agent opens one
 * account after the other, each with a cookie of its own; nginx takes 8 kB for all cookies of a site, Node 16 kB of headers.
 */
const MOST_BYTES = 4500;

/** Cookies of earlier tokens for which there is no room beside a new one: the oldest. */
function supersededCookies(sent: Cookies, cookie: string, token: string): string[] {
  let bytes = cookie.length + token.length;
  return Object.entries(sent)
    .filter(([name]) => SESSION_COOKIE.test(name) && name !== cookie)
    .map(([name, value]) => ({ name, value, since: claimsOf(value).iat ?? 0 }))
    .reverse()
    .sort((one, other) => other.since - one.since)
    .filter(({ name, value }) => {
      bytes += name.length + value.length;
      return bytes > MOST_BYTES;
    })
    .map(({ name }) => name);
}

const expired = (http: Context) => http.json({ status: 'ERROR', message: 'token_expired' }, 401);

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** The object of an answer that has a token: its `data`, or the `result` in that. */
function tokenHolder(body: unknown): Json | null {
  const data = isObject(body) ? body.data : null;
  const holders = [data, isObject(data) ? data.result : null];
  return holders.filter(isObject).find(({ token }) => typeof token === 'string') ?? null;
}

const isJson = (type: string | null | undefined) => /\bjson\b/.test(type ?? '');

/** Hides the tokens of an API from scripts. It stands before the API's routes, or before a proxy to them. */
export const sessionCookies: MiddlewareHandler = async (http, next) => {
  const [, part] = BEARER.exec(http.req.header('authorization') ?? '') ?? [];
  const sent = getCookie(http);
  const headers = new Headers(http.req.raw.headers);
  headers.set('cookie', otherCookies(http.req.header('cookie') ?? ''));
  if (part) {
    const token = tokenOf(part, http);
    if (!token) return expired(http);
    headers.set('authorization', `Bearer ${token}`);
  }
  const isRead = ['GET', 'HEAD', 'OPTIONS'].includes(http.req.method);
  // The answers of writes are read here, and are short.
  if (!isRead) headers.delete('accept-encoding');
  const body = isRead ? null : await bodyWithToken(http);
  if (body === undefined) return expired(http);
  if (body !== null) headers.delete('content-length');
  http.req.raw = new Request(http.req.raw, { headers, ...(body !== null && { body }) });
  await next();
  if (!isRead && http.res.ok) await storeToken(http, sent);
  if (/\/logout\/?$/.test(http.req.path) && part) {
    const { cookie, secure } = cookieOf(part, http);
    deleteCookie(http, cookie, { path: '/', secure });
  }
};

/** What the API may see of the cookies. */
const otherCookies = (cookies: string) =>
  cookies
    .split('; ')
    .filter((cookie) => !SESSION_COOKIE.test(cookie))
    .join('; ');

/** A longer body is none that names a token. */
const LONGEST_WITH_TOKEN = 10_000;

/** The body of a write that names a token, with the whole one; undefined where no cookie has it, null for any other body. */
async function bodyWithToken(http: Context): Promise<string | undefined | null> {
  const { req } = http;
  const length = Number(req.header('content-length') ?? Number.NaN);
  if (!isJson(req.header('content-type')) || !(length <= LONGEST_WITH_TOKEN)) return null;
  const sent: unknown = await req.raw
    .clone()
    .json()
    .catch(() => null);
  if (!isObject(sent) || typeof sent.token !== 'string') return null;
  const token = tokenOf(sent.token, http);
  return token && JSON.stringify({ ...sent, token });
}

/** Takes the token out of an answer. */
async function storeToken(http: Context, sent: Cookies): Promise<void> {
  if (!isJson(http.res.headers.get('content-type'))) return;
  const body: unknown = await http.res
    .clone()
    .json()
    .catch(() => null);
  const holder = tokenHolder(body);
  if (!holder) return;
  holder.token = store(String(holder.token), http, sent);
  const headers = new Headers(http.res.headers);
  headers.delete('content-length');
  http.res = new Response(JSON.stringify(body), { status: http.res.status, headers });
}

/**
 * Takes the token out of an address by which a customer, or an agent, arrives (`?token=…`): the page is requested again
 * with the part that it may have.
 */
export const sessionAddresses: MiddlewareHandler = async (http, next) => {
  const token = http.req.query('token');
  if (!token || !JWT.test(token) || http.req.method !== 'GET') return next();
  const address = new URL(http.req.url);
  address.searchParams.set('token', store(token, http, getCookie(http)));
  http.header('Cache-Control', 'no-store');
  return http.redirect(`${address.pathname}${address.search}`, 303);
};
