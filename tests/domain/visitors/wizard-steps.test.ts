import { describe, expect, it } from 'vitest';
import { ProblemError } from '#domain/problem.ts';
import { confirmedParts, fixedSteps, withConfirmedPart } from '#domain/wizard/wizard-parts.ts';
import { memoryAfter, withMemory } from '#domain/wizard/wizard-problem.ts';
import { wizardReads } from '#domain/wizard/wizard-reads.ts';
import {
  confirmationOf,
  firstOpen,
  isReachable,
  stepAfter,
  stepBefore,
} from '#domain/wizard/wizard-steps.ts';

const steps = ['supply', 'person', 'payment', 'end'].map((id) => ({ id }));

describe('the way through a wizard', () => {
  it('is open at the first step that is not settled, at last at the confirmation', () => {
    expect(firstOpen(steps, [])).toBe('supply');
    expect(firstOpen(steps, ['supply', 'payment'])).toBe('person');
    expect(firstOpen(steps, ['supply', 'person', 'payment', 'end'])).toBe('end');
    expect([confirmationOf(steps), confirmationOf([])]).toEqual(['end', '']);
  });

  it('reaches what has only settled steps before it', () => {
    const reached = (id: string) => isReachable(steps, ['supply', 'payment'], id);
    expect(['supply', 'person', 'payment', 'end', 'other'].map(reached)).toEqual([
      ...[true, true, false, false],
      false,
    ]);
  });

  it('goes back past what is fixed', () => {
    expect(stepBefore(steps, [], 'payment')).toBe('person');
    expect(stepBefore(steps, ['person'], 'payment')).toBe('supply');
    expect(stepBefore(steps, ['supply'], 'person')).toBeUndefined();
    expect(stepBefore(steps, [], 'supply')).toBeUndefined();
    expect(stepBefore(steps, [], 'other')).toBeUndefined();
  });

  it('goes on to the next step, or where one came from, past none that is open', () => {
    const settled = ['supply', 'person'];
    expect(stepAfter(steps, settled, 'supply', null)).toBe('person');
    expect(stepAfter(steps, settled, 'supply', 'payment')).toBe('payment');
    expect(stepAfter(steps, settled, 'supply', 'end')).toBe('payment');
    expect(stepAfter(steps, ['supply', 'person', 'payment', 'end'], 'end', null)).toBe('end');
  });
});

it('a failure takes along what its attempt had reached', () => {
  const reached = { lead: 7 };
  const failure = withMemory(new ProblemError({ kind: 'no-answer' }), reached);
  expect(failure).toMatchObject({ problem: { kind: 'no-answer' }, memory: reached });
  expect(memoryAfter(failure, {})).toBe(reached);
  const fault = new TypeError();
  expect(withMemory(fault, reached)).toBe(fault);
  expect(memoryAfter(fault, reached)).toBe(reached);
});

it('a wizard remembers the parts that were confirmed, and the steps that they fix', () => {
  const part = (name: string) => ({ name, reference: `R-${name}`, render: null });
  const one = withConfirmedPart({ typed: 1 }, part('electricity'), ['installation']);
  const both = withConfirmedPart(one, part('gas'), ['gas-contract', 'payment']);
  expect(both).toMatchObject({ typed: 1 });
  expect(confirmedParts(both)).toEqual([part('electricity'), part('gas')]);
  expect(fixedSteps(both)).toEqual(['installation', 'gas-contract', 'payment']);
  expect([confirmedParts({}), fixedSteps({ fixed: 'x' })]).toEqual([[], []]);
});

describe('what parts of a form read of its wizard', () => {
  it('is what their pointers name', () => {
    const rule = { from: '/facts/subject/wizard/answers/installation/cups', other: [null, 7] };
    const bare = 'facts/subject/wizard/memory/promotionalCode';
    expect(wizardReads(rule, [bare, bare], '/facts/subject/contract/name', null)).toEqual([
      'answers/installation/cups',
      'memory/promotionalCode',
    ]);
  });

  it('is what the leaves of their conditions look at', () => {
    const leaf = { properties: { dp: { const: '08001' }, home: true } };
    const wizard = { properties: { answers: { properties: { estimate: leaf } } } };
    const subject = { properties: { wizard, contract: { properties: { name: {} } } } };
    const condition = {
      if: { properties: { facts: { properties: { subject } } } },
    };
    expect(wizardReads(condition)).toEqual(['answers/estimate/dp', 'answers/estimate/home']);
  });
});
