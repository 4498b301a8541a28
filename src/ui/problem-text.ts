import type { Problem } from '#domain/problem.ts';
import type { Texts } from '#i18n/texts.ts';

export interface ProblemText {
  title: string;
  body: string;
}

const SECONDS_A_MINUTE = 60;

/** The text of a problem for the customer, from `problems.<kind>`. */
export function problemText(problem: Problem, { t }: Pick<Texts, 't'>): ProblemText {
  if (problem.kind === 'too-many' && problem.retryAfterSeconds) {
    const count = Math.ceil(problem.retryAfterSeconds / SECONDS_A_MINUTE);
    return { title: t('problems.too-many.title'), body: t('problems.too-many.wait', { count }) };
  }
  return { title: t(`problems.${problem.kind}.title`), body: t(`problems.${problem.kind}.body`) };
}
