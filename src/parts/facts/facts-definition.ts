import type { PartDefinition } from '#parts/part-definition.ts';
import { memberSchema, membersIn, memberTexts, readOptions } from '#parts/read-options.ts';

export const factsDefinition: PartDefinition = {
  what: 'Facts about one thing, each with its name; those without a value are left out.',
  states: ['shown', 'loading', 'failed', 'nothing'],
  repeatable: true,
  options: readOptions(
    {
      facts: {
        description: 'Which, in order. Texts: title, members.<id>.',
        type: 'array',
        minItems: 1,
        items: memberSchema(),
      },
    },
    ['facts'],
  ),
  reads: (options) => membersIn(options, 'facts'),
  texts: memberTexts('facts'),
};
