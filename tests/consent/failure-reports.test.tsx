import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { report, reportUnder } from '#config/report.ts';
import { keepFailures } from '#consent/pending-failures.ts';
import { ProblemError } from '#domain/problem.ts';
import { contentPortal } from '#tests/support/pages/content-portal.tsx';

const portal = contentPortal({
  promptsForConsent: true,
  screens: ['login', 'contracting-electricity'],
});
// A port at which nothing listens: only the requests that would be sent count.
const sentry = { enabled: true, dsn: 'https://key@127.0.0.1:9/1' };
const settings = { scripts: [], sentry };
const sent = () => portal.requestsTo('/envelope/').length;

let stop = () => {};
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  reportUnder('test');
  stop = keepFailures();
});
afterEach(() => {
  stop();
  localStorage.clear();
});

const agreed = (categories: string[]) =>
  localStorage.setItem(
    'lluerna.consent',
    JSON.stringify({ version: '1', date: new Date().toISOString(), categories }),
  );

const uncaught = (reason: unknown) => {
  const event = Object.assign(new Event('unhandledrejection'), { reason });
  act(() => void window.dispatchEvent(event));
};

it('failures wait for the customer’s consent, at most ten of them, and end when it is withdrawn', async () => {
  await portal.visit('/acceso', settings);
  const bar = await screen.findByRole('region', { name: 'Cookies' });
  for (let number = 1; number <= 12; number += 1) report(`Failure ${number}`, new Error('failed'));
  expect(sent()).toBe(0);
  await userEvent.click(within(bar).getByRole('button', { name: 'Aceptar todo' }));
  await waitFor(() => expect(sent()).toBe(10));
  uncaught(new Error('uncaught'));
  await waitFor(() => expect(sent()).toBe(11));
  uncaught(new ProblemError({ kind: 'no-answer' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cookies' }));
  const dialog = await screen.findByRole('dialog', { name: 'Cookies' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Rechazar todo' }));
  report('After the withdrawal', new Error('failed'));
  await portal.settled('feature_flags');
  expect(sent()).toBe(11);
});

it('none is sent from a page that takes payments, whatever was agreed', async () => {
  agreed(['statistics']);
  await portal.visit('/nuevo-cliente-electricidad', settings);
  await screen.findByRole('heading', { level: 1 });
  report('Failed on a page that pays', new Error('failed'));
  await portal.settled('feature_flags');
  expect(sent()).toBe(0);
});
