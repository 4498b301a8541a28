/**
 * Answers that pages of the portal use themselves, by the form that contains their fields. These forms are not sent
 * to the retailer: the check refuses any other field, which would do nothing.
 */
export const readAnswers = {
  'consumption-filter': ['from', 'to'],
  'power-calculation': ['appliances', 'area', 'numPersones', 'cofSimul', 'cups', 'presentPower'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type ReadForm = keyof typeof readAnswers;

/** What a page reads of the answers of a form. */
export type ReadAnswers<Form extends ReadForm> = {
  readonly [name in (typeof readAnswers)[Form][number]]?: unknown;
};
