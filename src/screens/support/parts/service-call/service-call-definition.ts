import type { PartDefinition } from '#parts/part-definition.ts';

export const serviceCallDefinition: PartDefinition = {
  what: 'The telephone, its hours, and whether it is answered now.',
  states: ['shown'],
  repeatable: true,
};
