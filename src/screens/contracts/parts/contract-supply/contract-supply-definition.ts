import type { PartDefinition } from '#parts/part-definition.ts';

export const contractSupplyDefinition: PartDefinition = {
  what: 'Supply point, address and distributor.',
  states: ['shown'],
  subject: 'contract',
  dialogs: ['sips-opt-out'],
};
