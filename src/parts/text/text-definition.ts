import type { PartDefinition } from '#parts/part-definition.ts';

export const textDefinition: PartDefinition = {
  what: 'A text in Markdown. Texts: title, body.',
  states: ['shown'],
  repeatable: true,
  markdown: ['body'],
  texts: (_, { key }) => [{ name: key('body'), at: [] }],
};
