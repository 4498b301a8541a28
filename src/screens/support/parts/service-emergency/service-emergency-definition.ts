import type { PartDefinition } from '#parts/part-definition.ts';

export const serviceEmergencyDefinition: PartDefinition = {
  what: 'What to do without light or when it smells of gas, telephones day and night, and the distributor of a supply.',
  states: ['shown'],
  dialogs: ['distributor'],
};
