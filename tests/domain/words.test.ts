import { expect, it } from 'vitest';
import { fold } from '#domain/values/fold.ts';
import { sameWords } from '#domain/values/same-words.ts';

it.each([
  ['Cardoso de la Sierra, El', 'el cardoso de la sierra'],
  ["Hospitalet de Llobregat, L'", 'L’Hospitalet de Llobregat'],
  ['Alacant/Alicante', 'ALICANTE - ALACANT'],
])('%s and %s are of the same words', (one, other) => expect(sameWords(one, other)).toBe(true));

it.each([
  ['Vilanova', 'Vilanova i la Geltrú'],
  ['Sant Pere', 'Sant Pau'],
  ['Vila nova', 'Vilanova'],
])('%s and %s are not', (one, other) => expect(sameWords(one, other)).toBe(false));

it('a text is compared without accents, capitals and white space around it', () => {
  expect(fold('  Població Ñ ')).toBe('poblacio n');
});
