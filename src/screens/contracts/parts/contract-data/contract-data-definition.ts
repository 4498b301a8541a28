import type { PartDefinition } from '#parts/part-definition.ts';

export const contractDataDefinition: PartDefinition = {
  what: 'Number, holder, product and billing data.',
  states: ['shown'],
  subject: 'contract',
  repeatable: true,
};
