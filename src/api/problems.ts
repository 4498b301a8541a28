import type { Problem } from '#domain/problem.ts';
import { answerHeaders } from './headers.ts';

interface ErrorBody {
  message?: unknown;
  errors?: unknown;
}

/** Lists of error codes by field, whatever their format in the answer. */
function fieldErrors(errors: unknown): Record<string, string[]> {
  if (typeof errors !== 'object' || errors === null) return {};
  return Object.fromEntries(
    Object.entries(errors).map(([field, codes]) => [field, [codes].flat().map(String)]),
  );
}

/** Seconds of a `Retry-After` header: a number or a date. */
function retryAfter(header: string | null): { retryAfterSeconds?: number } {
  if (!header) return {};
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? { retryAfterSeconds: Math.max(0, Math.ceil(seconds)) } : {};
}

/**
 * The retailer's message when it is for people and not a code for programs: a sentence without markup that is short
 * enough for a heading.
 */
function sentenceOf(message: unknown): { message?: string } {
  const isSentence =
    typeof message === 'string' &&
    message.length <= 160 &&
    /^\p{Lu}[^<>{}]*\s[^<>{}]+$/u.test(message);
  return isSentence ? { message } : {};
}

/** The Problem of a 5xx response. */
function brokenOf(response: Response, message: unknown): Problem {
  const { status, headers } = response;
  const number = headers.get(answerHeaders.errorNumber) ?? '';
  return {
    kind: 'broken',
    status,
    ...retryAfter(headers.get(answerHeaders.pause)),
    ...(/^[\w.:-]{4,64}$/.test(number) && { errorNumber: number }),
    ...(status === 503 && message === 'maintenance' && { isMaintenance: true }),
  };
}

/** The Problem of an error response; its body may be anything. */
export function problemOfAnswer(response: Response, body: unknown): Problem {
  const { message, errors } = (typeof body === 'object' && body !== null ? body : {}) as ErrorBody;
  const code = typeof message === 'string' && message !== '' ? { code: message } : {};
  const { status } = response;

  if (status === 401) {
    const reason = message === 'token_expired' ? 'expired' : 'missing';
    return { kind: 'signed-out', reason, ...sentenceOf(message) };
  }
  if (status === 419) return { kind: 'signed-out', reason: 'expired' };
  if (status === 403) return { kind: 'refused', ...code, ...sentenceOf(message) };
  if (status === 404) return { kind: 'not-found' };
  if (status === 400 || status === 422)
    return { kind: 'invalid', fields: fieldErrors(errors), ...code };
  if (status === 406 || status === 409) return { kind: 'conflict', ...code };
  if (status === 429)
    return { kind: 'too-many', ...retryAfter(response.headers.get(answerHeaders.pause)) };
  if (status >= 500) return brokenOf(response, message);
  return { kind: 'rejected', status, ...code };
}
