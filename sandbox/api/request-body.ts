import { Refusal } from './refusal.ts';

/** Five files of 15,000,000 bytes in base64 (four characters for three bytes), and other fields. */
const MOST_BYTES = 5 * 20_000_000 + 1_000_000;

/**
 * The body of a request as text; undefined when there is none. Throws 415 for anything but JSON, and 413 before reading
 * more than the limit.
 */
export async function readBody(request: Request): Promise<string | undefined> {
  if (request.method === 'GET' || request.method === 'HEAD') return undefined;
  const type = request.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase();
  if (type && type !== 'application/json') throw new Refusal(415, 'unsupported_media_type');
  if (Number(request.headers.get('content-length') ?? 0) > MOST_BYTES) throw tooLarge();
  const stream = request.body as AsyncIterable<Uint8Array> | null;
  if (!stream) return undefined;

  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.byteLength;
    if (size > MOST_BYTES) throw tooLarge();
    chunks.push(chunk);
  }
  if (size === 0) return undefined;
  if (!type) throw new Refusal(415, 'unsupported_media_type');
  return Buffer.concat(chunks).toString('utf8');
}

const tooLarge = () => new Refusal(413, 'body_too_large');

const UNSTORABLE = /[\0\p{Surrogate}]/u;

/** True when a text anywhere in the value holds NUL or an unpaired surrogate, which the database cannot store. */
export function holdsUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return UNSTORABLE.test(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(
    ([key, inner]) => UNSTORABLE.test(key) || holdsUnstorable(inner),
  );
}
