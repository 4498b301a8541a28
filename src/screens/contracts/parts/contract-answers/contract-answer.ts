/** What the card of answers answers. */
export const contractAnswers = ['power', 'payment'] as const;

export type ContractAnswer = (typeof contractAnswers)[number];
