import type { RJSFSchema } from '@rjsf/utils';
import { wattsOf, withDecimalComma } from '#domain/contract/power.ts';
import { normaliseCadastralReference } from '#domain/identifiers/cadastral-reference.ts';
import { normaliseCups } from '#domain/identifiers/cups.ts';
import { emailAnswer } from '#domain/identifiers/email.ts';
import { normaliseIban } from '#domain/identifiers/iban.ts';
import { normaliseNif } from '#domain/identifiers/nif.ts';
import { isPhone, phoneAnswer, phoneText } from '#domain/identifiers/phone.ts';
import { normalisePostalCode } from '#domain/identifiers/postal-code.ts';
import { dayFrom } from '#domain/values/day.ts';
import { figureOf } from '#domain/values/figure.ts';
import { textNormaliser } from '#forms/widgets/text/text-normalise.ts';

type Options = Record<string, unknown>;

const number = (typed: string, read: (text: string) => number | undefined) => {
  const text = withDecimalComma(typed.trim());
  return read(text) ?? text;
};
const kilowatts = (text: string) => {
  const watts = wattsOf(text);
  return watts === undefined ? undefined : watts / 1000;
};

/** What widgets make of what is typed: tests/forms/widgets proves that they do. */
const answers: Record<string, (typed: string, options: Options) => unknown> = {
  'cadastral-reference': normaliseCadastralReference,
  cups: normaliseCups,
  date: dayFrom,
  email: emailAnswer,
  iban: normaliseIban,
  kilowatts: (typed) => number(typed, kilowatts),
  nif: normaliseNif,
  number: (typed) => number(typed, figureOf),
  // The prefix of home is in the field: it goes from what is typed.
  phone: (typed, { country = 'ES', prefix }) => {
    const home = String(country);
    return phoneAnswer(phoneText(typed, home), { country: home, dropsPrefix: prefix === 'drop' });
  },
  'postal-code': normalisePostalCode,
  text: (typed, { normalise }) => textNormaliser(normalise)(typed),
  textarea: (typed) => typed.trim(),
};

/** The answer that a widget of text gives for what is typed; undefined for nothing. */
export function typedAnswer(widget: string, typed: string, options: Options): unknown {
  const read = answers[widget];
  if (!read) throw new Error(`nothing is typed into ${widget}`);
  const answer = read(typed, options);
  return answer === '' ? undefined : answer;
}

/**
 * What a widget finds wrong that the schema takes: the figures of a telephone go by its country. Other widgets say
 * before the form is sent what the schema says then.
 */
export function widgetError(widget: string, answer: unknown, { country = 'ES' }: Options) {
  const isWrong =
    widget === 'phone' && typeof answer === 'string' && !isPhone(answer, String(country));
  return isWrong ? { keyword: 'format', values: { format: 'phone' } } : null;
}

/** The answer of a choice: a value of its schema where it is one, else that of an entry. */
export function chosenAnswer({ enum: values, type }: RJSFSchema, chosen: string): unknown {
  const known: readonly unknown[] = values ?? (type === 'boolean' ? [true, false] : []);
  const listed = known.find((one) => String(one) === chosen);
  if (listed !== undefined) return listed;
  return type === 'integer' || type === 'number' ? Number(chosen) : chosen;
}
