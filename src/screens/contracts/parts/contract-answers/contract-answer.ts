/** What the card of answers answers. */
export const contractAnswers = ['payment', 'power', 'next-bill'] as const;

export type ContractAnswer = (typeof contractAnswers)[number];
