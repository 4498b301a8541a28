import type { Settings } from '#domain/settings/settings-types.ts';

/** True for a retailer that declares all that docs/law.md requires as filled in; the check alone reads this. */
export const isComplete = ({ legal }: Settings): boolean => legal.complete;
