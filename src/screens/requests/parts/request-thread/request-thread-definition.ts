import type { PartDefinition } from '#parts/part-definition.ts';

export const requestThreadDefinition: PartDefinition = {
  what: 'The messages of a case or claim, oldest first.',
  states: ['shown', 'many'],
  subject: 'request',
};
