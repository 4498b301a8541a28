import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { ScreenDocument } from '#config/pages/screen-document.ts';
import document_ from '#schemas/screens/request.json' with { type: 'json' };
import { answered, openedCase, showRequests } from '#tests/support/pages/requests-page.tsx';
import { startRetailer, type TestRetailer } from '#tests/support/retailer/retailer.ts';

const { main } = document_.areas;

/** Names of the parts of a request that waits for its customer. */
const names: Record<string, string> = {
  'request-state': 'Falta su respuesta',
  'request-thread': 'Conversación',
  'request-answer': 'Responder',
};
const namesOf = (parts: ScreenDocument['areas'][string]) =>
  parts.flatMap(({ part }) => names[part] ?? []);

let retailer: TestRetailer;
let id: number;
beforeAll(async () => {
  retailer = await startRetailer();
  id = await openedCase(retailer, await retailer.signInFresh());
  await answered(retailer, id, { state: 'additional_information_needed' });
});
afterAll(() => retailer.close());
afterEach(cleanup);

/** Opens the request with these parts in its document; passes once it shows them in this order. */
async function expectParts(parts: ScreenDocument['areas'][string], expected: readonly string[]) {
  await showRequests(`/solicitudes/${id}`, { areas: { main: parts } });
  await waitFor(() => {
    const found = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
    expect(found).toEqual(expected);
  });
}

it('has the parts that its document names, in their order', async () => {
  await expectParts(main, ['Falta su respuesta', 'Conversación', 'Responder']);
  expect(screen.getByRole('button', { name: 'Responder' })).toBeTruthy();
});

it('has them in another order', async () => {
  const moved = main.toReversed();
  await expectParts(moved, namesOf(moved));
});

it('without the box to answer offers no way to it', async () => {
  const fewer = main.filter(({ part }) => part !== 'request-answer');
  await expectParts(fewer, ['Falta su respuesta', 'Conversación']);
  expect(screen.queryByRole('button', { name: 'Responder' })).toBeNull();
});

it('has not a part whose condition does not hold', async () => {
  const never = main.map((entry) =>
    entry.part === 'request-state'
      ? { ...entry, requires: ['request-open', 'new-customer'] }
      : entry,
  );
  await expectParts(never, ['Conversación', 'Responder']);
});
