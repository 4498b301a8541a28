import { type ActorRefFrom, createActor, fromPromise, type SnapshotFrom } from 'xstate';
import { reportOwnFault } from '#config/report.ts';
import type { Debt } from '#domain/invoices/debt.ts';
import { paymentErrorOf } from '#domain/invoices/payment.ts';
import { ProblemError } from '#domain/problem.ts';
import type { DebtTurn, FetchedDebt, TurnOutcome } from '#machines/payment/debt-invoices.ts';
import { paymentMachine } from '#machines/payment/payment.ts';
import { fetchPayable, fetchPlatformKey, fetchPlatforms } from '#queries/invoices/payments.ts';
import { type PaymentDependencies, paymentActors } from './payment-actors.ts';
import { closedOr, type PaymentTools, preferred } from './payment-steps.ts';

/** The payment of the invoice whose turn it is. */
export type Turn = ActorRefFrom<typeof paymentMachine>;

interface DebtDependencies extends PaymentDependencies {
  /** Most invoices that one run takes. */
  most: number;
  /** Called with each turn, before it starts. */
  onTurn?: (turn: Turn) => void;
}

/** The promises of `debtPaymentMachine`. */
export function debtPaymentActors({ most, onTurn, ...dependencies }: DebtDependencies) {
  const machine = paymentMachine.provide({ actors: paymentActors(dependencies) });
  return {
    fetch: fromPromise<FetchedDebt, { debt: Debt; chosen: string | null }>(
      async ({ input, signal }) => {
        try {
          return await fetchDebt(input, { ...dependencies, most }, signal);
        } catch (thrown) {
          reportOwnFault('What is owed cannot be read', thrown);
          const { kind, reason } = closedOr(thrown);
          return { kind, reason };
        }
      },
    ),

    payOne: fromPromise<TurnOutcome, DebtTurn>(({ input, signal }) => {
      const { number } = input.invoice;
      const chosen = input.platform === null ? {} : { chosen: input.platform };
      const turn = createActor(machine, { input: { number, ...chosen } });
      signal.addEventListener('abort', () => turn.stop());
      return new Promise((resolve, reject) => {
        turn.subscribe((snapshot) => {
          if (awaitsCard(snapshot, input))
            turn.send({ type: 'submit', idempotencyKey: input.idempotencyKey });
          else
            try {
              const outcome = outcomeOf(snapshot, input);
              if (outcome) resolve(outcome);
            } catch (refusal) {
              reject(refusal);
            }
        });
        onTurn?.(turn);
        turn.start();
      }).finally(() => turn.stop()) as Promise<TurnOutcome>;
    }),
  };
}

/** Reads what is owed and how it can be paid, and what of it this browser left with the bank. */
async function fetchDebt(
  { debt, chosen }: { debt: Debt; chosen: string | null },
  { payments, provider, most }: Pick<PaymentTools, 'payments' | 'provider'> & { most: number },
  signal: AbortSignal,
): Promise<FetchedDebt> {
  const platforms = await fetchPlatforms(signal);
  const payable = await fetchPayable(debt, signal);
  const invoices = payable.slice(0, most);
  if (invoices.length === 0) return { kind: 'closed', reason: 'nothing-to-pay' };
  const all = {
    invoices,
    further: payable.length - invoices.length,
    platforms: preferred(platforms, provider),
  };
  const started = invoices.flatMap(({ number }) => (payments.read(number)?.intent ? [number] : []));
  if (started.length > 0) return { ...all, kind: 'waiting', started };
  const [only = provider, ...others] = platforms;
  if (others.length > 0 && chosen === null) return { ...all, kind: 'choosing' };
  const platform = await fetchPlatformKey(chosen ?? only, signal);
  return { ...all, kind: 'entering', platform };
}

type Snapshot = SnapshotFrom<typeof paymentMachine>;

/** The retailer charges what it has now: an invoice that costs something else than was shown is not paid. */
const costsAsShown = ({ context }: Snapshot, { invoice }: DebtTurn) =>
  context.invoice?.toPayEuro === invoice.toPayEuro;

/** True once the card that is typed can be handed over. One of earlier knows its own, and takes no other. */
const awaitsCard = (snapshot: Snapshot, turn: DebtTurn) =>
  snapshot.value === 'entering' &&
  snapshot.context.problem === null &&
  turn.platform !== null &&
  costsAsShown(snapshot, turn);

/** How a turn ended, undefined while it goes on. Throws CardError or ProblemError for one that was refused. */
function outcomeOf(snapshot: Snapshot, turn: DebtTurn): TurnOutcome | undefined {
  const { value, context } = snapshot;
  const { invoice, problem, reason } = context;
  switch (value) {
    case 'paid':
      return { kind: 'paid' };
    case 'closed':
      return { kind: 'closed', reason: reason ?? 'nothing-to-pay' };
    case 'refused':
      throw problem ? paymentErrorOf(problem) : new ProblemError({ kind: 'fault' });
    case 'entering':
      if (problem) throw paymentErrorOf(problem);
      return invoice && !costsAsShown(snapshot, turn)
        ? { kind: 'changed', invoice }
        : { kind: 'left' };
    default:
      return undefined;
  }
}
