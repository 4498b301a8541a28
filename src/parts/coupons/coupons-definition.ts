import type { PartDefinition } from '#parts/part-definition.ts';

export const couponsDefinition: PartDefinition = {
  what: "The customer's coupons; nothing where there are none.",
  states: ['shown', 'nothing', 'many'],
};
