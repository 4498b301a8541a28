import { ProblemError } from '#domain/problem.ts';
import { submissionMachine } from '#machines/submission.ts';
import { testMachine } from '#tests/support/machine-replay.ts';
import { problemOutcomes } from '#tests/support/problem-outcomes.ts';

testMachine('submission', {
  machine: submissionMachine,
  events: {
    submit: { type: 'submit', answers: { iban: 'ES91' }, attemptKey: 'one' },
  },
  outcomes: {
    send: {
      sent: { output: { kind: 'sent' } },
      signing: { output: { kind: 'signing' } },
      'gateway gave up': { error: new ProblemError({ kind: 'broken', status: 504 }) },
      'bug in our own code': { error: new TypeError('not a problem of the retailer') },
      ...problemOutcomes,
    },
    verify: {
      sent: { output: { kind: 'sent' } },
      signing: { output: { kind: 'signing' } },
      'nothing was done': { output: null },
      ...problemOutcomes,
    },
  },
});
