import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CompiledForm } from '#config/configuration-types.ts';
import type { Answers } from '#domain/submission.ts';
import { isNothing } from '#domain/values/nothing.ts';
import { valueAt } from '#domain/values/value-at.ts';
import { shownAddresses } from '#forms/engine/answers/form-answers.ts';
import { withValueAt } from '#forms/engine/field-address.ts';
import { lookupsIn } from '#forms/lookups/looked-up.ts';
import { contractingAnswers, contractingFacts } from '#tests/support/trials/contracting.ts';
import type { FormTrial } from '#tests/support/trials/form-trial.ts';
import { formTrials, LANGUAGES } from '#tests/support/trials/form-trials.ts';
import { factsAbout } from '#wizard/steps/wizard-steps.ts';

const trials = formTrials();

/** Every list is demanded that an owner may demand. */
const contractation = { requirePreviousSupplier: true, invoiceRequired: false };
const WIZARDS = { electricity: false, dual: true, gas: 'only' } as const;

/** Answers with which each step can be passed; files as the form has them. */
function answersOf(gas: boolean | 'only'): Record<string, Answers> {
  const all = contractingAnswers({ gas }) as Record<string, Answers>;
  const origin = gas === 'only' ? { gasComerOrigin: 299 } : { comerOrigin: 3 };
  const { invoice: _invoice, ...installation } = all.installation ?? {};
  const { invoice: _gas, ...gasContract } = all['gas-contract'] ?? {};
  return {
    ...all,
    estimate: { home: 'small', gasTariff: 11 },
    installation: { ...installation, ...origin, residenceType: 'business', cnae: 107 },
    person: {
      ...{ ...all.person, nifFaceup: ['file:1'], sameInvoiceAddress: false },
      ownerAddress: installation.address,
    },
    'gas-contract': { ...gasContract, comerOrigin: 299 },
  };
}

interface Case {
  wizard: string;
  step: string;
  form: CompiledForm;
  field: readonly string[];
  operation: string;
  answers: Record<string, Answers>;
}

const usual = contractingFacts({ contractation });

/** Every look-up of the contracting forms; a field once where several wizards show it in the same form. */
async function cases(): Promise<Case[]> {
  const found = new Map<string, Case>();
  for (const [kind, gas] of Object.entries(WIZARDS)) {
    const wizard = `contracting-${kind}`;
    const answers = answersOf(gas);
    const facts = factsAbout(usual, { name: wizard, answers, memory: {} });
    const { steps = [] } = trials.configuration.manifest.wizards[wizard] ?? {};
    for (const { id: step, form: name } of steps) {
      const form = await trials.configuration.loadForm(name);
      const shown = [...shownAddresses(form, answers[step] ?? {}, facts)];
      for (const { field, lookup } of lookupsIn(form.ui)) {
        const key = [name, field.join('/'), ...shown].join(' ');
        if (found.has(key)) continue;
        if (step === 'estimate' || valueAt(answers[step], field) !== undefined)
          found.set(key, { wizard, step, form, field, operation: lookup.operation, answers });
      }
    }
  }
  return [...found.values()];
}

const WAITS = /Lo que ha escrito se queda aquí/;

/** Chooses the first entry wherever a list has no answer yet. */
async function chooseOpenLists(trial: FormTrial) {
  for (const path of await trial.visibleFields()) {
    const [first] = await trial.offers(path);
    if (first !== undefined && isNothing(valueAt(trial.answers(), path)))
      await trial.choose(path, first);
  }
}

/** Tries the step of a look-up that fails; returns what is wrong with its messages, and with a retry. */
async function faultsOf(one: Case, waited: Set<string>): Promise<string[]> {
  const { wizard, step, form, field, operation, answers } = one;
  // As if the visitor reached it now: what the look-up fills or offers is not answered.
  const isTyped = ['cups', 'gasCups', 'poblacio'].includes(field.at(-1) ?? '');
  const given = {
    answers: isTyped ? answers[step] : withValueAt(answers[step] ?? {}, field, undefined),
    settings: { contractation: { checkMorosity: false, ...contractation } },
    wizard: { name: wizard, answers },
  };
  const { errors } = await (await trials.open(form.name, { ...given, fails: operation })).send();
  if (errors === null) return [];
  const address = field.join('/');
  const said = trials.said(form.name, address, errors);
  const isWaiting = WAITS.test(String(said[0]));
  if (!isWaiting) return [`${address} does not say that it waits: ${JSON.stringify(errors)}`];
  waited.add(operation);
  expect(said).toEqual(
    LANGUAGES.map((language) =>
      trials.published(form.name, address, { says: 'waiting' }, language),
    ),
  );
  const again = await trials.open(form.name, given);
  await chooseOpenLists(again);
  const retry = await again.send();
  return retry.errors ? [`a retry does not go on: ${JSON.stringify(retry.errors)}`] : [];
}

describe('while a look-up fails, its step is passed or its field says that it waits, and a retry continues', () => {
  const waited = new Set<string>();
  let all: Case[] = [];
  beforeAll(async () => {
    all = await cases();
  });
  afterAll(() => {
    for (const list of ['listStreetTypes', 'listProvinces', 'listTariffs', 'listProducts'])
      expect([...waited]).toContain(list);
    expect(all.length).toBeGreaterThan(20);
  });

  it.each(Object.keys(WIZARDS))('contracting of %s', async (kind) => {
    for (const one of all.filter(({ wizard }) => wizard === `contracting-${kind}`)) {
      const place = [one.step, ...one.field, one.operation].join(' ');
      expect([place, await faultsOf(one, waited)]).toEqual([place, []]);
    }
  });
});
