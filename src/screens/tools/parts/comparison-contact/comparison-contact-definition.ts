import type { PartDefinition } from '#parts/part-definition.ts';

export const comparisonContactDefinition: PartDefinition = {
  what: 'The form to be called about a result. Where the result waits for the contact, the page has it anyway.',
  states: ['shown', 'nothing'],
  subject: 'comparison',
};
