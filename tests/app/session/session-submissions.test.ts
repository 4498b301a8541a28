// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, toPromise, waitFor } from 'xstate';
import { newsletterActors } from '#actors/newsletter-actors.ts';
import type { SessionActor } from '#actors/session-context.ts';
import { submissionActors } from '#actors/submission-actors.ts';
import { wizardActors } from '#actors/wizard-actors.ts';
import { unwrap } from '#api/answer.ts';
import { apiClient, asOneCustomer, configureApi } from '#api/client.ts';
import { dropStoredToken, storedToken, storeToken } from '#api/session-cookies.ts';
import { userOf } from '#api/token.ts';
import { startSession, whenKnown } from '#app/access/session-start.ts';
import type { Contract } from '#domain/contract/contract.ts';
import { referenceOf } from '#domain/contract/contract-reference.ts';
import type { FormCall } from '#domain/form-call.ts';
import { ProblemError } from '#domain/problem.ts';
import type { Answers } from '#domain/submission.ts';
import { submissionMachine } from '#machines/submission.ts';
import type { Mutation } from '#operations/mutation.ts';
import { fetchContract } from '#queries/contracts/contract.ts';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';
import { oldestUnpaid, openPayment, testCards } from '#tests/support/retailer/payments.ts';
import { startRetailer, type TestRetailer } from '#tests/support/retailer/retailer.ts';
import { contractingAnswers, contractingFacts } from '#tests/support/trials/contracting.ts';

const modules = import.meta.glob<Record<string, Mutation>>('/src/operations/*/*-mutation.ts', {
  eager: true,
});
const forms = import.meta.glob<{ submit?: string }>('/schemas/forms/*.json', { eager: true });
const examples = import.meta.glob<{ answers: Answers }>('/tests/config/examples/*/*.json', {
  eager: true,
});

const nameIn = (path: string) =>
  path
    .split('/')
    .at(-1)
    ?.replace(/(-mutation\.ts|\.json)$/, '');

/** The names of all mutations of a kind. */
const mutationsOf = (kind: Mutation['kind']) =>
  Object.entries(modules).flatMap(([path, module]) =>
    Object.values(module)[0]?.kind === kind ? [nameIn(path) ?? ''] : [],
  );

/** What a form submits that calls an operation itself. */
const call: FormCall = {
  ...{ operation: 'endOtherSessions', method: 'POST', path: '/v1/user/sessions/end' },
  ...{ inPath: {}, query: {}, hasKey: false, body: null, takes: [], outcomes: {} },
  ...{ fresh: [], freshWhenRefused: [], words: { fields: {}, codes: {} } },
  lookUp: { path: '/v1/user/sessions/', inPath: {}, query: {}, list: [], gone: [] },
};

/** Valid answers of a form that submits a mutation; none where it has no example. */
function answersFor(mutation: string): Answers {
  const form = Object.keys(forms).find((path) => forms[path]?.submit === mutation) ?? mutation;
  const own = Object.keys(examples).find(
    (path) => path.includes(`/${nameIn(form)}/`) && !path.includes('/invalid-'),
  );
  return (own && examples[own]?.answers) || {};
}

/** True while the answers to writes get lost. */
let losesWrites = false;
/** What happens in another tab, at the beginning and whenever a call is sent. */
let meanwhile = () => {};
/** Whom each call was sent for: the id of a customer, undefined for a visitor. */
const sentAs: (string | undefined)[] = [];
const signsInElsewhere = (token: string) => () => {
  storeToken(token);
  window.dispatchEvent(new Event('focus'));
};

let retailer: TestRetailer;
let first: FreshCustomer;
let second: FreshCustomer;
let session: SessionActor;
let stop: AbortController;
/** What forms are about. */
let subject: { contract: Contract } & Record<string, unknown>;
const queryClient = new QueryClient();
const idOf = ({ id }: FreshCustomer) => String(id);
const customerOf = ({ headers }: Request) =>
  userOf(headers.get('Authorization')?.replace('Bearer ', '') ?? '')?.id;

beforeAll(async () => {
  retailer = await startRetailer();
  // Contracts are confirmed here, whose supplies the next file would find taken.
  await retailer.visit();
  second = await retailer.signInFresh();
  first = await retailer.signInFresh();
  subject = {
    contract: await fetchContract('electricity', first.contracts[0]?.name ?? ''),
    battery: { id: 1 },
    emailChange: { needsConfirmation: false, pending: null },
    request: { id: 1, state: 'accepted', known: 0 },
    subscriber: { id: '1', emails: [] },
    lead: { about: 'gas-comparison', attaches: false, comparison: { mode: 'manual' } },
  };
  const web = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (!(input instanceof Request)) return web(input, init);
    if (/is_token_valid|logout/.test(input.url))
      return Response.json({ status: 'OK', data: { result: { token_is_valid: true } } });
    sentAs.push(customerOf(input));
    meanwhile();
    const answer = await web(input);
    if (losesWrites && input.method !== 'GET') throw new TypeError('fetch failed');
    return answer;
  });
});
afterAll(async () => {
  vi.restoreAllMocks();
  await retailer.close();
});
beforeEach(async () => {
  stop = new AbortController();
  storeToken(first.token);
  session = startSession(queryClient, { signal: stop.signal });
  configureApi({ token: () => session.getSnapshot().context.token });
  await whenKnown(session);
  sentAs.length = 0;
});
afterEach(() => {
  meanwhile = () => {};
  losesWrites = false;
  stop.abort();
  dropStoredToken();
});

const customer = () => session.getSnapshot().context.user?.id;

/** Submits while another customer signs in in another tab: at once, and again whenever a call is on its way. */
async function submitMeanwhile(submit: () => Promise<unknown>) {
  meanwhile = signsInElsewhere(second.token);
  const ends = submit().catch(() => {});
  meanwhile();
  await ends;
}

describe('what one customer submitted, while another signs in in another tab', () => {
  it.each([...mutationsOf('form'), call.operation])(
    '%s is sent in the name of the first, and then the second is here',
    async (name) => {
      const actors = submissionActors(name === call.operation ? call : name, {
        subject,
        queryClient,
      });
      const actor = createActor(submissionMachine.provide({ actors })).start();
      // Reads before the write, and those that look what became of it.
      losesWrites = true;
      await submitMeanwhile(() => {
        const answers = { contract: referenceOf(subject.contract), ...answersFor(name) };
        actor.send({ type: 'submit', answers, idempotencyKey: crypto.randomUUID() });
        return waitFor(actor, ({ value }) => value !== 'sending' && value !== 'verifying');
      });
      expect(sentAs.length).toBeGreaterThan(0);
      expect(new Set(sentAs)).toEqual(new Set([idOf(first)]));
      await vi.waitFor(() => expect(customer()).toBe(idOf(second)));
    },
  );

  it.each(
    mutationsOf('wizard').flatMap(
      (name) =>
        [
          [name, 'confirm'],
          [name, 'verify'],
        ] as const,
    ),
  )('and so are the calls of %s, %s', async (operation, call) => {
    const facts = contractingFacts({}, true);
    const actors = wizardActors(() => ({
      ...{ wizard: 'contracting-dual', operation, facts, queryClient },
    }));
    const actor = createActor(actors[call], {
      input: {
        ...{ step: { id: 'confirmation' }, steps: [], answers: contractingAnswers({ gas: true }) },
        ...{ memory: {}, retained: {}, dropped: {}, idempotencyKey: crypto.randomUUID() },
      } as never,
    });
    await submitMeanwhile(() => toPromise(actor.start()));
    expect(sentAs.length).toBeGreaterThan(3);
    expect(new Set(sentAs)).toEqual(new Set([idOf(first)]));
    await vi.waitFor(() => expect(customer()).toBe(idOf(second)));
  });

  it('and so is a payment, whose card the platform takes in between', async () => {
    const cards = testCards(retailer);
    const { number } = await oldestUnpaid();
    const payment = openPayment(first, number, cards);
    await payment.rests();
    sentAs.length = 0;
    await submitMeanwhile(async () => {
      payment.send({ type: 'submit', idempotencyKey: crypto.randomUUID() });
      await payment.rests();
    });
    expect(payment.actor.getSnapshot().value).toBe('paid');
    expect(new Set(sentAs)).toEqual(new Set([idOf(first)]));
    await vi.waitFor(() => expect(customer()).toBe(idOf(second)));
  });

  it.each(['save', 'verify'] as const)('and so is a choice of newsletters: %s', async (call) => {
    const input = { reference: 'x', wanted: [1] };
    await submitMeanwhile(() => toPromise(createActor(newsletterActors[call], { input }).start()));
    expect(sentAs).toEqual([idOf(first)]);
    await vi.waitFor(() => expect(customer()).toBe(idOf(second)));
  });

  it('nor is the second’s token replaced where the first’s is renewed meanwhile', async () => {
    await asOneCustomer(async () => {
      signsInElsewhere(second.token)();
      const { token, user } = session.getSnapshot().context;
      if (token && user) session.send({ type: 'signIn', token, user });
    });
    expect(storedToken()).toBe(second.token);
    await vi.waitFor(() => expect(customer()).toBe(idOf(second)));
  });
});

describe('what was submitted before a logout in this tab', () => {
  const read = () => unwrap(apiClient.GET('/v1/users/'));
  const write = () => unwrap(apiClient.POST('/v1/user/sessions/end'));

  it('writes nothing further, and what the next customer submits waits for its end', async () => {
    let goOn = () => {};
    const order: string[] = [];
    const before = asOneCustomer(async () => {
      await read();
      await new Promise<void>((resolve) => {
        goOn = resolve;
      });
      await write();
    }).catch((thrown) => {
      order.push('before');
      throw thrown;
    });
    session.send({ type: 'signOut' });
    await vi.waitFor(() => expect(customer()).toBeUndefined());
    const { token } = await retailer.signInFresh();
    configureApi({ token: () => token });
    const after = asOneCustomer(write).then(() => order.push('after'));
    sentAs.length = 0;
    goOn();
    await expect(before).rejects.toEqual(
      new ProblemError({ kind: 'signed-out', reason: 'missing' }),
    );
    await after;
    expect(order).toEqual(['before', 'after']);
    expect(sentAs).toEqual([userOf(token)?.id]);
  });
});
