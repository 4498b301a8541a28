import type { PartDefinition } from '#parts/part-definition.ts';

export const contractAnswersDefinition: PartDefinition = {
  what: 'Power, and what is owed with its payment.',
  subject: 'contract',
  dialogs: ['power-change'],
};
