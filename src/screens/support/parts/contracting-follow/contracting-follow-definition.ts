import type { PartDefinition } from '#parts/part-definition.ts';

export const contractingFollowDefinition: PartDefinition = {
  what: 'How far a contracting is, by its reference and the e-mail or NIF of its holder.',
  states: ['shown'],
};
