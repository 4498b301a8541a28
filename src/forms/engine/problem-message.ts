import type { Problem } from '#domain/problem.ts';
import type { Texts } from '#i18n/texts.ts';
import { problemText } from '#ui/problem-text.ts';

/** What to tell of a failed attempt: the form's own text for its code or kind, else the usual one. */
export function problemMessage(
  problem: Problem,
  form: string,
  texts: Pick<Texts, 'optional' | 't'>,
): { title: string | undefined; body: string | undefined } {
  const code = 'code' in problem ? problem.code : undefined;
  const own =
    (code ? texts.optional(`forms.${form}.problems.${code}`) : undefined) ??
    texts.optional(`forms.${form}.problems.${problem.kind}`);
  if (own) return { title: own, body: undefined };
  if (problem.kind === 'invalid') return { title: undefined, body: undefined };
  return problemText(problem, texts);
}
