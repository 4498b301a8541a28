import type { PartDefinition } from '#parts/part-definition.ts';

export const contractAnswersDefinition: PartDefinition = {
  subject: 'contract',
  dialogs: ['power-change'],
};
