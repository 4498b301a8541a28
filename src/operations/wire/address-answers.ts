import type { Answers } from '#domain/submission.ts';

/** Names of the answers of the address block (schemas/fragments/address.json) and of what a form adds to it. */
export const ADDRESS_PARTS = [
  ...['dp', 'poblacio', 'ine', 'state', 'tv', 'nv', 'pnp', 'bq', 'es', 'pt', 'pu', 'aclarador'],
  'ref_catastral',
] as const;

/** Answers of the address block. */
export const addressOf = (answers: unknown): Answers => (answers ?? {}) as Answers;
