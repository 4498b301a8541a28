import type { PartDefinition } from '#parts/part-definition.ts';

export const homeAttentionDefinition: PartDefinition = {
  what: 'What waits for the customer, each with the way to it: what is owed or charged next, a signature, a change of price, a question of yours.',
  states: ['shown', 'loading', 'failed', 'nothing'],
  subject: 'customer',
  repeatable: true,
};
