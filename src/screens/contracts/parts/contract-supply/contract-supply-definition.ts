import type { PartDefinition } from '#parts/part-definition.ts';

export const contractSupplyDefinition: PartDefinition = {
  subject: 'contract',
  dialogs: ['sips-opt-out'],
};
