import type { Problem } from '#domain/problem.ts';
import type { Texts } from '#i18n/texts.ts';
import { problemText, waitText } from '#ui/feedback/problem-text.ts';

interface ProblemMessage {
  title: string | undefined;
  body: string | undefined;
}

/** The message of a failed attempt: the form's own text for its code or kind, else the default one. */
export function problemMessage(
  problem: Problem,
  form: string,
  texts: Pick<Texts, 'optional' | 't'>,
): ProblemMessage {
  const ownText = (name: string | undefined): ProblemMessage | undefined => {
    const key = `forms.${form}.problems.${name}`;
    const title = texts.optional(`${key}.title`) ?? texts.optional(key);
    if (title === undefined) return undefined;
    const body = waitText(problem, texts) ?? texts.optional(`${key}.body`);
    // Whether the retailer acted must not be left open: the usual text says what to do.
    const usual = name === 'unknown-outcome' ? problemText(problem, texts).body : undefined;
    return { title, body: body ?? usual };
  };
  const own = ownText('code' in problem ? problem.code : undefined) ?? ownText(problem.kind);
  if (own) return own;
  if (problem.kind === 'invalid') return { title: undefined, body: undefined };
  return problemText(problem, texts);
}
