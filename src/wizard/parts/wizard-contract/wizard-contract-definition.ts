import type { PartDefinition } from '#parts/part-definition.ts';

export const wizardContractDefinition: PartDefinition = {
  what: 'The summary of the contract before it is ordered: company, price, terms, start, withdrawal, where to turn; as a document where the retailer makes one.',
  states: ['shown'],
  subject: 'order',
};
