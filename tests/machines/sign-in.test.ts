import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { SessionUser } from '#domain/customer/session.ts';
import type { Arrival, SignInParameters } from '#domain/customer/sign-in.ts';
import { signInMachine } from '#machines/sign-in.ts';

const userOf = (id: string): SessionUser => ({
  ...{ id, name: `Customer ${id}`, vat: `${id}T`, readOnly: false, endsAt: 0 },
});
const credentials: SignInParameters = { kind: 'token', token: 'of-2' };

/** Opens an address with the token of customer 2 in a browser where this customer is signed in. */
async function arrive(current: string | null) {
  const opened: (string | undefined)[] = [];
  const machine = signInMachine.provide({
    actors: {
      enter: fromPromise<Arrival, { credentials: SignInParameters }>(async () => ({
        session: { token: 'of-2', user: userOf('2') },
        aim: null,
      })),
    },
    actions: { open: (_, arrival) => void opened.push(arrival?.session.user.id) },
  });
  const input = { credentials, current: () => (current === null ? null : userOf(current)) };
  const actor = createActor(machine, { input }).start();
  await waitFor(actor, ({ value }) => value !== 'entering');
  return { actor, opened };
}

it.each([null, '2'])('a link signs in at once where %s is signed in', async (current) => {
  const { actor, opened } = await arrive(current);
  expect([actor.getSnapshot().value, opened]).toEqual(['entered', ['2']]);
});

it('a link of another customer opens nothing before the customer chooses', async () => {
  const { actor, opened } = await arrive('1');
  expect([actor.getSnapshot().value, opened]).toEqual(['choosing', []]);
  actor.send({ type: 'goOn' });
  expect([actor.getSnapshot().value, opened]).toEqual(['entered', ['2']]);
});

it('a customer who stays gets nothing of the link, then or later', async () => {
  const { actor, opened } = await arrive('1');
  actor.send({ type: 'stay' });
  const { value, context } = actor.getSnapshot();
  expect([value, context.arrival, context.credentials, opened]).toEqual(['idle', null, null, []]);
});
