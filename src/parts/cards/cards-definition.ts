import type { PartDefinition, PartOptions } from '#parts/part-definition.ts';
import { idSchema, requiresSchema } from '#parts/read-options.ts';
import { cardIcons } from './card-icons.ts';

const cardsOf = ({ cards = [] }: PartOptions) => cards as readonly { id?: string }[];

export const cardsDefinition: PartDefinition = {
  what: 'Cards beside one another, each with a picture, a heading and a sentence; one with a page leads to it.',
  states: ['shown', 'nothing'],
  repeatable: true,
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['cards'],
    properties: {
      cards: {
        description: 'Which, in order. Texts: title, cards.<id>.title, cards.<id>.body.',
        type: 'array',
        minItems: 1,
        items: {
          description:
            'A card. With routes it leads to the first of these pages that is open, and is left out where none is.',
          type: 'object',
          additionalProperties: false,
          required: ['id'],
          properties: {
            id: idSchema,
            icon: { description: 'The picture before its heading.', enum: [...cardIcons] },
            routes: {
              description: 'Pages of the portal, the first open one of which it leads to.',
              type: 'array',
              minItems: 1,
              items: { type: 'string', names: 'routes' },
            },
            requires: requiresSchema,
          },
        },
      },
    },
  },
  texts: (options, { key }) =>
    cardsOf(options).map(({ id }, index) => ({
      name: key(`cards.${id}.title`),
      at: ['cards', index],
    })),
};
