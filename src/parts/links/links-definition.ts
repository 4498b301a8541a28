import type { PartDefinition, PartOptions } from '#parts/part-definition.ts';
import { idSchema, requiresSchema } from '#parts/read-options.ts';

const linksOf = ({ links = [] }: PartOptions) => links as readonly { id?: string }[];

export const linksDefinition: PartDefinition = {
  what: 'Ways to other pages; those to pages that are closed are left out.',
  states: ['shown', 'nothing'],
  repeatable: true,
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['links'],
    properties: {
      links: {
        description: 'Which, in order. Texts: title, links.<id>.',
        type: 'array',
        minItems: 1,
        items: {
          description:
            'A page of the portal by its route, or another site by its name in the setting links.',
          type: 'object',
          additionalProperties: false,
          required: ['id'],
          oneOf: [{ required: ['route'] }, { required: ['link'] }],
          properties: {
            id: idSchema,
            route: { description: 'A page of the portal.', type: 'string', names: 'routes' },
            link: { description: 'Name of an address in the setting links.', type: 'string' },
            requires: requiresSchema,
          },
        },
      },
    },
  },
  texts: (options, { key }) =>
    linksOf(options).map(({ id }, index) => ({ name: key(`links.${id}`), at: ['links', index] })),
};
