import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CheckList } from '#studio/client/check/check-list.tsx';
// Loaded with the test: how long that takes is no matter of it.
import '#studio/client/language/ca.ts';
import '#studio/client/language/en.ts';
import { followLanguage } from '#studio/client/language/follow-language.ts';
import { SectionForm } from '#studio/client/panel/section-form.tsx';
import type { Diagnosis, Section } from '#studio/contract.ts';
import { renderIn, studioInTest, thing } from './studio-in-test.tsx';

const missing: Diagnosis = {
  ...{ file: 'schemas/forms/contact.json', line: 1, column: 1, path: [], isWarning: false },
  what: { template: '"{1}" is missing', values: ['submit'] },
  fix: { template: 'add "{1}"', values: ['submit'] },
  ...{ mend: null, thing: null },
};
const section: Section = {
  ...{
    name: 'rules',
    file: 'schemas/forms/contact.json',
    path: ['schema'],
    value: { minLength: 2 },
  },
  schema: {
    type: 'object',
    properties: {
      minLength: { type: 'integer', description: 'At least so many characters.' },
      maxLength: { type: 'integer', description: 'A meaning without a translation.' },
    },
  },
};

test('the check and the meanings of a panel are in the language of the page, and follow it', async () => {
  const { studio } = studioInTest();
  const { state } = studio.server.read();
  if (!state) throw new Error('there is no state');
  studio.server.write({ state: { ...state, diagnoses: [missing] }, connection: 'open' });
  studio.view.write({ ...studio.view.read(), language: 'es-ES' });
  await act(() => followLanguage(studio.view));
  renderIn(
    studio,
    <>
      <CheckList />
      <SectionForm section={section} thing={thing} partner={null} isFresh labelledBy="" />
    </>,
  );
  screen.getByText('Falta «submit».');
  screen.getByText('Añada «submit».');
  screen.getByText('Este número de caracteres como mínimo.');

  act(() => studio.view.write({ ...studio.view.read(), language: 'ca-ES' }));
  await screen.findByText('Afegeixi «submit».');
  screen.getByText('Aquest nombre de caràcters com a mínim.');

  act(() => studio.view.write({ ...studio.view.read(), language: 'en-GB' }));
  await screen.findByText('"submit" is missing.');
  screen.getByText('At least so many characters.');
  expect(screen.queryByText('Afegeixi «submit».')).toBeNull();
});
