import type { PartDefinition } from '#parts/part-definition.ts';

export const withdrawalDocumentDefinition: PartDefinition = {
  what: 'The model form of withdrawal as a document, to send it without the portal.',
  states: ['shown'],
};
