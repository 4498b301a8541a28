import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { SessionContext } from '#actors/session-context.ts';
import { SessionNotice } from '#app/frame/notices/session-notice.tsx';
import type { Session } from '#domain/customer/session.ts';
import { ProblemError } from '#domain/problem.ts';
import { startTexts } from '#i18n/i18n.ts';
import { sessionMachine } from '#machines/session.ts';

const minute = 60_000;
const hour = 60 * minute;
startTexts('es-ES', { frame: { ending: { body: 'Su sesión terminará', stay: 'Seguir' } } });

/** What renewing is answered with: a session of one more hour, or no connection. */
let isConnected: boolean;
const renewed = (): Session => ({
  token: 'token',
  user: { id: '1', name: 'Marta', vat: '', readOnly: false, endsAt: Date.now() + hour },
});

beforeEach(() => {
  vi.useFakeTimers();
  isConnected = true;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function show() {
  const machine = sessionMachine.provide({
    actors: {
      check: fromPromise<Session, { token: string }>(async () => {
        if (!isConnected) throw new ProblemError({ kind: 'no-answer' });
        return renewed();
      }),
    },
  });
  const { token, user } = renewed();
  const input = { stored: { token, user }, now: Date.now };
  const session = createActor(machine, { input }).start();
  render(
    <SessionContext value={session}>
      <main tabIndex={-1}>
        <SessionNotice />
      </main>
    </SessionContext>,
  );
  await pass(0);
  return session;
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const notice = () => screen.queryByRole('alert')?.textContent ?? '';

it('says nothing while the session is renewed by itself, however long a page remains open', async () => {
  await show();
  for (let minutes = 0; minutes < 180; minutes += 1) {
    await pass(minute);
    expect(notice()).toBe('');
  }
});

it('warns two minutes before a session ends that could not be renewed, and a press renews it', async () => {
  const session = await show();
  isConnected = false;
  await pass(hour - 2 * minute - 1000);
  expect(session.getSnapshot().matches('signedIn')).toBe(true);
  expect(notice()).toBe('');
  await pass(1000);
  expect(notice()).toContain('Su sesión terminará');

  // A press that fails leaves the warning.
  fireEvent.click(screen.getByRole('button', { name: 'Seguir' }));
  await pass(0);
  expect(notice()).toContain('Su sesión terminará');
  isConnected = true;
  screen.getByRole('button', { name: 'Seguir' }).focus();
  fireEvent.click(screen.getByRole('button', { name: 'Seguir' }));
  await pass(0);
  expect(notice()).toBe('');
  expect(document.activeElement).toBe(screen.getByRole('main'));
  await pass(hour / 2);
  expect(session.getSnapshot().matches('signedIn')).toBe(true);
});

it('is gone once the session has ended', async () => {
  const session = await show();
  isConnected = false;
  await pass(hour);
  expect(session.getSnapshot().value).toBe('expired');
  expect(notice()).toBe('');
});
