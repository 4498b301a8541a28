import type { PartDefinition } from '#parts/part-definition.ts';

export const contractBatteriesDefinition: PartDefinition = {
  subject: 'contract',
  dialogs: ['battery-share', 'battery-move'],
};
