import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { storeLanguage } from '#api/session-cookies.ts';
import { readerLanguage } from '#app/settings/use-reader-language.ts';
import catalan from '#locales/ca-ES/frame.json' with { type: 'json' };
import { contentPortal } from '#tests/support/pages/content-portal.tsx';

const portal = contentPortal({ screens: ['login'] });
const OFFER = catalan.languageNotice;

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  storeLanguage('');
  document.documentElement.className = '';
});

const read = (...languages: string[]) =>
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);

/** As Chrome marks a page that it translates. */
function translateInto(language: string) {
  document.documentElement.className = 'translated-ltr';
  document.documentElement.lang = language;
}

it.each([
  [['ca', 'es'], 'ca-ES'],
  [['ca-AD'], 'ca-ES'],
  [['zh-Hans-CN', 'ca', 'es'], 'ca-ES'],
  [['es-419', 'ca'], null],
  [['uk', 'ar'], null],
  [[''], null],
])('a reader of %s is offered %s on a page in Spanish', (wanted, expected) => {
  const page = { language: 'es-ES', offered: ['es-ES', 'ca-ES'] };
  expect(readerLanguage(wanted, page)).toBe(expected);
});

it('offers the language of the browser in that language, and switches to it', async () => {
  read('ca', 'es');
  await portal.visit('/acceso');
  expect((await screen.findByText(OFFER)).closest('[lang]')?.getAttribute('lang')).toBe('ca-ES');
  await userEvent.click(screen.getByRole('button', { name: OFFER }));
  await waitFor(() => expect(document.documentElement.lang).toBe('ca-ES'));
  expect(screen.queryByText(OFFER)).toBeNull();
});

it('is dismissed for good', async () => {
  read('ca');
  await portal.visit('/acceso');
  const notice = (await screen.findByText(OFFER)).closest('[lang]') as HTMLElement;
  await userEvent.click(notice.querySelector('button:last-child') as HTMLElement);
  expect(screen.queryByText(OFFER)).toBeNull();
  cleanup();
  await portal.visit('/acceso');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText(OFFER)).toBeNull();
});

it('a reader who chose a language is offered another one only when the browser translates into it', async () => {
  storeLanguage('es-ES');
  read('ca');
  await portal.visit('/acceso');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText(OFFER)).toBeNull();
  act(() => translateInto('ca'));
  await screen.findByText(OFFER);
});
