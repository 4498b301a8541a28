import { describe, expect, it } from 'vitest';
import { valueAt } from '#domain/values/value-at.ts';
import { type VectorCase, vectorsOf } from '#tests/domain/vectors.ts';
import { pathOf } from '#tests/support/trials/field-texts.ts';
import { formTrials, LANGUAGES } from '#tests/support/trials/form-trials.ts';

const trials = formTrials();

/** One field of each kind, with its names in the shared vectors, and the errors that it may have. */
const places = [
  ['installation', 'cups', ['cups'], ['format']],
  ['installation', 'address/dp', ['postalCode'], ['format']],
  ['installation', 'address/ref_catastral', ['catastro'], ['format']],
  ['person', 'vat', ['dni', 'nie', 'nifKLM', 'cif'], ['format']],
  ['person', 'mobile', ['phone'], ['format', 'minLength', 'maxLength']],
  ['person', 'email', ['email'], ['format', 'maxLength']],
  ['payment', 'iban', ['iban'], ['format']],
] as const;

/** White space around a code is removed, and the home prefix of a telephone is in its field anyway. */
const isSomething = ({ in: text }: VectorCase) => !['', '+34'].includes(text.trim());
const isTrimmed = ({ in: text }: VectorCase) => text === text.trim();
const inSmall = (text: string) => text.toLowerCase();

describe.each(places)('%s: %s', (step, field, vectors, keywords) => {
  const form = `contracting-${step}`;
  const cases = (kind: 'valid' | 'afterNormalisation' | 'invalid') =>
    vectors.flatMap((name) => vectorsOf(name)[kind].filter(isSomething));
  const errorOf = (errors: readonly { path: string[] }[] | null) =>
    errors?.find(({ path }) => path.join('/') === field);

  it('takes every good one, tidied', async () => {
    const trial = await trials.open(form);
    for (const one of [...cases('valid'), ...cases('afterNormalisation')]) {
      // A domain has no capitals (RFC 5321, 2.4); the vectors leave it as it was typed.
      const { in: text, e164, canonical = e164 ?? text.replace(/@.*/, inSmall) } = one;
      await trial.type(pathOf(field), text);
      const { errors } = await trial.send();
      // A telephone of more than 12 characters is another case: its limit is a setting.
      const isLong = e164 !== undefined && e164.length > 12;
      expect([text, errorOf(errors) !== undefined]).toEqual([text, isLong]);
      expect(valueAt(trial.answers(), pathOf(field))).toBe(canonical);
    }
  });

  it('refuses every wrong one, and says why', async () => {
    const trial = await trials.open(form);
    const { phone } = trial.facts.settings as unknown as {
      phone: { maxLength: { contracting: number } };
    };
    const limits: Record<string, number> = {
      maxLength: field === 'mobile' ? phone.maxLength.contracting : 254,
    };
    const texts = keywords.map((says) => {
      const { [says]: limit } = limits;
      const error = { says, ...(limit !== undefined && { limit }) };
      return LANGUAGES.map((one) => trials.published(form, field, error, one));
    });
    for (const { in: text } of cases('invalid').filter(isTrimmed)) {
      await trial.type(pathOf(field), text);
      const { errors } = await trial.send();
      expect(texts, text).toContainEqual(trials.said(form, field, errors));
    }
  });
});
