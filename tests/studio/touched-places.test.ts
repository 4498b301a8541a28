import { expect, test } from 'vitest';
import { touchedPlaces } from '#studio/server/pictures/touched-places.ts';

const ROUTES = ['home', 'contracts', 'contract', 'invoices', 'contract-invoices', 'withdrawal'];
const wizards = new Map([
  ['moving', { value: { steps: [{ id: 'when', form: 'moving-date' }] }, layers: [] }],
]) as never;

const placesOf = (file: string, before: object | null, after: object | null) => {
  const text = (value: object | null) => (value === null ? null : JSON.stringify(value));
  const changed = [{ file, before: text(before), after: text(after) }];
  return touchedPlaces(changed, { wizards }, ROUTES, 'es-ES').map(
    ({ place: { kind, name, step }, language }) =>
      [kind, name, step, language].filter(Boolean).join(' '),
  );
};

test('a change is seen on the pages of its form, step, screen or texts, in the language of the text; what is on all pages on the first one', () => {
  const title = [{ title: 'A' }, { title: 'B' }] as const;
  expect(placesOf('schemas/forms/iban-change.json', { requires: [] }, null)).toEqual([
    'form iban-change es-ES',
  ]);
  expect(placesOf('locales/ca-ES/forms/moving-date.json', ...title)).toEqual([
    'step moving when ca-ES',
  ]);
  expect(placesOf('schemas/screens/invoices.json', { parts: [] }, { parts: ['a'] })).toEqual([
    'route invoices es-ES',
  ]);
  expect(placesOf('locales/ca-ES/invoices.json', ...title)).toEqual([
    'route invoices ca-ES',
    'route contract-invoices ca-ES',
  ]);
  const withdrawal = [{ withdrawal: { title: 'A' } }, { withdrawal: { title: 'B' } }] as const;
  expect(placesOf('locales/es-ES/pages.json', ...withdrawal)).toEqual(['route withdrawal es-ES']);
  const door = [{ 'home-visitors': { contract: 'A' } }, { 'home-visitors': { contract: 'B' } }];
  expect(placesOf('locales/es-ES/pages.json', door[0] ?? null, door[1] ?? null)).toEqual([
    'route home es-ES',
  ]);
  expect(placesOf('schemas/portal.json', { brand: 1 }, { brand: 2 })).toEqual(['route home es-ES']);
  expect(placesOf('locales/es-ES/frame.json', ...title)).toEqual(['route home es-ES']);
});
