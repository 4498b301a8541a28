import { type Problem, ProblemError } from '#domain/problem.ts';
import { portalAnswers } from './connection.ts';

/** A file of the published configuration cannot be fetched or has the wrong content. */
export class ConfigurationUnavailable extends ProblemError {
  readonly url: string;

  constructor(url: string, problem: Problem, cause: unknown) {
    super(problem);
    this.name = 'ConfigurationUnavailable';
    this.message = `Configuration file cannot be used: ${url}`;
    this.cause = cause;
    this.url = url;
  }
}

/** Fetches a JSON object, with one retry. Rejects with ConfigurationUnavailable. */
export function fetchJson<T>(url: string, isValid: (value: unknown) => boolean): Promise<T> {
  return withRetry(url, async (attempt) => {
    const cache = attempt > 1 ? 'reload' : 'default';
    const response = await globalThis.fetch(url, { cache, credentials: 'same-origin' });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const value: unknown = await response.json();
    if (!isValid(value)) throw new Error('not what was published');
    return value as T;
  });
}

/** Imports a published module, with one retry at another address, because browsers remember a failed import. Rejects with ConfigurationUnavailable. */
export function importModule<T>(url: string): Promise<T> {
  return withRetry(url, (attempt) => {
    const address = attempt > 1 ? `${url}?again=${Date.now()}` : url;
    return import(/* @vite-ignore */ address) as Promise<T>;
  });
}

async function withRetry<T>(url: string, read: (attempt: number) => Promise<T>): Promise<T> {
  try {
    return await read(1);
  } catch {
    return await read(2).catch(async (cause: unknown) => {
      const kind = (await portalAnswers()) ? 'outdated' : 'unreachable';
      throw new ConfigurationUnavailable(url, { kind }, cause);
    });
  }
}
