import { isObject } from './values/is-object.ts';
/** Answers of a form under the field names of its document. */
export type Answers = Record<string, unknown>;

/** True for a group of answers: an object, and no file. */
export const isAnswerGroup = (value: unknown): value is Answers =>
  isObject(value) && !(value instanceof Blob);

/** What became of a submission: done, or taken and waiting for the customer's signature. */
export interface SubmissionOutcome {
  kind: 'sent' | 'signing';
  /** What the mutation gives the screen. */
  result?: unknown;
}

/** True for equal answers, a missing member counting as undefined; files are equal only if they are the same object. */
export function sameAnswers(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (one instanceof Blob || other instanceof Blob) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    [...keys].every((key) => sameAnswers((one as Answers)[key], (other as Answers)[key]))
  );
}
