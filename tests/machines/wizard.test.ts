import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { type Problem, ProblemError } from '#domain/problem.ts';
import type { Answers } from '#domain/submission.ts';
import type { ConfirmOutcome, StepOutcome } from '#domain/wizard/wizard.ts';
import { WizardProblemError } from '#domain/wizard/wizard-problem.ts';
import type { WizardStep } from '#domain/wizard/wizard-steps.ts';
import { wizardMachine } from '#machines/wizard/wizard.ts';
import type {
  WizardAttempt,
  WizardProgress,
  WizardSubmission,
} from '#machines/wizard/wizard-context.ts';

const steps: WizardStep[] = [
  { id: 'place', sends: 1 },
  { id: 'person', sends: 2 },
  { id: 'payment' },
  { id: 'end', sends: 5 },
];
const saved: StepOutcome = { kind: 'saved', memory: { leadId: 'L1' } };
const confirmed: ConfirmOutcome = { kind: 'confirmed', render: null, memory: {} };
const noAnswer: Problem = { kind: 'no-answer' };

type Answer<Outcome> = Outcome | Problem;
const isOutcome = <Outcome extends { kind: string }>(answer: Answer<Outcome>): answer is Outcome =>
  ['saved', 'refused', 'confirmed', 'failed'].includes(answer.kind) && !('code' in answer);

interface Retailer {
  save?: (attempt: WizardAttempt) => Answer<StepOutcome>;
  confirm?: (attempt: WizardAttempt) => Answer<ConfirmOutcome>;
  verify?: () => Answer<ConfirmOutcome> | null;
  progress?: Partial<WizardProgress>;
}

/** A wizard of four steps, and what was sent to the retailer. */
function wizard({
  save = () => saved,
  confirm = () => confirmed,
  verify = () => null,
  progress,
}: Retailer = {}) {
  const sent: WizardAttempt[] = [];
  const confirmations: WizardAttempt[] = [];
  const give = <Outcome extends { kind: string }>(answer: Answer<Outcome>): Outcome => {
    if (isOutcome<Outcome>(answer)) return answer;
    throw new ProblemError(answer);
  };
  const nothing: WizardProgress = {
    step: 'place',
    answers: {},
    settled: [],
    sent: [],
    retained: {},
    dropped: {},
    memory: {},
    idempotencyKey: '',
    unanswered: null,
  };
  const actor = createActor(
    wizardMachine.provide({
      actors: {
        save: fromPromise<StepOutcome, WizardAttempt>(async ({ input }) => {
          sent.push(input);
          return give(save(input));
        }),
        confirm: fromPromise<ConfirmOutcome, WizardAttempt>(async ({ input }) => {
          confirmations.push(input);
          return give(confirm(input));
        }),
        verify: fromPromise<ConfirmOutcome | null, WizardAttempt>(async () => {
          const answer = verify();
          return answer && give(answer);
        }),
      },
    }),
    { input: { steps, saved: progress ? { ...nothing, ...progress } : null } },
  ).start();
  const settled = () =>
    waitFor(
      actor,
      (state) =>
        !['saving', 'confirming', 'verifying'].some((name) => state.matches(name as 'saving')),
    );
  let attempts = 0;
  return {
    actor,
    sent,
    confirmations,
    at: () => actor.getSnapshot().context.step,
    context: () => actor.getSnapshot().context,
    state: () => actor.getSnapshot().value,
    settled,
    /** Presses Next with these answers. */
    async next(answers: Answers = {}, more: Partial<WizardSubmission> = {}) {
      attempts += 1;
      actor.send({
        type: 'submit',
        step: actor.getSnapshot().context.step,
        answers,
        steps,
        stale: [],
        idempotencyKey: `key ${attempts}`,
        ...more,
      });
      await settled();
    },
    /** Changes an answer of the step at hand. */
    type: () => actor.send({ type: 'change', step: actor.getSnapshot().context.step }),
  };
}

describe('the steps of a wizard', () => {
  it('lead one after the other to the end, each sent with all before it', async () => {
    const { next, at, sent, confirmations, state } = wizard();
    await next({ cups: 'ES' });
    await next({ vat: '00000000T' });
    expect(at()).toBe('payment');
    await next({ iban: 'ES91' });
    await next({ accept: true });
    expect(state()).toBe('finished');
    expect(sent.map(({ step, answers }) => [step.sends, Object.keys(answers)])).toEqual([
      [1, ['place']],
      [2, ['place', 'person']],
    ]);
    expect(sent[1]?.memory).toEqual({ leadId: 'L1' });
    expect(confirmations).toHaveLength(1);
    expect(confirmations[0]?.answers).toEqual({
      place: { cups: 'ES' },
      person: { vat: '00000000T' },
      payment: { iban: 'ES91' },
      end: { accept: true },
    });
  });

  it('are sent again only when their answers changed', async () => {
    const { next, actor, sent } = wizard();
    await next({ cups: 'ES' });
    actor.send({ type: 'back' });
    await next({ cups: 'ES' });
    expect(sent).toHaveLength(1);
    actor.send({ type: 'back' });
    await next({ cups: 'FR' });
    expect(sent).toHaveLength(2);
  });

  it('are offered again when nothing could be sent', async () => {
    const { next, actor, sent } = wizard({ save: () => ({ ...saved, sent: false }) });
    await next({ cups: 'ES' });
    actor.send({ type: 'back' });
    await next({ cups: 'ES' });
    expect(sent).toHaveLength(2);
  });

  it('can be gone to when all before them are settled, and not further', async () => {
    const { next, actor, at, type } = wizard();
    await next();
    await next();
    actor.send({ type: 'goTo', step: 'end' });
    expect(at()).toBe('payment');
    actor.send({ type: 'goTo', step: 'place' });
    expect(at()).toBe('place');
    actor.send({ type: 'goTo', step: 'payment' });
    expect(at()).toBe('payment');
    actor.send({ type: 'goTo', step: 'place' });
    type();
    actor.send({ type: 'goTo', step: 'payment' });
    expect(at()).toBe('place');
  });

  it('are sent once on a double click, and nothing changes on the way', async () => {
    const { actor, sent, settled, context, at } = wizard();
    const submit = { type: 'submit', step: 'place', answers: {}, steps, stale: [] } as const;
    actor.send({ ...submit, idempotencyKey: 'one' });
    actor.send({ ...submit, idempotencyKey: 'two' });
    actor.send({ type: 'change', step: 'place' });
    actor.send({ type: 'back' });
    await settled();
    expect(sent).toHaveLength(1);
    expect([at(), context().settled]).toEqual(['person', ['place']]);
  });

  it('that look at a changed answer are passed again before the end', async () => {
    const { next, actor, at, sent } = wizard();
    await next({ cups: 'ES' });
    await next({ vat: 'A' });
    await next();
    actor.send({ type: 'edit', step: 'place' });
    await next({ cups: 'FR' }, { stale: ['person'] });
    expect(at()).toBe('person');
    await next({ vat: 'A' });
    expect(at()).toBe('end');
    expect(sent.map(({ step }) => step.id)).toEqual(['place', 'person', 'place', 'person']);
  });

  it('lead back to the summary after one was edited', async () => {
    const { next, actor, at } = wizard();
    for (const _ of [1, 2, 3]) await next();
    actor.send({ type: 'edit', step: 'person' });
    expect(at()).toBe('person');
    await next({ vat: 'B' });
    expect(at()).toBe('end');
  });

  it('appear and go with the answers before them', async () => {
    const { next, at, actor, confirmations, context } = wizard();
    const halted = [steps[0], steps[1], steps[3]] as WizardStep[];
    await next();
    await next({ vat: 'B00000000' }, { steps: halted });
    expect(at()).toBe('end');
    actor.send({ type: 'stepsChanged', steps });
    expect([at(), context().returnTo]).toEqual(['payment', null]);
    await next({ iban: 'ES91' });
    actor.send({ type: 'stepsChanged', steps: halted });
    await next({}, { steps: halted });
    expect(Object.keys(confirmations[0]?.answers ?? {})).toEqual(['place', 'person', 'end']);
  });
});

describe('a step that the retailer does not take', () => {
  const refuse = () => ({ kind: 'refused', reason: 'badScore', memory: { leadId: 'L9' } }) as const;

  it('stops Next until something changes or one goes back', async () => {
    const { next, type, actor, sent, state, context, at } = wizard({
      save: ({ step }) => (step.id === 'person' ? refuse() : saved),
    });
    await next();
    await next({ vat: 'A' });
    expect([state(), context().refusal]).toEqual([{ open: 'refused' }, 'badScore']);
    expect(context().memory).toEqual({ leadId: 'L9' });
    await next({ vat: 'A' });
    expect(sent).toHaveLength(2);
    type();
    expect([state(), context().refusal]).toEqual([{ open: 'filling' }, null]);
    await next({ vat: 'C' });
    actor.send({ type: 'back' });
    expect([at(), context().refusal]).toEqual(['place', null]);
  });

  it('names its fields; those of an earlier step lead there and back', async () => {
    const { next, at, context } = wizard({
      save: ({ step, answers }) =>
        step.id === 'person' && answers.place?.cups === 'ES00'
          ? { kind: 'invalid', fields: { 'place/cups': ['format'] } }
          : saved,
    });
    await next({ cups: 'ES00' });
    await next({ vat: 'A' });
    expect(at()).toBe('place');
    expect(context().problem).toEqual({ kind: 'invalid', fields: { 'place/cups': ['format'] } });
    await next({ cups: 'ES11' });
    expect(at()).toBe('person');
  });

  it('keeps its key past a step that is not sent again, and not past what changes the request', async () => {
    const lost = [saved, noAnswer, noAnswer];
    const { next, actor, sent } = wizard({ save: () => lost.shift() ?? saved });
    await next({ cups: 'ES' });
    await next({ vat: 'A' });
    actor.send({ type: 'back' });
    await next({ cups: 'ES' });
    await next({ vat: 'A' });
    actor.send({ type: 'remember', memory: { code: 'SOL' }, stale: [] });
    await next({ vat: 'A' });
    const keys = sent.map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toEqual(['key 1', 'key 2', 'key 2', 'key 5']);
  });

  it('keeps its key after a lost answer while it says the same, and takes another after any answer', async () => {
    const problems: Problem[] = [noAnswer, noAnswer, { kind: 'broken', status: 500 }];
    const { next, type, sent, context } = wizard({ save: () => problems.shift() ?? saved });
    await next({ cups: 'ES' });
    expect(context().problem).toEqual(noAnswer);
    await next({ cups: 'ES' });
    type();
    await next({ cups: 'FR' });
    await next({ cups: 'FR' });
    const keys = sent.map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toEqual(['key 1', 'key 1', 'key 3', 'key 4']);
  });
});

describe('the confirmation', () => {
  const toTheEnd = async (given: ReturnType<typeof wizard>) => {
    for (const _ of [1, 2, 3]) await given.next();
    return given;
  };

  it('that failed can be tried again under a new key', async () => {
    const answers: ConfirmOutcome[] = [{ kind: 'failed', reason: 'unreachable', memory: {} }];
    const { next, state, context, confirmations } = await toTheEnd(
      wizard({ confirm: () => answers.shift() ?? confirmed }),
    );
    await next({ accept: true });
    expect([state(), context().failure]).toEqual([{ open: 'failed' }, 'unreachable']);
    await next({ accept: true });
    expect(state()).toBe('finished');
    expect(new Set(confirmations.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
  });

  it('whose answer was lost is looked up, not repeated', async () => {
    const { next, state, confirmations } = await toTheEnd(
      wizard({ confirm: () => noAnswer, verify: () => confirmed }),
    );
    await next({ accept: true });
    expect(state()).toBe('finished');
    expect(confirmations).toHaveLength(1);
  });

  it('of which the outcome is unknown can only be repeated as it was, under the same key', async () => {
    const problems: Problem[] = [noAnswer];
    const { next, type, actor, at, state, settled, confirmations } = await toTheEnd(
      wizard({ confirm: () => problems.shift() ?? confirmed }),
    );
    await next({ accept: true });
    expect(state()).toBe('unsure');
    type();
    actor.send({ type: 'back' });
    actor.send({ type: 'edit', step: 'place' });
    await next({ accept: true });
    expect([state(), at(), confirmations.length]).toEqual(['unsure', 'end', 1]);
    actor.send({ type: 'retry' });
    await settled();
    expect(state()).toBe('finished');
    const [first, second] = confirmations;
    expect(second).toEqual(first);
  });

  it('that refuses a field leads to its step and back', async () => {
    const answers: Answer<ConfirmOutcome>[] = [
      { kind: 'invalid', fields: { 'payment/iban': ['format'] } },
    ];
    const { next, at, state } = await toTheEnd(
      wizard({ confirm: () => answers.shift() ?? confirmed }),
    );
    await next({ accept: true });
    expect(at()).toBe('payment');
    await next({ iban: 'ES91' });
    expect(at()).toBe('end');
    await next({ accept: true });
    expect(state()).toBe('finished');
  });
});

describe('a confirmation that came through in part', () => {
  const part = { name: 'one', reference: 'R1', render: { format: 'html', body: 'R1' } } as const;
  const memory = { confirmed: [part], fixed: ['place', 'person', 'payment'] };
  const broken = { kind: 'broken', status: 500 } as const;
  const partly = async (failure: Problem = broken) => {
    const failures: Problem[] = [failure];
    const given = wizard({
      confirm: () => {
        const problem = failures.shift();
        if (problem) throw new WizardProblemError(problem, memory);
        return { ...confirmed, memory };
      },
    });
    for (const _ of [1, 2, 3]) await given.next();
    await given.next({ accept: true });
    return given;
  };

  it('keeps what is done, and goes to none of its steps', async () => {
    const { state, context, actor, at } = await partly();
    expect(state()).toEqual({ open: 'failed' });
    expect(context().memory).toEqual(memory);
    actor.send({ type: 'back' });
    for (const step of ['place', 'person', 'payment']) {
      actor.send({ type: 'goTo', step });
      actor.send({ type: 'edit', step });
    }
    actor.send({ type: 'remember', memory: {}, stale: ['person'] });
    expect(at()).toBe('end');
  });

  it('leaves the answer of the retailer when a document is shown after it, and names that in the next attempt', async () => {
    const { state, context, actor } = await partly();
    const before = context().failure;
    actor.send({ type: 'shown', memory: { summary: { id: 'S1' } } });
    expect([state(), context().failure]).toEqual([{ open: 'failed' }, before]);
    expect(context().memory).toEqual({ ...memory, summary: { id: 'S1' } });
  });

  it('is tried again, or ends without the rest', async () => {
    const again = await partly();
    await again.next({ accept: true });
    expect(again.state()).toBe('finished');
    const left = await partly();
    left.actor.send({ type: 'leaveTheRest' });
    expect([left.state(), left.context().render]).toEqual(['finished', part.render]);
  });

  it('stays known while the rest is unknown', async () => {
    const { state, context, actor } = await partly(noAnswer);
    expect(state()).toBe('unsure');
    expect(context().memory).toEqual(memory);
    actor.send({ type: 'leaveTheRest' });
    expect(state()).toBe('unsure');
  });

  it('requires no step of what is done again after a reload', async () => {
    const answers = { place: {}, person: {}, payment: {} };
    const { at } = wizard({ progress: { step: 'end', answers, memory, settled: ['person'] } });
    expect(at()).toBe('end');
  });

  it('ends without the rest only where something is done', async () => {
    const { actor, next, state } = wizard();
    await next();
    actor.send({ type: 'leaveTheRest' });
    expect(state()).toEqual({ open: 'filling' });
  });
});

describe('a wizard that was left', () => {
  const left = {
    step: 'payment',
    answers: { place: { cups: 'ES' }, person: { vat: 'A' } },
    memory: { leadId: 'L1' },
    sent: ['place', 'person'],
  };

  it('goes on where it was', async () => {
    const { at, next, sent } = wizard({ progress: { ...left, settled: ['place', 'person'] } });
    expect(at()).toBe('payment');
    await next();
    expect([at(), sent]).toEqual(['end', []]);
  });

  it('first shows the step whose answers were not stored, and then returns', async () => {
    const { at, next, sent } = wizard({ progress: { ...left, settled: ['person'] } });
    expect(at()).toBe('place');
    await next({ cups: 'ES', invoice: ['again'] });
    expect([at(), sent.length]).toEqual(['payment', 1]);
  });

  it('sends with each call what the retailer retains and the answers lack, until it is entered again', async () => {
    const progress = {
      ...left,
      step: 'person',
      settled: ['place'],
      retained: { place: ['invoice'] },
    };
    const { next, sent, context, actor } = wizard({ progress });
    await next({ vat: 'B' }, { gone: { place: ['invoice'] }, stale: [] });
    expect(sent[0]).toMatchObject({ retained: { place: [] }, dropped: { place: ['invoice'] } });
    expect(context().dropped).toEqual({ place: ['invoice'] });
    actor.send({ type: 'goTo', step: 'place' });
    await next({ cups: 'ES', invoice: ['new'] }, { unstored: ['invoice'] });
    expect(context()).toMatchObject({ retained: { place: ['invoice'] }, dropped: { place: [] } });
  });

  it('sends a step only once what its answers take back of an earlier one is given again', async () => {
    const { next, at, sent } = wizard({
      progress: { ...left, step: 'person', settled: ['place', 'payment'] },
    });
    await next({ vat: 'B' }, { stale: ['place'], gone: { place: ['consent'] } });
    expect([at(), sent.length]).toEqual(['place', 0]);
    await next({ cups: 'ES', consent: true });
    expect(at()).toBe('person');
    await next({ vat: 'B' });
    expect(sent.map(({ step }) => step.id)).toEqual(['place', 'person']);
  });

  it('in the middle of its confirmation is looked up first', async () => {
    const outcomes: (ConfirmOutcome | null)[] = [null, confirmed];
    const { actor, state, settled, confirmations } = wizard({
      progress: { ...left, step: 'end', unanswered: 'end', settled: ['person'] },
      verify: () => outcomes.shift() ?? null,
    });
    await settled();
    expect(state()).toBe('unsure');
    actor.send({ type: 'retry' });
    await settled();
    expect([state(), confirmations.length]).toEqual(['finished', 0]);
  });
});
