/** Facts of the card about a contract. */
export const contractDataFacts = [
  ...(['number', 'owner', 'vat', 'product', 'tariff'] as const),
  ...(['sign-date', 'fiscal-name', 'fiscal-address'] as const),
] as const;

export type ContractDataFact = (typeof contractDataFacts)[number];
