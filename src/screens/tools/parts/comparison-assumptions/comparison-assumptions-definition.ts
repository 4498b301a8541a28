import { chosenSchema, requiredOptions } from '#parts/chosen-options.ts';
import type { PartDefinition } from '#parts/part-definition.ts';
import { assumptions } from './assumption.ts';

export const comparisonAssumptionsDefinition: PartDefinition = {
  what: 'What the comparison took for granted, with the way to change it.',
  states: ['shown'],
  subject: 'comparison',
  options: requiredOptions({ facts: chosenSchema('What it lists, in order.', assumptions) }),
};
