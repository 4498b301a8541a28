import type { PartDefinition } from '#parts/part-definition.ts';

export const requestStateDefinition: PartDefinition = {
  what: 'The state in a sentence; where the retailer waits for the customer, what for, with the way to the answer.',
  states: ['shown'],
  subject: 'request',
};
