import { useMachine, useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { debtPaymentActors, type Turn } from '#actors/debt-payment-actors.ts';
import { useFacts } from '#config/facts-provider.tsx';
import type { Debt } from '#domain/invoices/debt.ts';
import { debtPaymentMachine } from '#machines/payment/debt-payment.ts';
import { offersPayAll } from '#payment/pay-conditions.ts';
import { usePageTools, useWithdrawal } from '#payment/use-page-payment.ts';
import { useLeaveBlocker } from '#ui/scroll/use-leave-blocker.ts';

const requires = ['not-read-only', ...offersPayAll];

/** The payment of a debt, from the first render on. */
export function useDebtPayment(debt: Debt) {
  const tools = usePageTools();
  const { cards } = tools;
  const { maxPaid: most } = useFacts().settings.invoices;
  const [turn, setTurn] = useState<Turn>();
  const [machine] = useState(() =>
    debtPaymentMachine.provide({ actors: debtPaymentActors({ ...tools, most, onTurn: setTurn }) }),
  );
  const [snapshot, send] = useMachine(machine, { input: debt });
  /** Where the payment of the invoice stands whose turn it is. */
  const turnAt = useSelector(turn, (one) => one?.value);
  const at = snapshot.value;
  useWithdrawal(requires, at, send);

  // Where it is not known what became of an invoice, nothing is charged until it is.
  const isBusy = snapshot.hasTag('busy') && turnAt !== 'unknown';
  useLeaveBlocker(isBusy);
  return useMemo(
    () => ({ at, context: snapshot.context, send, cards, isBusy, turn, turnAt }),
    [at, snapshot, send, cards, isBusy, turn, turnAt],
  );
}

export type RunningDebt = ReturnType<typeof useDebtPayment>;
