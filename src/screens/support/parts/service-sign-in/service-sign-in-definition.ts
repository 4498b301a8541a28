import type { PartDefinition } from '#parts/part-definition.ts';

export const serviceSignInDefinition: PartDefinition = {
  what: 'For visitors: the way to sign in.',
  states: ['shown', 'nothing'],
  repeatable: true,
};
