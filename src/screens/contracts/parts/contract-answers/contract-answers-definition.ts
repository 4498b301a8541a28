import { chosenSchema, requiredOptions } from '#parts/chosen-options.ts';
import type { PartDefinition } from '#parts/part-definition.ts';
import { contractAnswers } from './contract-answer.ts';

export const contractAnswersDefinition: PartDefinition = {
  what: 'Power, what is owed with its payment, and what the next bill of electricity will be about.',
  states: ['shown'],
  subject: 'contract',
  options: requiredOptions({ answers: chosenSchema('Its answers, in order.', contractAnswers) }),
  dialogs: ['power-change'],
  dialogsIn: ({ answers }) =>
    Array.isArray(answers) && answers.includes('power') ? ['power-change'] : [],
};
