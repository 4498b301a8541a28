import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { PaymentDependencies } from '#actors/payment-actors.ts';
import { useSession } from '#actors/session-context.ts';
import { storedPayments } from '#actors/stored-payments.ts';
import { useFacts, useFailingCondition } from '#config/facts-provider.tsx';
import { i18n } from '#i18n/i18n.ts';
import type { ClosedReason } from '#machines/payment/card-choice.ts';
import { type PageCards, pageCards } from './card/card-platform.ts';

/** What this page pays with, the same from the first render on: its cards, and what the customer's tabs keep. */
export function usePageTools(): PaymentDependencies & { cards: PageCards } {
  const queryClient = useQueryClient();
  const customerId = useSession(({ context }) => context.user?.id ?? '');
  const { script, provider } = useFacts().settings.payment;
  const [tools] = useState(() => {
    const cards = pageCards({ script, language: () => i18n.language });
    return { cards, payments: storedPayments(customerId), queryClient, provider };
  });
  return tools;
}

/** Withdraws a payment in the state `at` as soon as one of its conditions fails. */
export function useWithdrawal(
  requires: readonly string[],
  at: string,
  send: (event: { type: 'withdraw'; reason: ClosedReason }) => void,
): void {
  const failing = useFailingCondition()(requires);
  useEffect(() => {
    // Sent in each state: a step under way ends first.
    if (failing !== null && at) send({ type: 'withdraw', reason: failing as ClosedReason });
  }, [failing, at, send]);
}
