import type { PartDefinition } from '#parts/part-definition.ts';

export const serviceClaimDefinition: PartDefinition = {
  what: 'The way to claim.',
  dialogs: ['claim'],
};
