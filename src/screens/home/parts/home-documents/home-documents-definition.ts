import type { PartDefinition } from '#parts/part-definition.ts';

export const homeDocumentsDefinition: PartDefinition = {
  what: 'The latest invoices to download.',
  subject: 'customer',
  repeatable: true,
};
