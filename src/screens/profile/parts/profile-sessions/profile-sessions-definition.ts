import type { PartDefinition } from '#parts/part-definition.ts';

export const profileSessionsDefinition: PartDefinition = {
  what: 'Where the customer is signed in, and the end of other sessions.',
  states: ['shown', 'loading', 'failed', 'nothing'],
  subject: 'customer',
  dialogs: ['end-sessions'],
};
