import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ApiError } from '#studio/client/api/api-client.ts';
import { ConflictDialog } from '#studio/client/check/conflict-dialog.tsx';
import type { Change } from '#studio/contract.ts';
import { renderIn, studioInTest, thing } from './studio-in-test.tsx';

const file = 'locales/es-ES/welcome.json';
const typed = (before: string, after: string): Change => ({
  thing,
  edits: [{ op: 'set', file, path: ['title'], before, after }],
});

test('both versions of a place are shown, and nothing goes on before one is chosen', async () => {
  let isTaken = true;
  const { studio, changes } = studioInTest(async () => {
    if (!isTaken) return { revision: 3 };
    isTaken = false;
    throw new ApiError(409, { file, path: ['title'], now: 'Hola', by: 'Grace' });
  });
  renderIn(studio, <ConflictDialog />);
  studio.queue.add(typed('Buenas', 'Bienvenida'));
  studio.queue.add(typed('Bienvenida', 'Bienvenidas'));
  await screen.findByText(/Grace lo ha cambiado/);
  expect(screen.getByText('Hola')).toBeTruthy();
  expect(screen.getByText('Bienvenida')).toBeTruthy();
  expect(changes).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Usar lo mío' }));
  await waitFor(() => expect(studio.queue.store.read().waiting).toEqual([]));
  expect(changes.slice(1)).toEqual([
    typed('Hola', 'Bienvenida'),
    typed('Bienvenida', 'Bienvenidas'),
  ]);
});

test('what another person wrote stays when it is chosen', async () => {
  const { studio, changes } = studioInTest(async () => {
    throw new ApiError(409, { file, path: ['title'], now: 'Hola' });
  });
  renderIn(studio, <ConflictDialog />);
  studio.queue.add(typed('Buenas', 'Bienvenida'));
  await userEvent.click(await screen.findByRole('button', { name: 'Usar lo que hay' }));
  expect(studio.queue.store.read().waiting).toEqual([]);
  expect(changes).toHaveLength(1);
});

test.each([
  ['a server that is out of reach', new TypeError('Failed to fetch')],
  ['its person to sign in again', new ApiError(401, null)],
])('a change waits for %s, and letters of a text travel together', async (_, failure) => {
  let isUp = false;
  const { studio, changes } = studioInTest(async () => {
    if (!isUp) throw failure;
    return { revision: 4 };
  });
  studio.queue.add({ ...typed('', 'a'), mark: 'm' });
  await waitFor(() => expect(studio.queue.store.read().isOffline).toBe(true));
  studio.queue.add({ ...typed('a', 'ab'), mark: 'm' });
  studio.queue.add({ ...typed('ab', 'abc'), mark: 'm' });
  isUp = true;
  studio.queue.resume();
  await waitFor(() => expect(studio.queue.store.read().waiting).toEqual([]));
  expect(changes.slice(-2).map(({ edits }) => edits[0])).toEqual([
    { op: 'set', file, path: ['title'], before: '', after: 'a' },
    { op: 'set', file, path: ['title'], before: 'a', after: 'abc' },
  ]);
});
