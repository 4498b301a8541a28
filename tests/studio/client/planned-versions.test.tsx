import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ApiError } from '#studio/client/api/api-client.ts';
import { HistoryList } from '#studio/client/publish/history-list.tsx';
import type { PlannedVersion } from '#studio/publish-contract.ts';
import { renderIn, studioInTest } from './studio-in-test.tsx';

const planned: PlannedVersion[] = [
  { from: '2026-12-24T00:00:00Z', reason: 'Navidad' },
  { from: '2027-01-07T00:00:00Z', reason: null },
];

test('a planned version is called off in the history, one alone; one that counts by now says so', async () => {
  const { studio, api } = studioInTest();
  const callOff = vi.fn().mockResolvedValueOnce({}).mockRejectedValueOnce(new ApiError(409, {}));
  const history = vi.fn(async () => ({
    entries: [],
    planned: planned.slice(callOff.mock.calls.length),
  }));
  Object.assign(api, { callOff, history, exchange: { read: async () => ({ git: null }) } });
  renderIn(studio, <HistoryList />);
  expect(await screen.findByText('Navidad')).toBeTruthy();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: /^Anular .*24 dic 2026/ }));
  const said = await screen.findByText(/^Anulada: sus clientes siguen/);
  expect(document.activeElement, 'the button is gone, the keyboard goes on here').toBe(said);
  expect(callOff).toHaveBeenLastCalledWith({ from: '2026-12-24T00:00:00Z' });
  expect(screen.queryByText('Navidad')).toBeNull();

  await user.click(screen.getByRole('button', { name: /^Anular .*ene 2027/ }));
  expect(await screen.findByText(/^Ya no está programada/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Anular/ })).toBeNull();
});
