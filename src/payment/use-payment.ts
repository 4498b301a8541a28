import { useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { keptPayments } from '#actors/kept-payments.ts';
import { paymentActors } from '#actors/payment-actors.ts';
import { useSession } from '#actors/session-context.ts';
import { useFacts, useFailingCondition } from '#config/facts-provider.tsx';
import { i18n } from '#i18n/i18n.ts';
import { paymentMachine } from '#machines/payment.ts';
import type { ClosedReason } from '#machines/payment-setup.ts';
import { type PageCards, pageCards } from './card-platform.ts';
import { useStay } from './use-stay.ts';

/** Conditions under which a payment may begin; each is a reason that `closed` tells. */
export const paymentRequires = ['not-read-only', 'online-payment-enabled'];

/** The payment of an invoice by its number, from the first render on. */
export function usePayment(number: string) {
  const queryClient = useQueryClient();
  const customerId = useSession(({ context }) => context.user?.id ?? '');
  const { script, provider } = useFacts().settings.payment;
  const [{ machine, cards }] = useState(() => {
    const cards: PageCards = pageCards({ script, language: () => i18n.language });
    const kept = keptPayments(customerId);
    const actors = paymentActors({ cards, kept, queryClient, provider });
    return { cards, machine: paymentMachine.provide({ actors }) };
  });
  const [snapshot, send] = useMachine(machine, { input: { number } });

  const failing = useFailingCondition()(paymentRequires);
  const at = snapshot.value;
  useEffect(() => {
    // Asked in each state: what is under way ends first.
    if (failing !== null && at) send({ type: 'withdraw', reason: failing as ClosedReason });
  }, [failing, at, send]);

  const isBusy = snapshot.hasTag('busy');
  useStay(isBusy);
  return useMemo(
    () => ({ at, context: snapshot.context, send, cards, isBusy }),
    [at, snapshot, send, cards, isBusy],
  );
}

export type RunningPayment = ReturnType<typeof usePayment>;
