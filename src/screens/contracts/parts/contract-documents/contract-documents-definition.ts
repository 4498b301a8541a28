import type { PartDefinition } from '#parts/part-definition.ts';

export const contractDocumentsDefinition: PartDefinition = {
  what: "The contract's document, its attachments, and what was sent about it.",
  states: ['shown', 'nothing'],
  subject: 'contract',
};
