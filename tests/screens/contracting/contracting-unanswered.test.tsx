import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CompiledForm } from '#config/configuration-types.ts';
import type { Answers } from '#domain/submission.ts';
import { valueAt, withValueAt } from '#forms/engine/field-address.ts';
import { shownAddresses } from '#forms/engine/form-answers.ts';
import { fieldId } from '#forms/engine/form-names.ts';
import { lookupsIn } from '#forms/lookups/looked-up.ts';
import { contractingAnswers, contractingFacts } from '#tests/support/contracting.ts';
import { showStep } from '#tests/support/contracting-step.tsx';
import { visitedRetailer } from '#tests/support/visited-retailer.ts';
import { factsAbout } from '#wizard/wizard-steps.ts';

const page = visitedRetailer();

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
    estimate: { dp: '50001', home: 'small' },
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
    for (const { id: step, form: name } of page.configuration.manifest.wizards[wizard]?.steps ??
      []) {
      const form = await page.configuration.loadForm(name);
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

/**
 * Without the changes of the page: submitting changes it, and would be tried without a pause. Three times a second: more
 * often nothing else is done on a busy machine.
 */
const inTime = { timeout: 60_000, interval: 300, container: document.createElement('div') };
const submit = () => document.forms[0]?.requestSubmit();
const WAITS = /Lo que ha escrito se queda aquí/;

/** Whether a field says that it waits: in its description, and in the summary that leads to it. */
const waitsAt = ({ form, field }: Case) => {
  const part = document.getElementById(fieldId(form.name, field));
  const described = (part?.getAttribute('aria-describedby') ?? '').split(' ');
  return [part, ...described.map((id) => document.getElementById(id))].some(
    (one) => one && WAITS.test(one.textContent ?? ''),
  );
};

/** Chooses the first entry wherever a list has no answer yet. */
async function chooseOpenLists() {
  for (const list of document.querySelectorAll<HTMLSelectElement>('select')) {
    const first = [...list.options].find(({ value, disabled }) => value !== '' && !disabled);
    if (list.value === '' && first) await userEvent.selectOptions(list, first.value);
  }
  const activity = document.querySelector<HTMLInputElement>('input[role=combobox]');
  if (activity?.value === '') {
    fireEvent.change(activity, { target: { value: 'panaderia' } });
    await userEvent.click(await screen.findByRole('option', { name: /panadería/ }));
  }
  const [product] = screen.queryAllByLabelText<HTMLInputElement>(/Luz Clara|Gas Claro/);
  if (product && !product.checked) await userEvent.click(product);
}

/** Shows the step of a look-up that fails; gives what is wrong with what it says, and with a retry. */
async function faultsOf(one: Case, waited: Set<string>): Promise<string[]> {
  const { wizard, step, field, operation, answers } = one;
  const faults: string[] = [];
  await page.retailer.fail({ operationId: operation, kind: 'status', status: 500 });
  // As if the visitor came to it now: what the look-up fills or offers is not answered.
  const isTyped = ['cups', 'gasCups', 'poblacio'].includes(field.at(-1) ?? '');
  const given = isTyped ? answers[step] : withValueAt(answers[step] ?? {}, field, undefined);
  const sent = await showStep(page.configuration, step, {
    ...{ wizard, before: answers, contractation },
    answers: given as Answers,
  });
  await waitFor(() => {
    submit();
    if (sent.mock.calls.length === 0) expect(screen.getAllByText(WAITS)).toBeTruthy();
  }, inTime).catch(() => faults.push(`neither passed nor waiting: ${document.body.textContent}`));
  if (sent.mock.calls.length === 0 && screen.queryAllByText(WAITS).length > 0) {
    waited.add(operation);
    if (!waitsAt(one)) faults.push(`it waits elsewhere: ${document.body.innerHTML}`);
    await page.retailer.clearInjectedFaults();
    for (const retry of screen.getAllByRole('button', { name: 'Volver a intentarlo' }))
      await userEvent.click(retry);
    await waitFor(async () => {
      await chooseOpenLists();
      submit();
      expect(sent).toHaveBeenCalled();
    }, inTime).catch(() => faults.push(`a retry does not go on: ${document.body.textContent}`));
  }
  cleanup();
  await page.retailer.clearInjectedFaults();
  return faults;
}

describe('while a look-up fails, its step is passed or its field says that it waits, and a retry goes on', () => {
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

  it.each(Object.keys(WIZARDS))(
    'contracting of %s',
    async (kind) => {
      for (const one of all.filter(({ wizard }) => wizard === `contracting-${kind}`)) {
        const place = [one.step, ...one.field, one.operation].join(' ');
        expect([place, await faultsOf(one, waited)]).toEqual([place, []]);
      }
    },
    240_000,
  );
});
