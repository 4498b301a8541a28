import type { Problem } from '#domain/problem.ts';
import type { Texts } from '#i18n/texts.ts';

export interface ProblemText {
  title: string;
  body: string;
}

/** Above so many seconds, the time to wait is written in minutes. */
const MINUTE_SECONDS = 60;

/** How long to wait before another try; undefined if the retailer does not report it. */
export function waitText(problem: Problem, { t }: Pick<Texts, 't'>): string | undefined {
  const mayHaveWait = problem.kind === 'too-many' || problem.kind === 'broken';
  if (!mayHaveWait || !problem.retryAfterSeconds) return undefined;
  const seconds = problem.retryAfterSeconds;
  return seconds <= MINUTE_SECONDS
    ? t('problems.too-many.seconds', { count: seconds })
    : t('problems.too-many.minutes', { count: Math.ceil(seconds / MINUTE_SECONDS) });
}

/** The text of a problem for the customer, from `problems.<kind>`. */
export function problemText(problem: Problem, texts: Pick<Texts, 't'>): ProblemText {
  const { t } = texts;
  const body = waitText(problem, texts) ?? t(`problems.${problem.kind}.body`);
  return { title: t(`problems.${problem.kind}.title`), body };
}
