import { chosenSchema, requiredOptions, termsSchema } from '#parts/chosen-options.ts';
import type { PartDefinition } from '#parts/part-definition.ts';
import { contractSupplyFacts } from './contract-supply-fact.ts';

export const contractSupplyDefinition: PartDefinition = {
  what: 'Supply point, address and distributor.',
  states: ['shown'],
  subject: 'contract',
  options: requiredOptions(
    {
      facts: chosenSchema(
        'Its facts, in order; pressure and flow are of gas.',
        contractSupplyFacts,
      ),
    },
    { terms: termsSchema(contractSupplyFacts) },
  ),
  dialogs: ['sips-opt-out'],
};
