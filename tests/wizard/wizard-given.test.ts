import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import type { CompiledForm } from '#config/configuration-types.ts';
import type { WizardAnswers } from '#domain/wizard/wizard.ts';
import { contractingFacts } from '#tests/support/trials/contracting.ts';
import { forgetWizards } from '#wizard/resume/wizard-forget.ts';
import { fillRun } from '#wizard/run/wizard-given.ts';
import { beginRun, storeOfStep, type WizardRun } from '#wizard/run/wizard-run.ts';

afterEach(forgetWizards);

const steps = ['home', 'contract', 'payment'].map((id) => ({ id, form: id, when: [] }));
const forms = new Map<string, CompiledForm>();

const pass = (run: WizardRun, step: string, answers: WizardAnswers[string]) =>
  run.actor.send({
    ...{ type: 'submit', step, answers, steps, stale: [], gone: {} },
    idempotencyKey: step,
  });

/** A run that was given a product, and has passed its first two steps. */
function passedRun() {
  const facts = contractingFacts();
  const queryClient = new QueryClient();
  const run = beginRun({
    ...{ wizard: 'trial', operation: undefined, owner: '', steps, facts, queryClient },
  });
  const first = { home: { cups: 'A' }, contract: { product: 1 } };
  fillRun(run, { answers: first, forms });
  pass(run, 'home', first.home);
  pass(run, 'contract', first.contract);
  return { run, context: () => run.actor.getSnapshot().context };
}

it('a step that was passed is open again once it is given other answers', () => {
  const { run, context } = passedRun();
  expect(context()).toMatchObject({ step: 'payment', settled: ['home', 'contract'] });
  fillRun(run, { answers: { home: { cups: 'A' }, contract: { product: 2 } }, forms });
  expect(storeOfStep(run, 'contract').read()).toEqual({ product: 2 });
  expect(context()).toMatchObject({ step: 'contract', settled: ['home'] });
  fillRun(run, { answers: { home: { cups: 'B' }, contract: { product: 3 } }, forms });
  expect(context()).toMatchObject({ step: 'home', settled: [] });
});

it('nothing is filled where a step that was passed cannot be opened, nor moved where nothing changes', () => {
  const { run, context } = passedRun();
  fillRun(run, { answers: { home: { cups: 'A' }, contract: { product: 1 } }, forms });
  expect(context().step).toBe('payment');
  run.actor.send({ type: 'remember', memory: { confirmed: [], fixed: ['contract'] }, stale: [] });
  fillRun(run, { answers: { contract: { product: 2 } }, forms });
  expect(storeOfStep(run, 'contract').read()).toEqual({ product: 1 });
});
