import { comparisonSetup, noComparison } from './comparison-setup.ts';

/** A state in which the contact may be sent. */
const submits = comparisonSetup.createStateConfig({
  on: {
    submit: {
      target: '#sending',
      actions: { type: 'takeContact', params: ({ event }) => event },
    },
  },
});

/** A state of the mode `auto` before there is a result. */
const entersManual = comparisonSetup.createStateConfig({
  on: {
    manual: { target: '#invoice', actions: { type: 'takeMode', params: { mode: 'manual' } } },
  },
});

/** A state of the mode `manual`. */
const leavesManual = comparisonSetup.createStateConfig({
  on: {
    auto: { target: '#form', actions: { type: 'takeMode', params: { mode: 'auto' } } },
  },
});

/**
 * Comparing a bill with the retailer's prices, of electricity or of gas (contracting and tools, section 4). A comparison
 * changes nothing at the retailer: it may be cancelled and repeated. The contact is requested below a result, which
 * remains, and in mode `manual` together with the invoice.
 */
export const comparisonMachine = comparisonSetup.createMachine({
  id: 'comparison',
  description: 'A bill compared with the retailer’s prices, and the request of a call about it.',
  context: ({ input }) => noComparison(input.mode),
  initial: 'opening',
  states: {
    opening: {
      always: [{ guard: 'isManual', target: 'invoice' }, { target: 'form' }],
    },
    form: {
      id: 'form',
      on: {
        compare: {
          target: 'comparing',
          actions: { type: 'takeBill', params: ({ event }) => event },
        },
        ...entersManual.on,
      },
    },
    comparing: {
      invoke: {
        src: 'compare',
        input: ({ context }) => context.answers,
        onDone: [
          {
            guard: 'wasContacted',
            target: 'contacted',
            actions: { type: 'keepComparison', params: ({ event }) => event },
          },
          {
            target: 'result',
            actions: { type: 'keepComparison', params: ({ event }) => event },
          },
        ],
        onError: {
          target: 'form',
          actions: { type: 'keepProblem', params: ({ event }) => event },
        },
      },
      on: { cancel: 'form', ...entersManual.on },
    },
    result: { on: { ...submits.on, back: 'form' } },
    contacted: { on: { back: 'form' } },
    invoice: { id: 'invoice', on: { ...submits.on, ...leavesManual.on } },
    invoiced: leavesManual,
    sending: {
      id: 'sending',
      invoke: {
        src: 'send',
        input: ({ context: { contact, mode, comparison, answers } }) => {
          const { answers: given, idempotencyKey } = contact;
          return { answers: given, idempotencyKey, mode, comparison, bill: answers };
        },
        onDone: [
          {
            guard: 'isManual',
            target: 'invoiced',
            actions: { type: 'keepContact', params: ({ event }) => event },
          },
          {
            target: 'contacted',
            actions: { type: 'keepContact', params: ({ event }) => event },
          },
        ],
        onError: [
          {
            guard: 'isManual',
            target: 'invoice',
            actions: { type: 'keepContactProblem', params: ({ event }) => event },
          },
          {
            target: 'result',
            actions: { type: 'keepContactProblem', params: ({ event }) => event },
          },
        ],
      },
    },
  },
});
