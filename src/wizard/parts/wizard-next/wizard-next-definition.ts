import type { OptionsSchema, PartDefinition } from '#parts/part-definition.ts';
import { type NextSteps, stepLists } from './next-steps.ts';

const list = (description: string): OptionsSchema => ({
  description,
  type: 'array',
  minItems: 1,
  uniqueItems: true,
  items: { description: 'Id of a step; its text is wizard.finished.next.<id>.', type: 'string' },
});

export const wizardNextDefinition: PartDefinition = {
  what: 'What happens next, step by step.',
  states: ['shown'],
  subject: 'finished wizard',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['steps'],
    properties: {
      steps: list('What happens next, in order. Texts: wizard.finished.next.<id>.'),
      stepsOfSupplied: list('In place of steps where what was contracted is supplied already.'),
      stepsOfReply: list(
        'In place of steps where the wording of the last step has a text "sent": it promises a reply.',
      ),
      signing: list(
        'Those of them that are left out where nothing is signed (setting contractation.signature).',
      ),
      pages: {
        description:
          'Those of them that a page makes possible: id of the step -> route. Left out while that is closed, or for visitors only and a customer is signed in.',
        type: 'object',
        additionalProperties: {
          description: 'Route of the page.',
          type: 'string',
          names: 'routes',
        },
      },
    },
  },
  texts: (options) =>
    stepLists.flatMap((name) =>
      ((options as NextSteps)[name] ?? []).map((id, index) => ({
        name: `wizard.finished.next.${id}`,
        at: [name, index],
      })),
    ),
};
