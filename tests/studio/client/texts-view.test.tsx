import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#studio/client/api/api-client.ts';
import { ConflictDialog } from '#studio/client/check/conflict-dialog.tsx';
import { TextsView } from '#studio/client/texts/texts-view.tsx';
import type { Change, Changed } from '#studio/contract.ts';
import type { ImportPlan, TextCell, TextRow, TextTable } from '#studio/texts-contract.ts';
import { renderIn, studioInTest } from './studio-in-test.tsx';

const row = (name: string, key: string, from: string, to: TextCell, more = {}): TextRow => ({
  ...{ key: `${name}.${key}`, path: key.split('.'), from: { text: from }, to, ...more },
});

const table = (title: TextCell): TextTable => ({
  languages: [
    { code: 'es-ES', name: 'Español' },
    { code: 'ca-ES', name: 'Català' },
  ],
  ...{ from: 'es-ES', to: 'ca-ES', terms: [{ from: 'factura', to: 'rebut (de la llum)' }] },
  files: [
    {
      name: 'invoices',
      files: { from: 'locales/es-ES/invoices.json', to: 'locales/ca-ES/invoices.json' },
      rows: [
        row('invoices', 'title', 'Sus facturas', title),
        row('invoices', 'pay', 'Pagar', {}, { isMissing: true }),
        row('invoices', 'sent', 'Enviada', { text: 'Enviada' }),
      ],
    },
    {
      ...{ name: 'forms/login', words: 'Entrar' },
      files: { from: 'locales/es-ES/forms/login.json', to: 'locales/ca-ES/forms/login.json' },
      rows: [
        row(
          ...(['forms/login', 'submit', 'Entrar'] as const),
          { text: 'Inicia la sessió' },
          { long: { why: 'button', length: 30, longest: 24 } },
        ),
      ],
    },
  ],
});

beforeEach(() => {
  // A list without a layout shows as many rows as its box is high.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(900);
});

/** The table of texts; `now` is what the file says of `invoices.title` in the second language. */
async function shown(change?: (change: Change) => Promise<Changed>) {
  const now: TextCell = { text: 'Les seves factures' };
  let revision = 1;
  const write = async ({ edits: [edit] }: Change): Promise<Changed> => {
    if (edit?.op === 'set' && edit.path[0] === 'title') now.text = String(edit.after);
    return { revision: ++revision };
  };
  const made = studioInTest(change ?? write);
  const plan: ImportPlan = {
    ...{ id: 'p1', changes: [{ key: 'invoices.pay', after: 'Pagar-la' }] },
    refused: [{ file: 'ca.csv', line: 3, what: 'no such key', fix: 'take the row out' }],
  };
  const texts = {
    table: async () => table({ ...now }),
    outdated: async () => ({ texts: [{ key: 'invoices.sent', was: 'Mandada' }] }),
    reviewed: vi.fn(async () => ({})),
    importPlan: async () => plan,
    importTexts: vi.fn(async () => ({ revision: 3 })),
  };
  Object.assign(made.api, { texts });
  renderIn(
    made.studio,
    <>
      <TextsView />
      <ConflictDialog />
    </>,
  );
  const user = userEvent.setup();
  const cell = (key: string, language = 'Català') =>
    screen.findByRole<HTMLTextAreaElement>('textbox', { name: `${key}, ${language}` });
  await cell('invoices.title');
  return { ...made, now, texts, user, cell };
}

const keysInSight = () =>
  screen
    .getAllByRole('textbox')
    .map((box) => box.getAttribute('aria-label') ?? '')
    .filter((name) => name.endsWith('Català'))
    .map((name) => name.split(',')[0]);

test('what is typed in a cell is written into the file of its language, one text one step; an emptied text is taken out on leaving', async () => {
  const { user, cell, changes, studio } = await shown();
  const file = 'locales/ca-ES/invoices.json';
  await user.type(await cell('invoices.title'), '!');
  studio.pending.flush();
  await user.type(await cell('invoices.title'), '?');
  await user.clear(await cell('invoices.sent'));
  studio.pending.flush();
  await waitFor(() => expect(changes).toHaveLength(2));
  await user.click(await cell('invoices.pay'));
  await waitFor(() => expect(changes).toHaveLength(3));
  const [first, second, third] = changes;
  const before = 'Les seves factures';
  expect(first).toMatchObject({
    thing: { kind: 'text', key: 'invoices.title' },
    edits: [{ op: 'set', file, path: ['title'], before, after: `${before}!` }],
  });
  expect(second?.edits).toMatchObject([{ before: `${before}!`, after: `${before}!?` }]);
  expect(second?.mark).toBe(first?.mark);
  expect(third?.edits).toEqual([{ op: 'remove', file, path: ['sent'], before: 'Enviada' }]);
});

test('filters show what is missing, long or outdated, and words in any language or the key; a text that was just mended stays in sight', async () => {
  const { user, cell } = await shown();
  await screen.findByRole('button', { name: 'Original cambiado 1' });
  await user.click(screen.getByRole('button', { name: 'Sin traducir 1' }));
  expect(keysInSight()).toEqual(['invoices.pay']);
  await user.type(await cell('invoices.pay'), 'Paga');
  await user.click(screen.getByRole('button', { name: 'Largos 1' }));
  expect(keysInSight()).toEqual(['invoices.pay', 'forms/login.submit']);
  expect(screen.getByText(/tiene 30 caracteres: en un teléfono caben 24/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Sin traducir 1' }));
  await user.click(screen.getByRole('button', { name: 'Largos 1' }));
  await user.type(screen.getByRole('searchbox'), 'SESSIO');
  await waitFor(() => expect(keysInSight()).toEqual(['forms/login.submit']));
});

test('an outdated translation says what the original was, and is settled with one press', async () => {
  const { user, texts } = await shown();
  await user.click(await screen.findByRole('button', { name: 'Original cambiado 1' }));
  expect(screen.getByText(/Antes decía: «Mandada»/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Sigue bien/ }));
  expect(texts.reviewed).toHaveBeenCalledWith({
    ...{ from: 'es-ES', to: 'ca-ES', key: 'invoices.sent' },
    ...{ original: 'Enviada', translation: 'Enviada' },
  });
});

test('another person’s text of the same cell is shown beside one’s own, and can be taken', async () => {
  const theirs = 'Factures';
  const { user, cell, now, studio } = await shown(async ({ edits: [edit] }) => {
    throw new ApiError(409, {
      ...{ file: edit?.file, path: ['title'], now: theirs, by: 'Pau <pau@example.com>' },
    });
  });
  await user.type(await cell('invoices.title'), '!');
  studio.pending.flush();
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('Les seves factures!')).toBeTruthy();
  expect(within(dialog).getByText(theirs)).toBeTruthy();
  now.text = theirs;
  const state = studio.server.read().state;
  if (state) studio.server.write({ state: { ...state, revision: 9 }, connection: 'open' });
  await user.click(within(dialog).getByRole('button', { name: 'Usar lo que hay' }));
  await waitFor(async () => expect((await cell('invoices.title')).value).toBe(theirs));
});

test('what the server refused stays in the cell, with the reason', async () => {
  const { user, cell, studio } = await shown(async () => {
    throw new ApiError(422, { reason: 'too-large' });
  });
  await user.type(await cell('invoices.title'), '!');
  studio.pending.flush();
  expect(await screen.findByText('Es demasiado largo para guardarlo.')).toBeTruthy();
  const box = await cell('invoices.title');
  expect([box.value, box.getAttribute('aria-invalid')]).toEqual(['Les seves factures!', 'true']);
});

test('keys alone lead from text to text, to the search and out; the glossary has the words of the text in hand', async () => {
  const { user, cell, studio } = await shown();
  studio.changeView({ isTextsOpen: true });
  const focused = () => document.activeElement?.getAttribute('aria-label');
  await user.click(await cell('invoices.title', 'Español'));
  expect(await screen.findByText('rebut (de la llum)')).toBeTruthy();
  await user.keyboard('{End}{ArrowRight}');
  expect(focused()).toBe('invoices.title, Català');
  await user.keyboard('{Enter}{Enter}{Enter}');
  expect(focused()).toBe('forms/login.submit, Català');
  await user.keyboard('{Tab}{Shift>}{Tab}{Tab}{/Shift}');
  expect(focused()).toBe('forms/login.submit, Español');
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  await user.keyboard('{Escape}');
  expect(studio.view.read().isTextsOpen).toBe(false);
});

test('a translated table shows what it changes and what it leaves out before it is written', async () => {
  const { user, texts } = await shown();
  const file = new File(['key,ca-ES\n'], 'ca.csv');
  await user.upload(screen.getByLabelText('Tabla traducida'), file);
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('Pagar-la')).toBeTruthy();
  expect(within(dialog).getByText('Línea 3')).toBeTruthy();
  expect(texts.importTexts).not.toHaveBeenCalled();
  await user.click(within(dialog).getByRole('button', { name: 'Cambiar 1 texto' }));
  expect(texts.importTexts).toHaveBeenCalledWith('p1');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
