import type { PartDefinition } from '#parts/part-definition.ts';

export const homeRequestsDefinition: PartDefinition = {
  what: 'The latest messages and claims, each with its state; nothing for who has none.',
  states: ['shown', 'loading', 'failed', 'nothing'],
  subject: 'customer',
  repeatable: true,
};
