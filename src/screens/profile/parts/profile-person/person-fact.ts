/** Facts of the card about a customer. */
export const personFacts = ['name', 'vat', 'mobile', 'email'] as const;

export type PersonFact = (typeof personFacts)[number];
