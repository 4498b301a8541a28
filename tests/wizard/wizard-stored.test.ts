import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import type { Configuration } from '#config/configuration-types.ts';
import type { WizardDocument } from '#config/wizard-document.ts';
import { type Problem, ProblemError } from '#domain/problem.ts';
import type { ConfirmOutcome, StepOutcome, WizardAnswers } from '#domain/wizard/wizard.ts';
import { contracting } from '#operations/contracting/contracting-mutation.ts';
import { MemoryStorage } from '#tests/support/environment/memory-storage.ts';
import { contractingFacts, pdf } from '#tests/support/trials/contracting.ts';
import { publishedWizard, TRIAL } from '#tests/support/trials/trial-wizard.ts';
import { forgetMemory, installLocks, storedText } from '#tests/support/wizard/stored-wizards.ts';
import { openRun } from '#tests/support/wizard/wizard-run.ts';
import { type FoundRun, findRun } from '#wizard/resume/wizard-find.ts';
import { forgetWizards } from '#wizard/resume/wizard-forget.ts';
import { goesOnByItself, resumeRun, resumptionOf } from '#wizard/resume/wizard-resume.ts';
import { storedRuns } from '#wizard/resume/wizard-store.ts';
import { beginRun, runningWizard, storeOfStep } from '#wizard/run/wizard-run.ts';
import { submitStep } from '#wizard/run/wizard-submit.ts';

vi.stubGlobal('localStorage', new MemoryStorage());
vi.stubGlobal('sessionStorage', new MemoryStorage());
const tabs = installLocks();

const saved: StepOutcome = { kind: 'saved', memory: {} };
const confirmed: ConfirmOutcome = { kind: 'confirmed', render: null, memory: {} };
const saveStep = vi.spyOn(contracting, 'saveStep');
const confirm = vi.spyOn(contracting, 'confirm');

let configuration: Configuration;
/** Its first step offers the file only where the contract is active. */
let branching: Configuration;
/** The person vouches for the account in its third step. */
let vouching: Configuration;
beforeAll(async () => {
  configuration = await publishedWizard();
  branching = await publishedWizard((forms) => {
    const { schema } = forms['trial-place'].document;
    const { receipt, ...properties } = schema.properties;
    const active = {
      required: ['activeContract'],
      properties: { activeContract: { const: true } },
    };
    // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
    const branch = { if: active, then: { properties: { receipt } } };
    Object.assign(schema, { properties, allOf: [branch] });
  });
  vouching = await publishedWizard((forms) => {
    const { document, texts } = forms['trial-account'];
    const about = ['iban', 'facts/subject/wizard/answers/person/vat'];
    Object.assign(document.schema.properties, { isOwner: { type: 'boolean', const: true } });
    document.schema.required.push('isOwner');
    Object.assign(document.ui, { isOwner: { 'ui:widget': 'consent', 'ui:about': about } });
    Object.assign(texts.fields, { isOwner: { label: 'Es su cuenta' } });
  });
});
beforeEach(() => {
  saveStep.mockReset().mockResolvedValue(saved);
  confirm.mockReset().mockResolvedValue(confirmed);
});
afterEach(() => {
  forgetWizards();
  tabs.forget();
});

const facts = contractingFacts();
const IBAN = 'ES9121000418450200051332';
const usual = (): WizardAnswers => ({
  installation: { street: 'Mayor' },
  person: { vat: '00000000T' },
  payment: { iban: IBAN },
  confirmation: {},
});

/** A reload, which lets go of the locks of the tab. */
const reload = () => {
  forgetMemory();
  tabs.forget();
};

/** Leaves a run after so many steps were passed; what is typed in the next one is in its form. */
async function leave(passed: number, typed = usual(), edition = configuration, owner = '') {
  const walk = await openRun(edition, { wizard: TRIAL, facts, typed });
  walk.run.owner = owner;
  for (let turn = 0; turn < passed; turn++) await walk.submit();
  const { step } = walk.context();
  const form = walk.forms.get(step);
  if (form) walk.run.forms.set(step, form);
  storeOfStep(walk.run, step).set(
    Object.entries(typed[step] ?? {}).map(([name, value]) => [[name], value]),
  );
  reload();
  return walk.run.id;
}

const WEEK = 10_080;
const runs = (owner = '') => storedRuns(TRIAL, owner, WEEK);
const found = (owner = '') => findRun(TRIAL, owner, WEEK);
const documentOf = ({ manifest }: Configuration) => manifest.wizards[TRIAL] as WizardDocument;

/** The stored run when it continues under an edition of the configuration. */
const resumption = (edition = configuration) => {
  const [stored] = runs();
  if (!stored) throw new Error('no run is stored');
  return resumptionOf(stored, { document: documentOf(edition), facts, configuration: edition });
};

/** Goes on with the stored run. */
async function goOn(edition = configuration) {
  const document = documentOf(edition);
  const known = { document, facts, configuration: edition };
  const earlier = (await found()) as FoundRun;
  const { run } = await resumeRun(earlier, { ...known, owner: '', queryClient: new QueryClient() });
  const context = () => run.actor.getSnapshot().context;
  return {
    ...{ run, context },
    go: (step: string) => run.actor.send({ type: 'edit', step }),
    submit: async (answers: object) => {
      submitStep(run, { ...answers }, known);
      const busy = ['saving', 'confirming', 'verifying'] as const;
      await waitFor(run.actor, (now) => !busy.some((one) => now.matches(one)));
    },
  };
}

interface Stored {
  savedAt: number;
  progress: Record<string, unknown> & { typed: Record<string, unknown> };
}

/** The text of a stored run after a change. */
const changed = (change: (run: Stored) => unknown) => (text: string) => {
  const run = JSON.parse(text) as Stored;
  change(run);
  return JSON.stringify(run);
};
const spoilStored = (id: string, spoil: (text: string) => string) => {
  const key = `lluerna.wizard.${id}`;
  localStorage.setItem(key, spoil(localStorage.getItem(key) ?? ''));
  return key;
};

describe('a stored run', () => {
  it.each([
    ['truncated', (text: string) => text.slice(0, 60)],
    ['empty', () => ''],
    ['a list', () => '[]'],
    ['too deep', () => '['.repeat(50_000)],
    ['of another shape', () => '{"shape":1,"steps":[]}'],
    ['of a later format', (text: string) => text.replace('"shape":1', '"shape":99')],
    ['without answers', changed(({ progress }) => Object.assign(progress, { typed: null }))],
    ['hostile', () => '{"__proto__":{"shape":1},"progress":{"step":["a"]}}'],
    [
      'with a prototype',
      (text: string) => `${text.slice(0, -1)},"__proto__":{"shape":1},"progress":[]}`,
    ],
    ['no object', () => '"installation"'],
  ])('that is %s is dropped', async (_, spoil) => {
    const id = await leave(0);
    expect(runs()).toHaveLength(1);
    const key = spoilStored(id, spoil);
    expect(await found()).toBeNull();
    expect(localStorage.getItem(key)).toBeNull();
  });

  it.each([
    ['a step that is gone', changed(({ progress }) => Object.assign(progress, { step: 'gone' }))],
    ['no step', changed(({ progress }) => Object.assign(progress, { step: '__proto__' }))],
    [
      'answers without a form',
      changed(({ progress }) => Object.assign(progress.typed, { nowhere: { a: 1 } })),
    ],
  ])('that names %s continues at the first open step, to the end', async (_, spoil) => {
    spoilStored(await leave(0), spoil);
    const { context, submit, run } = await goOn();
    expect(context().step).toBe('installation');
    expect([...run.stores.keys()]).toEqual(['installation']);
    await submit({ street: 'Sol' });
    expect(context().step).toBe('person');
  });

  it('that names steps which were never filled in continues at the first of them', async () => {
    const all = ['installation', 'person', 'payment'];
    spoilStored(
      await leave(0),
      changed(({ progress }) =>
        Object.assign(progress, { step: 'confirmation', settled: all, sent: all }),
      ),
    );
    expect((await resumption()).step?.id).toBe('person');
  });

  it.each([
    [10_080, false],
    [10_079, true],
  ])('of %i minutes ago is offered: %s', async (minutes, isOffered) => {
    const ago = changed((run) => {
      run.savedAt -= minutes * 60_000;
    });
    const key = spoilStored(await leave(0), ago);
    expect(runs()).toHaveLength(isOffered ? 1 : 0);
    expect(localStorage.getItem(key) !== null).toBe(isOffered);
  });

  it('of one customer is not offered to another, nor to a visitor; that of a visitor to who signs in', async () => {
    const id = await leave(0, usual(), configuration, 'one');
    expect([runs('one'), runs('other'), runs()].map(({ length }) => length)).toEqual([1, 0, 0]);
    spoilStored(id, (text) => text.replace('"owner":"one"', '"owner":""'));
    expect([runs('one'), runs('other'), runs()].map(({ length }) => length)).toEqual([1, 1, 1]);
  });

  it('of a tab that is open is not offered to another, and is once that tab is closed', async () => {
    const id = await leave(0);
    sessionStorage.clear();
    tabs.inAnotherTab(id);
    expect(await found()).toBe('elsewhere');
    expect(storedText()).toContain('Mayor');
    tabs.forget();
    expect(await found()).toMatchObject({ stored: { id } });
  });

  it('continues without a prompt in its tab for half a day, and in no other', async () => {
    const id = await leave(0);
    const goes = async () => {
      tabs.forget();
      return goesOnByItself((await found()) as FoundRun);
    };
    const halfADay = 12 * 60 * 60_000;
    const older = (by: number) =>
      spoilStored(
        id,
        changed((run) => (run.savedAt -= by)),
      );
    expect(await goes()).toBe(true);
    older(halfADay - 60_000);
    expect(await goes()).toBe(true);
    older(60_000);
    expect(await goes()).toBe(false);
    older(-halfADay);
    sessionStorage.clear();
    expect(await goes()).toBe(false);
  });

  it('is forgotten on log-out, with the run of the page', async () => {
    const steps = documentOf(configuration).steps;
    const queryClient = new QueryClient();
    const run = beginRun({
      ...{ wizard: TRIAL, operation: undefined, owner: 'one', steps, facts, queryClient },
    });
    storeOfStep(run, 'installation').set([[['street'], 'Mayor']]);
    run.forms.set('installation', await configuration.loadForm('trial-place'));
    storeOfStep(run, 'installation').set([[['street'], 'Menor']]);
    expect(runningWizard(TRIAL, 'one')).toBe(run);
    expect(storedText()).toContain('Menor');
    forgetWizards();
    expect(runningWizard(TRIAL, 'one')).toBeUndefined();
    expect(storedText()).toBe('');
  });

  it('keeps of files, accounts and consents only that the retailer has them', async () => {
    const typed = usual();
    Object.assign(typed.installation ?? {}, { receipt: [pdf('factura.pdf')] });
    await leave(3, { ...typed, confirmation: { accept: true } });
    expect(storedText()).toContain('Mayor');
    expect(storedText()).not.toMatch(/factura|ES91|0418|accept/);
    const { context, submit } = await goOn();
    expect(context().step).toBe('confirmation');
    await submit({ accept: true });
    expect(confirm.mock.calls[0]?.[1]).toMatchObject({
      retained: { installation: ['receipt'], payment: ['iban'] },
    });
  });

  it('requires again what was entered and the retailer does not have', async () => {
    saveStep.mockImplementation(async (sends) => (sends === 4 ? { ...saved, sent: false } : saved));
    await leave(3);
    expect(await resumption()).toMatchObject({ step: { id: 'payment' }, missing: ['iban'] });
    saveStep.mockResolvedValue(saved);
    const { context, submit } = await goOn();
    await submit({ iban: IBAN });
    expect(context().step).toBe('confirmation');
    reload();
    expect(await resumption()).toMatchObject({ step: { id: 'confirmation' }, missing: [] });
  });

  it('requires an answer again where the retailer turns out not to have it', async () => {
    await leave(3);
    const problem: Problem = { kind: 'invalid', fields: { 'payment/iban': ['required'] } };
    confirm.mockRejectedValueOnce(new ProblemError(problem));
    const { context, submit } = await goOn();
    expect(context().retained.payment).toEqual(['iban']);
    await submit({ accept: true });
    expect(context().step).toBe('payment');
    expect(context().retained.payment ?? []).toEqual([]);
    await submit({ iban: IBAN });
    expect(context().step).toBe('confirmation');
  });

  it('retains nothing that an answer hides meanwhile, and has the retailer delete it', async () => {
    const receipt = [pdf('factura.pdf')];
    const installation = { street: 'Mayor', activeContract: true, receipt };
    await leave(3, { ...usual(), installation }, branching);
    const { context, submit, go, run } = await goOn(branching);
    expect(context().retained.installation).toEqual(['receipt']);
    go('installation');
    const closed = { street: 'Mayor', activeContract: false };
    storeOfStep(run, 'installation').set([[['activeContract'], false]]);
    await submit(closed);
    expect(context().step).toBe('person');
    await submit({ vat: '00000000T' });
    expect(saveStep.mock.calls.at(-1)?.[2]).toMatchObject({
      retained: { installation: [] },
      dropped: { installation: ['receipt'] },
    });
  });

  it('clears what was about a person who has changed, and retains the reason over a reload', async () => {
    const typed = usual();
    await leave(3, { ...typed, payment: { iban: IBAN, isOwner: true } }, vouching);
    const { context, submit, go, run } = await goOn(vouching);
    go('person');
    storeOfStep(run, 'person').set([[['vat'], '11111111H']]);
    await submit({ vat: '11111111H' });
    expect(context()).toMatchObject({ step: 'payment', retained: { payment: [] } });
    expect(saveStep.mock.calls.at(-1)?.[2]).toMatchObject({
      dropped: { payment: ['iban', 'isOwner'] },
    });
    reload();
    const { restored, step } = await resumption(vouching);
    expect(step?.id).toBe('payment');
    expect([...(restored.takenBack.payment?.keys() ?? [])]).toContain('isOwner');
  });

  it('keeps of a form that was changed since what it still takes, and says that it changed', async () => {
    await leave(1, { ...usual(), person: { vat: '0000' } });
    expect((await resumption()).restored.changed).toBe(false);
    const later = await publishedWizard((forms) => {
      forms['trial-place'].document.schema.properties.street.maxLength = 4;
    });
    const { restored, step } = await resumption(later);
    expect(restored).toMatchObject({ changed: true, typed: { person: { vat: '0000' } } });
    expect(restored.typed.installation?.street).toBeUndefined();
    expect(step?.id).toBe('installation');
  });

  it('knows which part of the contracting succeeded', async () => {
    const memory = {
      confirmed: [{ name: 'electricity', reference: 'REF1', render: null }],
      fixed: ['installation', 'person', 'payment'],
    };
    await leave(3);
    const before = await goOn();
    before.run.actor.send({ type: 'remember', memory, stale: [] });
    reload();
    const { context, submit } = await goOn();
    expect(context()).toMatchObject({ step: 'confirmation', memory });
    await submit({ accept: true });
    expect(confirm.mock.calls[0]?.[1]).toMatchObject({ memory });
  });
});
