import type { PartDefinition } from '#parts/part-definition.ts';
import { requiresSchema } from '#parts/read-options.ts';

export const usefulPagesDefinition: PartDefinition = {
  what: 'Links to pages that people look for, of those that are open to them.',
  states: ['shown', 'nothing'],
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['routes'],
    properties: {
      routes: {
        description: 'The pages, in order. Texts: frame.routes.<route>.',
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
    ((options.routes ?? []) as readonly { route?: string }[]).flatMap(({ route }, index) =>
      route ? [{ name: `frame.routes.${route}`, at: ['routes', index, 'route'] }] : [],
    ),
};
