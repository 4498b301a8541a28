import type { PartDefinition } from '#parts/part-definition.ts';

export const serviceRequestsDefinition: PartDefinition = {
  what: 'The way to earlier requests, with how many are open.',
  states: ['shown', 'nothing'],
  repeatable: true,
};
