/** Answers of a form under the field names of its document. */
export type Answers = Record<string, unknown>;

/** What became of a submission: done, or taken and waiting for the customer's signature. */
export type SubmissionOutcome = { kind: 'sent'; result?: unknown } | { kind: 'signing' };

/** True when two sets of answers say the same; files are the same only if they are the same object. */
export function sameAnswers(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (one instanceof Blob || other instanceof Blob) return false;
  const keys = Object.keys(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    keys.length === Object.keys(other).length &&
    keys.every((key) => key in other && sameAnswers((one as Answers)[key], (other as Answers)[key]))
  );
}
