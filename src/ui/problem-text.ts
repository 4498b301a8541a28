import type { Problem } from '#domain/problem.ts';
import type { Texts } from '#i18n/texts.ts';

export interface ProblemText {
  title: string;
  body: string;
}

/** The text of a problem for the customer, from `problems.<kind>`. */
export function problemText(problem: Problem, { t }: Pick<Texts, 't'>): ProblemText {
  return { title: t(`problems.${problem.kind}.title`), body: t(`problems.${problem.kind}.body`) };
}
