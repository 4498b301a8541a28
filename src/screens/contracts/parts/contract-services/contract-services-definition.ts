import type { PartDefinition } from '#parts/part-definition.ts';

export const contractServicesDefinition: PartDefinition = {
  what: 'Services and social discounts; nothing where there are none.',
  states: ['shown', 'nothing', 'many'],
  subject: 'contract',
  repeatable: true,
};
