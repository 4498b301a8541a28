import type { PartDefinition } from '#parts/part-definition.ts';

export const wizardConfirmedDefinition: PartDefinition = {
  what: 'That it was sent, in the words of the retailer or of the last step, with the reference of each contract.',
  states: ['shown'],
  subject: 'finished wizard',
};
