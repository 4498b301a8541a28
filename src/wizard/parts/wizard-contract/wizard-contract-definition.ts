import type { PartDefinition } from '#parts/part-definition.ts';

export const wizardContractDefinition: PartDefinition = {
  what: 'The summary of the contract before it is ordered: price, terms in short, the right to withdraw; behind a word all prices and terms, start, company, where to turn; as a document where the retailer makes one.',
  states: ['shown'],
  subject: 'order',
};
