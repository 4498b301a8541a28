import type { PartDefinition } from '#parts/part-definition.ts';

export const contractAnswersDefinition: PartDefinition = {
  what: 'Power, and what is owed with its payment.',
  states: ['shown'],
  subject: 'contract',
  dialogs: ['power-change'],
};
