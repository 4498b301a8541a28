import type { PartDefinition } from '#parts/part-definition.ts';

export const homeOffersDefinition: PartDefinition = {
  what: 'Blocks that your server supplies for the group Home; nothing where there are none.',
  states: ['shown', 'loading', 'failed', 'nothing'],
  repeatable: true,
};
