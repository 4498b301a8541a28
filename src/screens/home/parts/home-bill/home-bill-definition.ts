import type { PartDefinition } from '#parts/part-definition.ts';

export const homeBillDefinition: PartDefinition = {
  what: 'What the next bill of the first active contract of electricity will be about, and what was used so far; nothing for a customer of many homes.',
  states: ['shown', 'loading', 'failed', 'nothing'],
  subject: 'customer',
  repeatable: true,
};
