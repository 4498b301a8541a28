import type { BodyLimit } from './body-limit.ts';
import { Refusal } from './refusal.ts';

/**
 * The body of a request as text; undefined when there is none. Throws 415 for anything but JSON, and 413 before reading
 * more than the limit.
 */
export async function readBody(request: Request, limit: BodyLimit): Promise<string | undefined> {
  if (request.method === 'GET' || request.method === 'HEAD') return undefined;
  const type = request.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase();
  if (type && type !== 'application/json') throw new Refusal(415, 'unsupported_media_type');
  if (Number(request.headers.get('content-length') ?? 0) > limit.bytes) throw tooLarge();
  const stream = request.body as AsyncIterable<Uint8Array> | null;
  if (!stream) return undefined;

  const chunks: Uint8Array[] = [];
  let size = 0;
  let outside = 0;
  for await (const chunk of stream) {
    size += chunk.byteLength;
    outside += outsideBase64(chunk);
    if (size > limit.bytes || outside > limit.outsideBase64) throw tooLarge();
    chunks.push(chunk);
  }
  if (size === 0) return undefined;
  if (!type) throw new Refusal(415, 'unsupported_media_type');
  return Buffer.concat(chunks).toString('utf8');
}

const tooLarge = () => new Refusal(413, 'body_too_large');

const IS_OUTSIDE = new Uint8Array(256).fill(1);
for (const byte of Buffer.from(
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=',
)) {
  IS_OUTSIDE[byte] = 0;
}

function outsideBase64(chunk: Uint8Array): number {
  let count = 0;
  for (let at = 0; at < chunk.length; at++) count += IS_OUTSIDE[chunk[at] as number] as number;
  return count;
}

const UNSTORABLE = /[\0\p{Surrogate}]/u;
const DEEPEST = 50;

/**
 * True when a text anywhere in the value holds NUL or an unpaired surrogate, which the database cannot store, or when
 * the value is nested deeper than any described one.
 */
export function isUnstorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return UNSTORABLE.test(value);
  if (typeof value !== 'object' || value === null) return false;
  if (depth > DEEPEST) return true;
  return Object.entries(value).some(
    ([key, inner]) => UNSTORABLE.test(key) || isUnstorable(inner, depth + 1),
  );
}
