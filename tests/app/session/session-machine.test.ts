import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { ProviderSession, Session, SessionUser } from '#domain/customer/session.ts';
import { type Problem, ProblemError } from '#domain/problem.ts';
import { sessionMachine } from '#machines/session.ts';
import type { Farewell, SessionInput } from '#machines/session-setup.ts';

interface Leaving {
  token: string | null;
  provider: ProviderSession | null;
}

const hour = 3_600_000;
const user = (changes: Partial<SessionUser> = {}): SessionUser => ({
  id: '1',
  name: 'Laura',
  vat: '00000000T',
  readOnly: false,
  endsAt: Date.now() + hour,
  ...changes,
});

const atProvider: ProviderSession = {
  idToken: 'id.token',
  issuer: 'https://id.example',
  clientId: 'portal',
  isNewCustomer: true,
};

/** The answer to a sign-out; a test replaces it. */
let farewell: Farewell;

/** A session whose retailer answers the checks with the given answers in order. */
function open(stored: SessionInput['stored'], ...answers: (Session | Problem)[]) {
  const done = {
    stored: [] as (string | null)[],
    reads: 0,
    /** Who was signed in each time that the reads were forgotten. */
    readsOf: [] as (string | undefined)[],
    drafts: 0,
    left: [] as (string | null)[],
    wentTo: [] as (string | null)[],
  };
  const machine = sessionMachine.provide({
    actors: {
      check: fromPromise<Session, { token: string }>(async () => {
        const answer = answers.shift();
        if (!answer || 'kind' in answer) throw new ProblemError(answer ?? { kind: 'no-answer' });
        return answer;
      }),
      leave: fromPromise<Farewell, Leaving>(async ({ input }) => {
        done.left.push(input.token);
        return farewell;
      }),
    },
    actions: {
      storeToken: (_, { token }) => done.stored.push(token),
      goTo: (_, { address }) => done.wentTo.push(address),
      forgetReads: ({ context }) => {
        done.reads += 1;
        done.readsOf.push(context.user?.id);
      },
      forgetDrafts: () => {
        done.drafts += 1;
      },
    },
  });
  const actor = createActor(machine, { input: { stored, now: Date.now } }).start();
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return { actor, done, settle, left: () => answers.length };
}

beforeEach(() => {
  vi.useFakeTimers();
  farewell = { address: null, isOpenAtProvider: false };
});
afterEach(() => void vi.useRealTimers());

describe('a stored token', () => {
  it('opens a session with the fresh token of the retailer', async () => {
    const { actor, done, settle } = open(
      { token: 'old', user: user() },
      { token: 'fresh', user: user() },
    );
    expect(actor.getSnapshot().value).toBe('restoring');
    await settle();
    expect(actor.getSnapshot().matches('signedIn')).toBe(true);
    expect(done.stored).toEqual(['fresh']);
  });

  it.each<[Problem, string]>([
    [{ kind: 'signed-out', reason: 'missing' }, 'invalid'],
    [{ kind: 'signed-out', reason: 'expired' }, 'expired'],
  ])('that is refused (%o) is forgotten, and the reason is %s', async (problem, reason) => {
    const { actor, done, settle } = open({ token: 'old', user: user() }, problem);
    await settle();
    expect(actor.getSnapshot().value).toBe('signedOut');
    expect(actor.getSnapshot().context).toMatchObject({ token: null, user: null, reason });
    expect(done.stored).toEqual([null]);
  });

  it('that has not expired and cannot be checked remains valid: a broken retailer signs no customer out', async () => {
    const { actor, settle } = open({ token: 'old', user: user() }, { kind: 'broken', status: 500 });
    await settle();
    expect(actor.getSnapshot().matches('signedIn')).toBe(true);
    expect(actor.getSnapshot().context.token).toBe('old');
  });

  it('that is no token of ours is not believed without a check', async () => {
    const { actor, settle } = open({ token: 'abc.def', user: null }, { kind: 'no-answer' });
    await settle();
    expect(actor.getSnapshot().context.reason).toBe('invalid');
  });

  it('none: no customer is signed in, and there is nothing to explain', () => {
    const { actor } = open(null);
    expect(actor.getSnapshot().value).toBe('signedOut');
    expect(actor.getSnapshot().context.reason).toBe('none');
  });
});

describe('an open session', () => {
  const started = async (...answers: (Session | Problem)[]) => {
    const session = open(
      { token: 'one', user: user() },
      { token: 'one', user: user() },
      ...answers,
    );
    await session.settle();
    return session;
  };

  it('renews its token before it ends', async () => {
    const { actor, done } = await started({
      token: 'two',
      user: user({ endsAt: Date.now() + 2 * hour }),
    });
    await vi.advanceTimersByTimeAsync(hour - 4 * 60_000);
    expect(actor.getSnapshot().context.token).toBe('two');
    expect(done.stored.at(-1)).toBe('two');
  });

  it('expires when it cannot be renewed and its time is over', async () => {
    const { actor } = await started({ kind: 'no-answer' });
    await vi.advanceTimersByTimeAsync(hour - 60_000);
    expect(actor.getSnapshot().matches('signedIn')).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(actor.getSnapshot().value).toBe('expired');
  });

  it('continues when a later try renews its token', async () => {
    const { actor } = await started(
      { kind: 'no-answer' },
      { kind: 'broken', status: 500 },
      {
        token: 'two',
        user: user({ endsAt: Date.now() + 2 * hour }),
      },
    );
    await vi.advanceTimersByTimeAsync(hour);
    expect(actor.getSnapshot().context.token).toBe('two');
    expect(actor.getSnapshot().matches('signedIn')).toBe(true);
  });

  it('requests a token once in a while where the clock of the device runs ahead', async () => {
    const past: Session = { token: 'two', user: user({ endsAt: Date.now() - hour }) };
    const answers = Array.from({ length: 100 }, () => past);
    const session = open({ token: 'one', user: user() }, ...answers);
    await vi.advanceTimersByTimeAsync(5 * 60_000);
    expect(session.left()).toBeGreaterThan(85);
    expect(session.actor.getSnapshot().matches('signedIn')).toBe(true);
  });

  it('keeps drafts over an expiry, whose only way out is to sign out', async () => {
    const { actor, done } = await started();
    actor.send({ type: 'expire' });
    expect(actor.getSnapshot().value).toBe('expired');
    actor.send({ type: 'signOut' });
    expect(actor.getSnapshot().value).toBe('signedOut');
    expect(actor.getSnapshot().context.reason).toBe('expired');
    expect(done).toMatchObject({ drafts: 0, reads: 1, left: [] });
    expect(done.stored.at(-1)).toBeNull();
  });

  it('reopens when a token exists again, and forgets the reads of another customer', async () => {
    const { actor, done } = await started();
    actor.send({ type: 'expire' });
    actor.send({ type: 'signIn', token: 'again', user: user() });
    expect(actor.getSnapshot().matches('signedIn')).toBe(true);
    expect(done.reads).toBe(0);
    actor.send({ type: 'expire' });
    actor.send({ type: 'signIn', token: 'other', user: user({ id: '2' }) });
    expect(done.reads).toBe(1);
  });

  it.each([
    ['while it is open', []],
    ['while it is being renewed', ['refresh']],
    ['after it expired', ['expire']],
  ])('forgets the reads of a customer before it opens for another, %s', async (_, before) => {
    const { actor, done } = await started({ kind: 'no-answer' });
    if (before.includes('refresh')) await vi.advanceTimersByTimeAsync(hour - 60_000);
    if (before.includes('expire')) actor.send({ type: 'expire' });
    actor.send({ type: 'signIn', token: 'own', user: user() });
    expect(done.readsOf).toEqual([]);
    if (before.includes('expire')) actor.send({ type: 'expire' });
    actor.send({ type: 'signIn', token: 'other', user: user({ id: '2' }) });
    expect(done.readsOf).toEqual(['1']);
    expect(done.stored.at(-1)).toBe('other');
    expect(actor.getSnapshot().context).toMatchObject({ token: 'other', user: { id: '2' } });
  });

  it('ends on purpose: the retailer is notified; token, reads and drafts are removed', async () => {
    const { actor, done, settle } = await started();
    actor.send({ type: 'signOut' });
    await settle();
    expect(actor.getSnapshot().value).toBe('signedOut');
    expect(actor.getSnapshot().context.reason).toBe('left');
    expect(done).toMatchObject({ left: ['one'], drafts: 1, reads: 1 });
    expect(done.stored.at(-1)).toBeNull();
  });

  it('ends when another tab signed out', async () => {
    const { actor } = await started();
    actor.send({ type: 'signedOutElsewhere' });
    expect(actor.getSnapshot().context).toMatchObject({ token: null, reason: 'elsewhere' });
  });
});

it('signing out does not wait for a retailer that does not answer', async () => {
  const machine = sessionMachine.provide({
    actors: { leave: fromPromise<Farewell, Leaving>(() => new Promise(() => {})) },
  });
  const actor = createActor(machine, { input: { stored: null, now: Date.now } }).start();
  actor.send({ type: 'signIn', token: 'one', user: user() });
  actor.send({ type: 'signOut' });
  expect(actor.getSnapshot().value).toBe('signingOut');
  await vi.advanceTimersByTimeAsync(3000);
  expect(actor.getSnapshot().value).toBe('signedOut');
});

describe('a session that the identity provider opened', () => {
  const started = async (...answers: Session[]) => {
    const stored = { token: 'one', user: user(), provider: atProvider };
    const session = open(stored, { token: 'one', user: user() }, ...answers);
    await session.settle();
    return session;
  };

  it('retains the data of the provider while its token is renewed', async () => {
    const later = user({ endsAt: Date.now() + 2 * hour });
    const { actor } = await started({ token: 'two', user: later });
    await vi.advanceTimersByTimeAsync(hour - 4 * 60_000);
    expect(actor.getSnapshot().context).toMatchObject({ token: 'two', provider: atProvider });
  });

  it('does not give it to another customer', async () => {
    const { actor } = await started();
    actor.send({ type: 'signIn', token: 'other', user: user({ id: '2' }) });
    expect(actor.getSnapshot().context.provider).toBeNull();
  });

  it('ends there too: the portal leaves for the address of the provider', async () => {
    farewell = { address: 'https://id.example/end', isOpenAtProvider: false };
    const { actor, done, settle } = await started();
    actor.send({ type: 'signOut' });
    await settle();
    expect(done.wentTo).toEqual(['https://id.example/end']);
    expect(actor.getSnapshot().context).toMatchObject({ provider: null, reason: 'left' });
  });

  it('ends here where the provider is down, and the reason says that it continues there', async () => {
    farewell = { address: null, isOpenAtProvider: true };
    const { actor, done, settle } = await started();
    actor.send({ type: 'signOut' });
    await settle();
    expect(actor.getSnapshot().value).toBe('signedOut');
    expect(actor.getSnapshot().context).toMatchObject({ token: null, reason: 'left-here' });
    expect(done).toMatchObject({ wentTo: [], drafts: 1, reads: 1 });
  });
});

it('the return from the logout at the provider is a logout', () => {
  const input: SessionInput = { stored: null, reason: 'left', now: Date.now };
  const actor = createActor(sessionMachine, { input }).start();
  expect(actor.getSnapshot().value).toBe('signedOut');
  expect(actor.getSnapshot().context.reason).toBe('left');
});
