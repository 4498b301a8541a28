import type { PartDefinition } from '#parts/part-definition.ts';

export const contractBatteriesDefinition: PartDefinition = {
  what: 'Virtual batteries, one block each, with their changes.',
  states: ['shown', 'loading', 'failed', 'nothing'],
  subject: 'contract',
  dialogs: ['battery-share', 'battery-move'],
};
