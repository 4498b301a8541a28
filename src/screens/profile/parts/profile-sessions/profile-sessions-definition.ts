import type { PartDefinition } from '#parts/part-definition.ts';

export const profileSessionsDefinition: PartDefinition = {
  subject: 'customer',
  dialogs: ['end-sessions'],
};
