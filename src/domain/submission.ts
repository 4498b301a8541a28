/** Answers of a form under the field names of its document. */
export type Answers = Record<string, unknown>;

/** What became of a submission: done, or taken and waiting for the customer's signature. */
export type SubmissionOutcome = { kind: 'sent'; result?: unknown } | { kind: 'signing' };
