import type { PartDefinition } from '#parts/part-definition.ts';

export const contractSupplyDefinition: PartDefinition = {
  what: 'Supply point, address and distributor.',
  subject: 'contract',
  dialogs: ['sips-opt-out'],
};
