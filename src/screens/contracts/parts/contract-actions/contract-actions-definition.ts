import type { PartDefinition } from '#parts/part-definition.ts';
import { type ContractActionsOptions, nameOfAction } from './contract-action.ts';

const actionsOf = (options: unknown) => (options as ContractActionsOptions).actions ?? [];

export const contractActionsDefinition: PartDefinition = {
  what: 'Buttons of what can be done about the contract.',
  states: ['shown', 'read-only'],
  subject: 'contract',
  repeatable: true,
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['actions'],
    properties: {
      actions: {
        description: 'What can be done, in order. Texts: contracts.actions.<id, form or route>.',
        type: 'array',
        minItems: 1,
        items: {
          description: 'A dialog of the page by its form, or the way to another page by its route.',
          type: 'object',
          additionalProperties: false,
          oneOf: [{ required: ['form'] }, { required: ['route'] }],
          properties: {
            id: {
              description: 'A name of its own; without it that is the form or the route.',
              type: 'string',
            },
            form: {
              description: 'The form whose dialog opens.',
              type: 'string',
              names: 'forms',
            },
            route: {
              description: 'The page that it leads to, with the contract at hand.',
              type: 'string',
              names: 'routes',
            },
            icon: {
              description: 'The picture before the text.',
              enum: ['invoice', 'mail', 'document', 'chart', 'person', 'bank'],
            },
            requires: {
              description: 'Conditions that must all hold for the page to offer it.',
              type: 'array',
              items: { type: 'string', names: 'conditions' },
            },
            look: {
              description: 'primary: the one that matters most. more: in the menu of the others.',
              enum: ['primary', 'more'],
            },
          },
        },
      },
    },
  },
  opens: (options) =>
    actionsOf(options).flatMap(({ form }, index) =>
      form ? [{ name: form, at: ['actions', index, 'form'] }] : [],
    ),
  texts: (options) =>
    actionsOf(options).map((action, index) => ({
      name: `contracts.actions.${nameOfAction(action)}`,
      at: ['actions', index],
    })),
};
