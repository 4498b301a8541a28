import type { PartDefinition } from '#parts/part-definition.ts';

export const homeConsumptionDefinition: PartDefinition = {
  what: 'Electricity of the last days in the first active contract; nothing where the portal shows gas only.',
  states: ['shown', 'loading', 'failed', 'nothing'],
  subject: 'customer',
  repeatable: true,
};
