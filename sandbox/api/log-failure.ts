import { randomUUID } from 'node:crypto';

const MOST_PLACES = 5;

/**
 * Logs a failure without any data of the request: the operation, the error's code or our own message, and the places in
 * the code. Returns the number that the log and the response share.
 */
export function logFailure(operation: string, failure: unknown): string {
  const number = randomUUID().slice(0, 8);
  console.error(
    [`${operation} failed: ${nameOf(failure)}, error ${number}`, ...placesOf(failure)].join('\n'),
  );
  return number;
}

/** The code of a driver (`23505`), otherwise the kind of error. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, name } = error as NodeJS.ErrnoException;
  return typeof code === 'string' && /^\w{1,40}$/.test(code) ? code : name;
}

/** A message may repeat parameters of a query, so only the stack after it is used. */
function placesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const { stack = '', message } = error;
  const after = stack.slice(stack.indexOf(message) + message.length);
  const places = after.split('\n').filter((line) => /^\s+at .*:\d+:\d+\)?$/.test(line));
  return places.slice(0, MOST_PLACES);
}
