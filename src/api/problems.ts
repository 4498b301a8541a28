import type { Problem } from '#domain/problem.ts';

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

/** The Problem of an error response; its body may be anything. */
export function problemOfAnswer(response: Response, body: unknown): Problem {
  const { message, errors } = (typeof body === 'object' && body !== null ? body : {}) as ErrorBody;
  const code = typeof message === 'string' && message !== '' ? { code: message } : {};
  const { status } = response;

  if (status === 401) {
    return { kind: 'signed-out', reason: message === 'token_expired' ? 'expired' : 'missing' };
  }
  if (status === 419) return { kind: 'signed-out', reason: 'expired' };
  if (status === 403) return { kind: 'refused', ...code };
  if (status === 404) return { kind: 'not-found' };
  if (status === 400 || status === 422)
    return { kind: 'invalid', fields: fieldErrors(errors), ...code };
  if (status === 406 || status === 409) return { kind: 'conflict', ...code };
  if (status === 429)
    return { kind: 'too-many', ...retryAfter(response.headers.get('Retry-After')) };
  if (status >= 500) return { kind: 'broken', status };
  return { kind: 'rejected', status, ...code };
}
