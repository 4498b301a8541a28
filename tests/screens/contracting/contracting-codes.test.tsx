import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { TextTree } from '#config/configuration-types.ts';
import { valueAt } from '#forms/engine/field-address.ts';
import { errorId, fieldTextKey } from '#forms/engine/form-names.ts';
import { type VectorCase, vectorsOf } from '#tests/domain/vectors.ts';
import { showStep } from '#tests/support/contracting-step.tsx';
import { fill, isMarkedInvalid } from '#tests/support/engine-page.tsx';
import { fewOf } from '#tests/support/exhaustive.ts';
import { controlOf, pathOf, tryToSend } from '#tests/support/input-trial.ts';
import { visitedRetailer } from '#tests/support/visited-retailer.ts';

const page = visitedRetailer();

interface Place {
  step: string;
  field: string;
  /** Names in the shared vectors. */
  vectors: string[];
}

/** One field of each kind: fields of the same kind have the same widget, and cases of their own elsewhere. */
const places: Place[] = [
  { step: 'installation', field: 'cups', vectors: ['cups'] },
  { step: 'installation', field: 'address/dp', vectors: ['postalCode'] },
  { step: 'installation', field: 'address/ref_catastral', vectors: ['catastro'] },
  { step: 'person', field: 'vat', vectors: ['dni', 'nie', 'nifKLM', 'cif'] },
  { step: 'person', field: 'mobile', vectors: ['phone'] },
  { step: 'person', field: 'email', vectors: ['email'] },
  { step: 'payment', field: 'iban', vectors: ['iban'] },
];

/** A field of a step that somebody tried to send, so that each change is checked at once. */
async function triedField({ step, field }: Place, language: string) {
  const sent = await showStep(page.configuration, step, { language });
  const form = `contracting-${step}`;
  await waitFor(() => expect(controlOf(form, field)).not.toBeNull());
  await tryToSend(sent);
  return () => controlOf(form, field) as HTMLInputElement;
}

/** What a field may say, without the figures in it. */
async function textsOf({ step, field }: Place, language: string): Promise<string[]> {
  const form = `contracting-${step}`;
  const texts = await page.configuration.loadFormTexts(form, language);
  const key = fieldTextKey(form, pathOf(field)).replace(`forms.${form}.`, '');
  const errors = valueAt(texts, [...key.split('.'), 'errors']) as TextTree;
  return Object.values(errors).map((text) => String(text).split('{{')[0] ?? '');
}

/** White space around a code goes, and the home prefix of a telephone stands in its field anyway. */
const isSomething = ({ in: text }: VectorCase) => !['', '+34'].includes(text.trim());
const isTrimmed = ({ in: text }: VectorCase) => text === text.trim();
const inSmall = (text: string) => text.toLowerCase();
const bare = (text: string) => text.replaceAll(' ', '');

describe.each(places)('$field of $step', (place) => {
  const { vectors } = place;
  const cases = (kind: 'valid' | 'afterNormalisation' | 'invalid') =>
    // `widget-codes.test.tsx` and `widget-phone.test.tsx` try them all in a small form.
    vectors.flatMap((name) => fewOf(4, vectorsOf(name)[kind].filter(isSomething)));

  it('takes every good one, tidied', async () => {
    const field = await triedField(place, 'es-ES');
    for (const one of [...cases('valid'), ...cases('afterNormalisation')]) {
      // A domain has no capitals (RFC 5321, 2.4); the vectors leave it as it was typed.
      const { in: text, e164, canonical = e164 ?? text.replace(/@.*/, inSmall) } = one;
      fill(field(), text);
      // A telephone of more than 12 characters is another case: its limit is a setting.
      const isLong = e164 !== undefined && e164.length > 12;
      expect([text, isMarkedInvalid(field())]).toEqual([text, isLong]);
      const shown = bare(field().value);
      expect(canonical.endsWith(shown) && shown !== '', `${text} is shown as ${shown}`).toBe(true);
    }
  });

  it('refuses every wrong one, and says why', async () => {
    const language = 'ca-ES';
    const field = await triedField(place, language);
    const known = await textsOf(place, language);
    for (const { in: text } of cases('invalid').filter(isTrimmed)) {
      fill(field(), text);
      expect([text, isMarkedInvalid(field())]).toEqual([text, true]);
      const id = errorId(field().id);
      const told = document.getElementById(id)?.textContent ?? '';
      expect(
        known.filter((one) => told.startsWith(one)),
        `${text}: ${told}`,
      ).not.toEqual([]);
      expect(field().getAttribute('aria-describedby')?.split(' ')).toContain(id);
    }
  });
});
