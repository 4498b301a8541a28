import { useQueryClient } from '@tanstack/react-query';
import { useMachine, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { debtPaymentActors, type Turn } from '#actors/debt-payment-actors.ts';
import { keptPayments } from '#actors/kept-payments.ts';
import { useSession } from '#actors/session-context.ts';
import { useFacts, useFailingCondition } from '#config/facts-provider.tsx';
import type { Debt } from '#domain/debt.ts';
import { i18n } from '#i18n/i18n.ts';
import { debtPaymentMachine } from '#machines/debt-payment.ts';
import type { ClosedReason } from '#machines/payment-setup.ts';
import { useStay } from '#ui/use-stay.ts';
import { type PageCards, pageCards } from './card-platform.ts';
import { offersPayAll } from './pay-conditions.ts';

const requires = ['not-read-only', ...offersPayAll];

/** The payment of a debt, from the first render on. */
export function useDebtPayment(debt: Debt) {
  const queryClient = useQueryClient();
  const customerId = useSession(({ context }) => context.user?.id ?? '');
  const { payment, invoices } = useFacts().settings;
  const [turn, setTurn] = useState<Turn>();
  const [{ machine, cards }] = useState(() => {
    const cards: PageCards = pageCards({
      script: payment.script,
      language: () => i18n.language,
    });
    const actors = debtPaymentActors({
      ...{ cards, queryClient, kept: keptPayments(customerId), provider: payment.provider },
      ...{ most: invoices.maxPaid, onTurn: setTurn },
    });
    return { cards, machine: debtPaymentMachine.provide({ actors }) };
  });
  const [snapshot, send] = useMachine(machine, { input: debt });
  /** Where the payment of the invoice stands whose turn it is. */
  const turnAt = useSelector(turn, (one) => one?.value);

  const failing = useFailingCondition()(requires);
  const at = snapshot.value;
  useEffect(() => {
    // Asked in each state: what is under way ends first.
    if (failing !== null && at) send({ type: 'withdraw', reason: failing as ClosedReason });
  }, [failing, at, send]);

  // Where it is not known what became of an invoice, nothing is charged until it is.
  const isBusy = snapshot.hasTag('busy') && turnAt !== 'unknown';
  useStay(isBusy);
  return useMemo(
    () => ({ at, context: snapshot.context, send, cards, isBusy, turn, turnAt }),
    [at, snapshot, send, cards, isBusy, turn, turnAt],
  );
}

export type RunningDebt = ReturnType<typeof useDebtPayment>;
