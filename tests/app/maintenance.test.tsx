import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { correctClock } from '#config/clock.ts';
import { contentPortal } from '#tests/support/pages/content-portal.tsx';

const portal = contentPortal();

/** 27 November 2026, 21:30 in Madrid. */
const EVENING = Date.parse('2026-11-27T20:30:00Z');
const night = { enabled: true, start: '2026-11-27T21:00:00Z', end: '2026-11-28T01:00:00Z' };

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: EVENING }));
afterEach(() => {
  correctClock(Date.now());
  vi.useRealTimers();
});

/** The server of the portal says what time it is. */
function serverTime(moment: number) {
  const web = vi.mocked(globalThis.fetch).getMockImplementation() ?? globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) =>
    init?.method === 'HEAD'
      ? new Response(null, { headers: { Date: new Date(moment).toUTCString() } })
      : web(input, init),
  );
}

it('is announced within the day before, in the language of the page, until it is put away', async () => {
  await portal.visit('/acceso', { maintenance: night });
  const notice = await screen.findByText(
    /Haremos mejoras desde las 22:00 hasta las 2:00 de mañana/,
  );
  await userEvent.click(screen.getByRole('button', { name: /Idioma/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Català' }));
  await screen.findByText(/Farem millores des de les 22:00 fins a les 2:00 de demà/);
  await userEvent.click(within(notice.parentElement as HTMLElement).getByRole('button'));
  expect(screen.queryByText(/Farem millores/)).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
});

it('says tomorrow until midnight', async () => {
  vi.setSystemTime(EVENING - 22 * 3_600_000);
  await portal.visit('/acceso', { maintenance: night });
  await screen.findByText(/desde las 22:00 de mañana hasta las 2:00 del 28 de noviembre/);
  vi.setSystemTime(EVENING - 21 * 3_600_000);
  document.dispatchEvent(new Event('visibilitychange'));
  await screen.findByText(/desde las 22:00 hasta las 2:00 de mañana/);
});

it('that ends at a time that there is not is announced without it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await portal.visit('/acceso', { maintenance: { ...night, end: '2026-11-28T25:00:00Z' } });
  await screen.findByText(/Haremos mejoras desde las 22:00\./);
  expect(screen.getByRole('button', { name: 'Ayuda' })).toBeTruthy();
});

it('says nothing two days before', async () => {
  vi.setSystemTime(EVENING - 2 * 24 * 3_600_000);
  await portal.visit('/acceso', { maintenance: night });
  await screen.findByRole('button', { name: 'Entrar' });
  expect(screen.queryByText(/Haremos mejoras/)).toBeNull();
});

it('begins under an open page, says since when and until when under the retailer’s name, with no link to help, and disappears when it ends', async () => {
  await portal.visit('/acceso', { maintenance: night });
  await screen.findByRole('button', { name: 'Entrar' });
  const during = EVENING + 3_600_000;
  serverTime(during);
  vi.setSystemTime(during);
  document.dispatchEvent(new Event('visibilitychange'));
  await screen.findByRole('heading', { name: 'Estamos haciendo mejoras' });
  expect(screen.getByText('Desde las 22:00 hasta las 2:00 de mañana.')).toBeTruthy();
  expect(screen.getByText('Lluerna')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
  vi.setSystemTime(EVENING + 5 * 3_600_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByRole('button', { name: 'Entrar' })).toBeTruthy();
});

it('does not lock out a visitor whose clock is wrong', async () => {
  vi.setSystemTime(EVENING + 3_600_000);
  serverTime(EVENING + 24 * 3_600_000);
  await portal.visit('/acceso', { maintenance: night });
  expect(await screen.findByRole('button', { name: 'Entrar' })).toBeTruthy();
});

it('that ends sooner is noticed at a press', async () => {
  serverTime(EVENING);
  const open = { enabled: true, start: null, end: null };
  await portal.visit('/acceso', { maintenance: open });
  const again = await screen.findByRole('button', { name: 'Volver a intentarlo' });
  await portal.retailer().visit({});
  await userEvent.click(again);
  expect(await screen.findByRole('button', { name: 'Entrar' })).toBeTruthy();
});

it('that the retailer answers instead of its settings closes the portal until they are served', async () => {
  serverTime(EVENING);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const body = { status: 'ERROR', message: 'maintenance' };
  await portal
    .retailer()
    .fail({ operationId: 'getPublicSettings', kind: 'status', status: 503, body });
  await portal.visit('/acceso');
  const again = await screen.findByRole('button', { name: 'Volver a intentarlo' });
  await portal.retailer().clearInjectedFaults();
  await userEvent.click(again);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Entrar' })).toBeTruthy());
});
