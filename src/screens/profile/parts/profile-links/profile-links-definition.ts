import type { PartDefinition, PartOptions } from '#parts/part-definition.ts';
import { requiresSchema } from '#parts/read-options.ts';

const linksOf = ({ links = [] }: PartOptions) => links as readonly { route?: string }[];

export const profileLinksDefinition: PartDefinition = {
  what: 'Links to other pages of the account.',
  states: ['shown', 'nothing'],
  subject: 'customer',
  repeatable: true,
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['links'],
    properties: {
      links: {
        description: 'Pages that it leads to, in order. Texts: profile.links.<route>.',
        type: 'array',
        minItems: 1,
        items: {
          description: 'A page by its route.',
          type: 'object',
          additionalProperties: false,
          required: ['route'],
          properties: {
            route: { description: 'The page.', type: 'string', names: 'routes' },
            requires: requiresSchema,
          },
        },
      },
    },
  },
  texts: (options) =>
    linksOf(options).flatMap(({ route }, index) =>
      route ? [{ name: `profile.links.${route}`, at: ['links', index] }] : [],
    ),
};
