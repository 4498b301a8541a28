import type { PartDefinition } from '#parts/part-definition.ts';

export const homeHomesDefinition: PartDefinition = {
  what: 'Of a customer of many homes: how many, what the bills of last month come to, and the five homes that need something.',
  states: ['shown', 'nothing'],
  subject: 'customer',
  repeatable: true,
};
