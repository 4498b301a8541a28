import { cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchMissingTexts } from '#app/start/missing-texts.ts';
import type { Configuration } from '#config/configuration-types.ts';
import { reportUnder } from '#config/report.ts';
import { addFormTexts, startTexts } from '#i18n/i18n.ts';
import { useTexts } from '#i18n/texts.ts';

function Page({ name }: { name: string }): ReactElement {
  const { t, optional } = useTexts();
  return (
    <>
      <h1>{t(name, { count: 2 })}</h1>
      <p>{optional(name) ?? 'no text'}</p>
    </>
  );
}

const reported = vi.fn();
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(reported);
  reportUnder('test');
  const configuration = {
    loadTexts: async () => ({ session: { title: 'Entre', tries_one: 'Una', tries_other: 'Dos' } }),
    loadFormTexts: async () => ({ submit: 'Guardar' }),
  } as unknown as Configuration;
  watchMissingTexts(configuration, 'es-ES');
  startTexts('ca-ES', { session: { welcome: 'Hola' } });
  addFormTexts('ca-ES', 'iban-change', { title: 'Canviar el compte' });
});
afterEach(() => {
  cleanup();
  reported.mockReset();
  vi.restoreAllMocks();
});

it.each([
  ['session.title', 'Entre'],
  ['session.tries', 'Dos'],
  ['forms.iban-change.submit', 'Guardar'],
])(
  '%s, missing in one language, comes from the default language and is reported',
  async (key, text) => {
    render(<Page name={key} />);
    expect(await screen.findByRole('heading', { name: text })).toBeTruthy();
    expect(reported).toHaveBeenCalledWith(
      expect.stringContaining(`There is no text "${key}" in ca-ES`),
    );
    expect(screen.getByText('no text')).toBeTruthy();
  },
);

it('a text that no language has is shown as the last part of its key, and reported', async () => {
  render(<Page name="session.nowhere" />);
  expect(screen.getByRole('heading', { name: 'nowhere' })).toBeTruthy();
  expect(reported).toHaveBeenCalledWith(
    expect.stringContaining('There is no text "session.nowhere" in ca-ES'),
  );
});

it('a text that is there is not reported', () => {
  render(<Page name="session.welcome" />);
  expect(screen.getByRole('heading', { name: 'Hola' })).toBeTruthy();
  expect(reported).not.toHaveBeenCalled();
});
