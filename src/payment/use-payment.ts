import { useMachine } from '@xstate/react';
import { useMemo, useState } from 'react';
import { paymentActors } from '#actors/payment-actors.ts';
import { paymentMachine } from '#machines/payment/payment.ts';
import { useStay } from '#ui/scroll/use-stay.ts';
import { usePageTools, useWithdrawal } from './use-page-payment.ts';

/** Conditions under which a payment may begin; each is a reason that `closed` tells. */
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
  useStay(isBusy);
  return useMemo(
    () => ({ at, context: snapshot.context, send, cards, isBusy }),
    [at, snapshot, send, cards, isBusy],
  );
}

export type RunningPayment = ReturnType<typeof usePayment>;
