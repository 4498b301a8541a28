import type { PartDefinition } from '#parts/part-definition.ts';
import { nameOfWay, type WizardWaysOptions } from './wizard-way.ts';

export const wizardWaysDefinition: PartDefinition = {
  what: 'Buttons of where to go from the end.',
  states: ['shown', 'nothing'],
  subject: 'finished wizard',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['ways'],
    properties: {
      ways: {
        description: 'The ways on, in order. Texts: wizard.finished.ways.<id, action or route>.',
        type: 'array',
        minItems: 1,
        items: {
          description: 'A way on: an action, or a page by its route.',
          type: 'object',
          additionalProperties: false,
          oneOf: [{ required: ['action'] }, { required: ['route'] }],
          properties: {
            id: {
              description: 'A name of its own; without it that is the action or the route.',
              type: 'string',
            },
            action: {
              description:
                'leave: to the start page. print: prints the page. install: puts the portal on the home screen, where the browser can.',
              enum: ['leave', 'print', 'install'],
            },
            route: {
              description:
                'The page that it leads to; nothing is shown while that is closed, or for visitors only and a customer is signed in.',
              type: 'string',
              names: 'routes',
            },
            icon: {
              description: 'The picture before the text.',
              enum: ['home', 'invoice', 'mail', 'document', 'chart', 'person', 'print', 'download'],
            },
            requires: {
              description: 'Conditions that must all hold for it to be offered.',
              type: 'array',
              items: { type: 'string', names: 'conditions' },
            },
            look: { description: 'primary: the one that matters most.', enum: ['primary'] },
          },
        },
      },
    },
  },
  texts: (options) =>
    ((options as WizardWaysOptions).ways ?? []).map((way, index) => ({
      name: `wizard.finished.ways.${nameOfWay(way)}`,
      at: ['ways', index],
    })),
};
