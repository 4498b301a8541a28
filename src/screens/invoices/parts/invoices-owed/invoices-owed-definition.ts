import type { PartDefinition } from '#parts/part-definition.ts';

export const invoicesOwedDefinition: PartDefinition = {
  what: 'What is left to pay, with its payment; nothing while nothing is owed.',
  states: ['shown', 'nothing'],
  subject: 'invoices',
};
