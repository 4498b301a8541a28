import type { PartDefinition } from '#parts/part-definition.ts';

export const homeDocumentsDefinition: PartDefinition = {
  what: 'The latest invoices to download.',
  states: ['shown', 'loading', 'failed', 'nothing'],
  subject: 'customer',
  repeatable: true,
};
