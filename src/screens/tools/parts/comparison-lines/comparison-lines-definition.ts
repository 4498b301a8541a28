import { chosenSchema, requiredOptions } from '#parts/chosen-options.ts';
import type { PartDefinition } from '#parts/part-definition.ts';
import { linesBlocks } from './lines-block.ts';

export const comparisonLinesDefinition: PartDefinition = {
  what: 'What the retailer says of the compared product, and the recomputed bill line by line.',
  states: ['shown'],
  subject: 'comparison',
  options: requiredOptions({
    blocks: chosenSchema(
      'What it has, in order: the words about the product, where the lines do not add up, the lines, how it was computed.',
      linesBlocks,
    ),
  }),
};
