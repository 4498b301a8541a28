import type { PartDefinition } from '#parts/part-definition.ts';

export const homeAttentionDefinition: PartDefinition = {
  what: 'What waits for the customer, each with the way to it: what is owed or charged next, a signature, a question of yours.',
  subject: 'customer',
  repeatable: true,
};
