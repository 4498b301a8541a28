import { chosenSchema, requiredOptions, termsSchema } from '#parts/chosen-options.ts';
import type { PartDefinition } from '#parts/part-definition.ts';
import { contractDataFacts } from './contract-data-fact.ts';

export const contractDataDefinition: PartDefinition = {
  what: 'Number, holder, product and billing data.',
  states: ['shown'],
  subject: 'contract',
  options: requiredOptions(
    { facts: chosenSchema('Its facts, in order.', contractDataFacts) },
    { terms: termsSchema(contractDataFacts) },
  ),
  repeatable: true,
};
