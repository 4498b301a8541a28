import type { PartDefinition } from '#parts/part-definition.ts';

export const requestAnswerDefinition: PartDefinition = {
  what: 'The box to answer; where no more can be said, why.',
  states: ['shown', 'nothing', 'read-only'],
  subject: 'request',
};
