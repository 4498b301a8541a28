import type { PartDefinition } from '#parts/part-definition.ts';

export const requestReceiptDefinition: PartDefinition = {
  what: 'The receipt of a case or claim as a PDF; nothing where the retailer has none.',
  states: ['shown', 'nothing'],
  subject: 'request',
};
