import { fc } from '#tests/support/description/property-tests.ts';
import type { TestCards } from './payments.ts';

const operations = ['pay', 'listInvoices', 'getTransactionSummary', 'getPublishableKey'] as const;

/** How a call of a payment may fail. */
type Failing = { kind: 'drop-before' | 'drop-after' | 'status'; status?: number; body?: object };

/** Perhaps a fault that a call of a payment meets: a lost answer, a refusal or `also`. */
export const paymentFault = (also: Failing) =>
  fc.option(
    fc.record({
      operationId: fc.constantFrom(...operations),
      how: fc.constantFrom<Failing[]>(
        { kind: 'drop-before' },
        { kind: 'drop-after' },
        { kind: 'status', status: 500 },
        also,
        { kind: 'status', status: 429, body: { message: 'rate_limit' } },
      ),
    }),
  );

/** What the customer does at the bank's challenge. */
export const bankAnswer = fc.constantFrom<TestCards['answer'][]>(
  'accept',
  'accept',
  'refuse',
  'close',
  'none',
);
