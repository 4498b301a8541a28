import type { PartDefinition } from '#parts/part-definition.ts';

export const serviceClaimVisitorDefinition: PartDefinition = {
  what: 'For people without a contract: the way to claim; nothing where that page is closed.',
  states: ['shown'],
};
