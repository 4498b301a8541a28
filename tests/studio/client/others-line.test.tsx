import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ApiError } from '#studio/client/api/api-client.ts';
import { OthersLine } from '#studio/client/exchange/others-line.tsx';
import type { Exchange } from '#studio/exchange-contract.ts';
import { renderIn, studioInTest } from './studio-in-test.tsx';

const commit = { id: 'a'.repeat(40), at: '2026-11-30T10:00:00Z', reason: 'Un título' };
const others: Exchange = {
  git: {
    ...{ follows: 'origin/main', to: commit.id, isBehind: false },
    others: [{ ...commit, by: 'Pau Riba <pau@example.com>' }],
  },
};

test('what others committed is taken in by one press; a place that both changed is chosen first', async () => {
  const { studio, api } = studioInTest();
  const place = { file: 'locales/es-ES/pages.json', path: ['home', 'title'] };
  const clashes = [{ ...place, mine: 'Lo de Marta', theirs: 'Lo de Pau' }];
  const take = vi
    .fn()
    .mockRejectedValueOnce(new ApiError(409, { clashes }))
    .mockResolvedValue({ revision: 2 });
  const none: Exchange = { git: { follows: 'origin/main', to: null, isBehind: false, others: [] } };
  const read = vi.fn(async () => (take.mock.calls.length < 2 ? others : none));
  Object.assign(api, { exchange: { read, take, look: async () => ({ result: 'offline' }) } });
  renderIn(studio, <OthersLine isWhole />);
  expect(await screen.findByText(/Un título/)).toBeTruthy();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Mirar si hay cambios' }));
  expect(await screen.findByText(/No se llega al servidor de git/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Incorporarlos' }));

  const dialog = await screen.findByRole('dialog', { name: 'Elija qué se queda' });
  expect(dialog.textContent).toContain('Lo de Marta');
  await user.click(screen.getByRole('radio', { name: /^Lo que llega/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Incorporarlos' }));
  expect(await screen.findByText(/^Incorporado/)).toBeTruthy();
  expect(take).toHaveBeenLastCalledWith({
    to: commit.id,
    choices: [{ ...place, use: 'theirs' }],
  });
  expect(screen.queryByText(/Un título/)).toBeNull();
});
