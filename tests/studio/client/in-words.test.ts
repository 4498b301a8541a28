import { expect, test } from 'vitest';
import { asSentence, inWords } from '#studio/client/language/in-words.ts';

const spanish = {
  'there is no key "{1}"{2}': 'no existe la clave «{1}»{2}',
  ' (did you mean "{1}"?)': ' (¿quería decir «{1}»?)',
  'it is {2}, not {1}': 'no es {1}, sino {2}',
  string: 'texto',
};

test('a sentence is said with what it holds, in the order of the other language', () => {
  const guess = { template: ' (did you mean "{1}"?)', values: ['limits'] };
  const said = { template: 'there is no key "{1}"{2}', values: ['limit', guess] };
  expect(inWords(said, spanish)).toBe('no existe la clave «limit» (¿quería decir «limits»?)');
  expect(inWords({ template: 'it is {2}, not {1}', values: ['string', '5'] }, spanish)).toBe(
    'no es texto, sino 5',
  );
});

test('a name is a name, also where the check has that word', () => {
  const said = { template: 'there is no key "{1}"{2}', values: ['string', ''] };
  expect(inWords(said, spanish)).toBe('no existe la clave «string»');
});

test('what has no translation is said in English', () => {
  expect(inWords('How it is written.', spanish)).toBe('How it is written.');
  expect(inWords({ template: '"{1}" is missing', values: ['id'] }, spanish)).toBe(
    '"id" is missing',
  );
});

test('a page shows sentences as such', () => {
  expect(asSentence('falta «id»')).toBe('Falta «id».');
  expect(asSentence('«id» falta')).toBe('«id» falta.');
  expect(asSentence('At least so many. (usually 5)')).toBe('At least so many. (usually 5).');
  expect(asSentence('Como mínimo uno.')).toBe('Como mínimo uno.');
  expect(asSentence('')).toBe('');
});
