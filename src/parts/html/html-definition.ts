import type { PartDefinition } from '#parts/part-definition.ts';
import { memberIn, readOptions } from '#parts/read-options.ts';

export const htmlDefinition: PartDefinition = {
  what: 'HTML that the API serves, sanitised; nothing where there is none. Text: title.',
  states: ['shown', 'loading', 'failed', 'nothing'],
  repeatable: true,
  options: readOptions(
    { member: { description: 'The member with the HTML, of every entry.', type: 'string' } },
    ['member'],
  ),
  reads: (options) => memberIn(options, 'member'),
};
