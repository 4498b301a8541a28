import type { AnyEventObject } from 'xstate';
import type { Invoice } from '#domain/invoices/invoice.ts';
import { CardError } from '#domain/invoices/payment.ts';
import { ProblemError } from '#domain/problem.ts';
import type { DebtInvoice } from '#machines/payment/debt-invoices.ts';
import { debtPaymentMachine } from '#machines/payment/debt-payment.ts';
import type { MachineModel } from '#tests/support/machines/machine-model.ts';
import { problemOutcomes } from '#tests/support/retailer/problem-outcomes.ts';
import { readCases } from './cases.ts';
import { type CardCase, LEFT_WITH_BANK } from './payment-model.ts';

/** The cases, by the name of their event. */
export const debtCardCases = (): Record<string, CardCase> =>
  Object.fromEntries(
    readCases<{ cases: Record<string, CardCase> }>('debt-payment').flatMap(({ cases }) =>
      Object.entries(cases).map(([name, one]) => [`submit (${name})`, one]),
    ),
  );

/** The two that a household owes, the oldest first. */
export const FIRST = 'first';
export const SECOND = 'second';

interface Context {
  debt: { contract?: string };
  invoices: readonly DebtInvoice[];
  chosen: string | null;
  platform: object | null;
  reason: string | null;
}

const invoiceOf = (number: string) => ({ number, toPayEuro: 10 }) as Invoice;
const both = [FIRST, SECOND].map(invoiceOf);
const platform = { name: 'stripe', publishableKey: 'pk_test' };
// A read that is refused closes the payment.
const { refused, ...readProblems } = problemOutcomes;

const isSettled = ({ standing }: DebtInvoice) => !['left', 'waiting', 'paying'].includes(standing);

/** How many are owed still, by what was seen last. */
const owed = ({ invoices }: Context) =>
  invoices.length === 0 ? 2 : invoices.filter(({ standing }) => standing !== 'paid').length;

/** True while a run has only one invoice, so that the run ends when that invoice fails without a call. */
const isAlone = ({ invoices }: Context) =>
  invoices.filter(({ standing }) => standing !== 'left').length === 1;

function isPossible(name: string, context: Context, { does }: CardCase): boolean {
  const isWithBank = context.debt.contract === LEFT_WITH_BANK && context.invoices.length === 0;
  const isResumed =
    context.platform === null && context.invoices.some(({ standing }) => standing !== 'left');
  const [actor, outcome = ''] = name.split('.');
  if (actor === 'fetch') {
    if (isWithBank) return outcome === 'waits for the bank' || outcome in readProblems;
    switch (outcome) {
      case 'waits for the bank':
        return false;
      case 'can be paid':
        return owed(context) === 2;
      case 'several platforms':
        return owed(context) === 2 && context.chosen === null;
      case 'one is left':
        return owed(context) === 1;
      case 'not enabled':
        return owed(context) > 0;
      case 'nothing is owed':
        return owed(context) === 0 || context.invoices.every((one) => !isSettled(one));
      default:
        return true;
    }
  }
  if (actor === 'payOne') {
    if (isResumed) return outcome === 'paid' || outcome === 'cancelled';
    if (does === 'is wrong') return outcome === 'wrong card' && !context.invoices.some(isSettled);
    if (does === 'is declined') return outcome === 'declined';
    if (outcome === 'costs something else' || outcome === 'not for this customer')
      return isAlone(context) && context.reason === null;
    return !['declined', 'wrong card', 'cancelled'].includes(outcome);
  }
  switch (name) {
    case 'withdraw':
      return context.reason === null && !isResumed;
    // Of a debt of which nothing can be paid any more nothing is offered.
    case 'retry':
      return (
        context.reason === null &&
        (context.invoices.length === 0 ||
          context.invoices.some(({ standing }) => !['paid', 'closed'].includes(standing)))
      );
    case 'leave one out':
      return context.invoices.length === 2 && context.invoices.every(({ isTicked }) => isTicked);
    default:
      return true;
  }
}

function debtModel(event: string, card: CardCase): MachineModel {
  const submit: AnyEventObject = { type: 'submit', idempotencyKey: 'one' };
  return {
    machine: debtPaymentMachine,
    starts: {
      'on the page of what is owed': () => ({ type: 'electricity' }),
      'after a reload during the challenge of the bank': () => ({
        type: 'electricity',
        contract: LEFT_WITH_BANK,
      }),
    },
    events: {
      [event]: submit,
      'leave one out': { type: 'tick', number: SECOND, isTicked: false },
      'choose a platform': { type: 'choose', platform: 'stripe' },
      stop: { type: 'stop' },
      retry: { type: 'retry' },
      withdraw: { type: 'withdraw', reason: 'online-payment-enabled' },
    },
    outcomes: {
      fetch: {
        'can be paid': { output: { kind: 'entering', invoices: both, platform } },
        'one is left': {
          output: { kind: 'entering', invoices: [invoiceOf(SECOND)], platform },
        },
        'several platforms': { output: { kind: 'choosing', invoices: both } },
        'nothing is owed': { output: { kind: 'closed', reason: 'nothing-to-pay' } },
        'not enabled': { output: { kind: 'closed', reason: 'not-enabled' } },
        'waits for the bank': { output: { kind: 'waiting', invoices: both, started: [FIRST] } },
        ...readProblems,
      },
      payOne: {
        paid: { output: { kind: 'paid' } },
        declined: {
          error: new ProblemError({ kind: 'rejected', status: 402, code: 'card_declined' }),
        },
        'wrong card': { error: new CardError('incorrect_number') },
        cancelled: { error: new CardError('payment_intent_authentication_failure') },
        'costs something else': {
          output: { kind: 'changed', invoice: { ...invoiceOf(FIRST), toPayEuro: 1 } },
        },
        'not for this customer': { output: { kind: 'closed', reason: 'not-enabled' } },
        'not payable': { error: new ProblemError({ kind: 'conflict', code: 'not_payable' }) },
        'gateway gave up': { error: new ProblemError({ kind: 'broken', status: 504 }) },
        ...readProblems,
        refused: refused as NonNullable<typeof refused>,
      },
    },
    contextKey: ({ invoices, chosen, platform, reason, debt }: Context) => [
      invoices.map(({ invoice, standing, isTicked }) => [invoice.number, standing, isTicked]),
      chosen !== null,
      platform !== null,
      reason,
      debt.contract,
    ],
    possible: (name, context) => isPossible(name, context as Context, card),
    instant: ['payOne.wrong card', 'payOne.costs something else', 'payOne.not for this customer'],
  };
}

/** The payment of what is owed, each card a model of its own: by its name. */
export const debtPaymentModels = (): Record<string, MachineModel> =>
  Object.fromEntries(
    Object.entries(debtCardCases()).map(([event, card]) => [event, debtModel(event, card)]),
  );
