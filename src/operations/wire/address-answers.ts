import type { Answers } from '#domain/submission.ts';

/** Answers of the address block (schemas/fragments/address.json). */
export const addressOf = (answers: unknown): Answers => (answers ?? {}) as Answers;
