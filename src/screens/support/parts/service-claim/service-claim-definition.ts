import type { PartDefinition } from '#parts/part-definition.ts';

export const serviceClaimDefinition: PartDefinition = {
  what: 'The way to claim.',
  states: ['shown', 'read-only'],
  dialogs: ['claim'],
};
