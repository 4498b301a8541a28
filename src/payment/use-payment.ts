import { useMachine } from '@xstate/react';
import { useMemo, useState } from 'react';
import { paymentActors } from '#actors/payment-actors.ts';
import { paymentMachine } from '#machines/payment/payment.ts';
import { useLeaveBlocker } from '#ui/scroll/use-leave-blocker.ts';
import { usePageTools, useWithdrawal } from './use-page-payment.ts';

/** Conditions under which a payment may start; each is a reason that the state `closed` shows. */
const paymentRequires = ['not-read-only', 'online-payment-enabled'];

/** The payment of an invoice by its number, from the first render on. */
export function usePayment(number: string) {
  const tools = usePageTools();
  const [machine] = useState(() => paymentMachine.provide({ actors: paymentActors(tools) }));
  const [snapshot, send] = useMachine(machine, { input: { number } });
  const { cards } = tools;
  const at = snapshot.value;
  useWithdrawal(paymentRequires, at, send);

  const isBusy = snapshot.hasTag('busy');
  useLeaveBlocker(isBusy);
  return useMemo(
    () => ({ at, context: snapshot.context, send, cards, isBusy }),
    [at, snapshot, send, cards, isBusy],
  );
}

export type RunningPayment = ReturnType<typeof usePayment>;
