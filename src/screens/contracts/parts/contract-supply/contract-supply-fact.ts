/** Facts of the card about a supply point. */
export const contractSupplyFacts = [
  ...(['cups', 'address', 'cadastral-reference', 'pressure', 'flow'] as const),
  ...(['distributor', 'distributor-phone', 'distributor-reference'] as const),
] as const;

export type ContractSupplyFact = (typeof contractSupplyFacts)[number];
