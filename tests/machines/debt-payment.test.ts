import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { Debt } from '#domain/invoices/debt.ts';
import type { Invoice } from '#domain/invoices/invoice.ts';
import { type Problem, ProblemError } from '#domain/problem.ts';
import type { DebtTurn, FetchedDebt, TurnOutcome } from '#machines/payment/debt-invoices.ts';
import { debtPaymentMachine } from '#machines/payment/debt-payment.ts';

const invoices = ['first', 'second'].map((number) => ({ number, toPayEuro: 10 }) as Invoice);
const paid: TurnOutcome = { kind: 'paid' };
const busy: Problem = { kind: 'too-many' };

/** A run over two invoices; the platform gives the next answer of the list to each turn, and then takes all. */
async function run(...answers: (TurnOutcome | Problem)[]) {
  const turns: DebtTurn[] = [];
  const clock = new SimulatedClock();
  const platform = { name: 'stripe', publishableKey: 'pk_test' };
  const actor = createActor(
    debtPaymentMachine.provide({
      actors: {
        fetch: fromPromise<FetchedDebt, { debt: Debt; chosen: string | null }>(async () => ({
          ...{ kind: 'entering' as const, invoices, platform },
        })),
        payOne: fromPromise<TurnOutcome, DebtTurn>(async ({ input }) => {
          turns.push(input);
          const answer = answers.shift() ?? paid;
          if (answer.kind === 'paid') return paid;
          throw new ProblemError(answer as Problem);
        }),
      },
    }),
    { input: { type: 'electricity' }, clock },
  ).start();
  const rests = () =>
    waitFor(actor, ({ value }) => ['entering', 'pausing', 'finished'].includes(String(value)));
  const submit = async (idempotencyKey: string) => {
    await rests();
    actor.send({ type: 'submit', idempotencyKey });
    return rests();
  };
  await submit('key');
  return {
    actor,
    turns,
    submit,
    /** Lets this time pass; the state in which the run rests then. */
    async later(milliseconds: number) {
      clock.increment(milliseconds);
      return (await rests()).value;
    },
    standings: () => actor.getSnapshot().context.invoices.map(({ standing }) => standing),
  };
}

describe('a platform that takes no more', () => {
  it('is waited for three times in a run, and the fourth refusal ends it', async () => {
    const { actor, later, standings, turns } = await run(busy, busy, busy, busy);
    expect(actor.getSnapshot().value).toBe('pausing');
    expect(await later(60_000)).toBe('pausing');
    expect(await later(60_000)).toBe('pausing');
    expect(await later(60_000)).toBe('finished');
    expect(standings()).toEqual(['refused', 'waiting']);
    expect(actor.getSnapshot().context.invoices[0]?.problem).toEqual(busy);
    expect(turns).toHaveLength(4);
  });

  it('that takes the payment after the third wait: the run goes on to its end', async () => {
    const { later, standings } = await run(busy, busy, busy);
    for (const expected of ['pausing', 'pausing', 'finished'])
      expect(await later(60_000)).toBe(expected);
    expect(standings()).toEqual(['paid', 'paid']);
  });

  it('counts the waits of all invoices of a run together', async () => {
    const { later, standings } = await run(busy, busy, paid, busy, busy);
    for (const expected of ['pausing', 'pausing', 'finished'])
      expect(await later(60_000)).toBe(expected);
    expect(standings()).toEqual(['paid', 'refused']);
  });

  it('is waited for as often in the next run', async () => {
    const { actor, later, submit } = await run(busy, busy, busy, busy, busy, busy, busy);
    for (let wait = 0; wait < 3; wait++) await later(60_000);
    actor.send({ type: 'retry' });
    expect((await submit('another key')).value).toBe('pausing');
    expect(await later(60_000)).toBe('pausing');
    expect(await later(60_000)).toBe('pausing');
    expect(await later(60_000)).toBe('finished');
  });

  it('is tried again when it says, a minute later where it does not', async () => {
    const { later } = await run({ kind: 'too-many', retryAfterSeconds: 90 }, busy);
    expect(await later(89_999)).toBe('pausing');
    expect(await later(1)).toBe('pausing');
    expect(await later(59_999)).toBe('pausing');
    expect(await later(1)).toBe('finished');
  });

  it('gets each try under a key of its own: the one before was refused, not lost', async () => {
    const { later, turns } = await run(busy, busy);
    await later(60_000);
    await later(60_000);
    const keys = turns.map(({ idempotencyKey }) => idempotencyKey);
    expect(turns.map(({ invoice }) => invoice.number)).toEqual([
      ...['first', 'first', 'first', 'second'],
    ]);
    expect(new Set(keys).size).toBe(4);
  });
});
