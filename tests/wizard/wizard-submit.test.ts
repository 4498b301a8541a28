import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { contracting } from '#operations/contracting/contracting-mutation.ts';
import { contractingFacts } from '#tests/support/trials/contracting.ts';
import { publishedWizard, TRIAL } from '#tests/support/trials/trial-wizard.ts';
import { openRun } from '#tests/support/wizard/wizard-run.ts';
import { forgetWizards } from '#wizard/resume/wizard-forget.ts';

const confirm = vi.spyOn(contracting, 'confirm');
beforeEach(() => {
  vi.spyOn(contracting, 'saveStep').mockResolvedValue({ kind: 'saved', memory: {} });
  confirm.mockReset().mockResolvedValue({ kind: 'confirmed', render: null, memory: {} });
});
afterEach(forgetWizards);

const typed = () => ({
  installation: { street: 'Mayor' },
  person: { vat: '00000000T' },
  payment: { iban: 'ES9121000418450200051332' },
  confirmation: { accept: true },
});

it('a step whose answers an earlier one reads leads on, not back', async () => {
  const reading = await publishedWizard((forms) => {
    const from = 'facts/subject/wizard/answers/person/vat';
    const resets = [{ at: 'start', set: { street: { from } } }];
    Object.assign(forms['trial-place'].document, { resets });
  });
  const facts = contractingFacts();
  const walk = await openRun(reading, { wizard: TRIAL, facts, typed: typed() });
  expect(await walk.toTheEnd()).toEqual(['installation', 'person', 'payment']);
});

it('only the steps of this customer are passed and confirmed', async () => {
  const facts = contractingFacts({ contractation: { businessHalt: true } });
  const answers = { ...typed(), person: { vat: 'B00000000' } };
  const walk = await openRun(await publishedWizard(), { wizard: TRIAL, facts, typed: answers });
  expect(await walk.toTheEnd()).toEqual(['installation', 'person']);
  expect(await walk.submit()).toBe(true);
  expect(Object.keys(confirm.mock.calls[0]?.[0] ?? {})).toEqual([
    'installation',
    'person',
    'confirmation',
  ]);
});
