import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { asOneCustomer } from '#api/client.ts';
import { reportOwnFault } from '#config/report.ts';
import { CardError } from '#domain/invoices/payment.ts';
import { problemOf } from '#domain/problem.ts';
import type {
  PaymentAttempt,
  PaymentOutcome,
  PreparedPayment,
  VerifiedPayment,
} from '#machines/payment/payment-setup.ts';
import type { ReadKey } from '#queries/read/query-keys.ts';
import { closedOr, type PaymentTools, prepare, sendStep, verify } from './payment-steps.ts';

export interface PaymentDependencies extends PaymentTools {
  queryClient: QueryClient;
}

/** Query keys of the reads that a payment makes stale. */
const stales: readonly ReadKey[] = [['invoices'], ['contract'], ['contracts'], ['payment-summary']];

/** The promises of `paymentMachine`. */
export function paymentActors({ queryClient, ...tools }: PaymentDependencies) {
  const { cards, payments } = tools;
  const end = (number: string) => {
    payments.drop(number);
    for (const queryKey of stales) void queryClient.invalidateQueries({ queryKey });
  };
  const reporting = async <Result>(task: () => Promise<Result>): Promise<Result> => {
    try {
      return await task();
    } catch (thrown) {
      if (!(thrown instanceof CardError)) reportOwnFault('A payment failed', thrown);
      throw thrown;
    }
  };

  const submitting = <Result>(task: () => Promise<Result>) => asOneCustomer(() => reporting(task));

  return {
    prepare: fromPromise<PreparedPayment, { number: string; chosen: string | null }>(
      ({ input, signal }) =>
        reporting(async () => {
          const prepared = await prepare(input, tools, signal).catch(closedOr);
          if (prepared.kind === 'paid') end(input.number);
          return prepared;
        }),
    ),

    pay: fromPromise<PaymentOutcome, PaymentAttempt>(({ input, signal }) =>
      submitting(async () => {
        const { number } = input.invoice;
        const { intent } = await sendStep(input, tools, signal).catch((thrown) => {
          const isOurs = payments.read(number)?.idempotencyKey === input.idempotencyKey;
          if (isFinal(thrown) && isOurs) payments.drop(number);
          throw thrown;
        });
        if (!intent) {
          end(number);
          return { kind: 'paid' };
        }
        const stored = payments.read(number);
        if (stored) payments.keep(number, { ...stored, intent });
        return { kind: 'asks', intent };
      }),
    ),

    authenticate: fromPromise<void, PaymentAttempt>(({ input: { invoice, platform, intent } }) =>
      reporting(async () => {
        if (!intent) throw new Error('There is no payment to authenticate');
        await cards.authenticate(platform, intent).catch((thrown) => {
          if (thrown instanceof CardError) payments.drop(invoice.number);
          throw thrown;
        });
      }),
    ),

    verify: fromPromise<VerifiedPayment, PaymentAttempt>(({ input, signal }) =>
      submitting(async () => {
        const verified = await verify(input, tools, signal);
        if (verified.kind === 'paid') end(input.invoice.number);
        return verified;
      }),
    ),
  };
}

/** True for a refusal after which nothing is under way. Without a session, or too soon, it may go on later. */
function isFinal(thrown: unknown): boolean {
  const { kind } = problemOf(thrown);
  return ['rejected', 'refused', 'not-found', 'invalid', 'conflict'].includes(kind);
}
