import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { Settings } from '#config/configuration-types.ts';
import type { WizardAnswers, WizardMemory } from '#domain/wizard/wizard.ts';
import { wizardCases } from '#tests/models/wizard-cases.ts';
import { showForms } from '#tests/support/pages/form-page.tsx';
import { visitedRetailer } from '#tests/support/retailer/visited-retailer.ts';
import {
  contractingAnswers,
  contractingRun,
  recordLeads,
} from '#tests/support/trials/contracting.ts';
import { installLocks } from '#tests/support/wizard/stored-wizards.ts';
import { forgetWizards } from '#wizard/resume/wizard-forget.ts';
import { WizardScreen } from '#wizard/wizard-screen.tsx';

const page = visitedRetailer();
const tabs = installLocks();
afterEach(() => {
  vi.restoreAllMocks();
  forgetWizards();
  tabs.forget();
});

/** Opens a contracting at its last step, as a visitor who returns with these answers. */
async function openAtTheEnd(
  wizard: string,
  given: WizardAnswers,
  {
    contractation = {},
    signedIn = false,
    memory = {},
  }: {
    contractation?: Partial<Settings['contractation']>;
    signedIn?: boolean;
    memory?: WizardMemory;
  } = {},
) {
  const { configuration } = page;
  const { settings, wizards } = configuration.manifest;
  const editions: Record<string, string> = {};
  for (const { id, form } of wizards[wizard]?.steps ?? [])
    editions[id] = (await configuration.loadForm(form)).edition;
  const { confirmation: _, ...answers } = given;
  const [id, passed] = ['a'.repeat(32), Object.keys(answers)];
  const progress = {
    ...{ step: 'confirmation', answers, typed: answers, settled: passed, sent: [], memory },
    ...{ retained: {}, dropped: {}, takenBack: {}, idempotencyKey: id, unanswered: null },
  };
  const run = { shape: 1, id, wizard, owner: '', savedAt: Date.now(), editions, progress };
  localStorage.setItem(`lluerna.wizard.${id}`, JSON.stringify(run));
  await showForms({
    configuration,
    session: { signedIn },
    settings: {
      contractation: {
        ...settings.contractation,
        ...contractation,
      },
    },
    children: <WizardScreen wizard={wizard} owner="" onLeave={() => {}} />,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Continuar' }));
  await screen.findByRole('heading', { level: 2, name: 'Revise y confirme' });
}

const passage = () => document.querySelector('.wizard-summary-passage p')?.textContent;

/** Answers that the retailer takes, as a browser stores them: without files. */
function storedAnswers(...names: string[]): WizardAnswers {
  const cases = wizardCases('contracting-dual');
  const isText = ([, value]: [string, unknown]) => !Array.isArray(value);
  return Object.fromEntries(
    ['estimate', ...names].map((name) => {
      const found = cases.find(({ step, event }) => step === name || event === name);
      return [
        found?.step ?? name,
        Object.fromEntries(Object.entries(found?.answers ?? {}).filter(isText)),
      ];
    }),
  );
}

/** The same for electricity alone: its first step does not take a product of gas. */
function electricityAnswers(...names: string[]): WizardAnswers {
  const answers = storedAnswers('installation', 'person', 'contract', ...names);
  delete answers.estimate?.gasProduct;
  return answers;
}

it.each([
  [true, /^Al confirmar, nos pide dos contratos con Lluerna para Calle de los Almendros, 14/],
  [false, /^Al confirmar, nos pide un contrato de electricidad con Lluerna, con la tarifa Luz/],
])('says what is signed and paid (gas: %s)', async (gas, begins) => {
  const answers = storedAnswers('installation', 'person', 'contract', 'gas-contract', 'payment');
  if (!gas) answers['gas-contract'] = { includeGas: false };
  await openAtTheEnd('contracting-dual', answers);
  // Names of towns and products are looked up, each in its time.
  await waitFor(() => {
    expect(passage()).toMatch(begins);
    expect(passage()).toContain('50001 Zaragoza');
    if (gas)
      expect(passage()).toMatch(
        /electricidad, con la tarifa Luz Clara, y otro de gas, con la tarifa /,
      );
    expect(passage()).toMatch(/se cargará en la cuenta ES91 [• ]+1332\.$/);
  });
});

it('says of an account of the customer nothing but its end', async () => {
  const { token } = await page.retailer.signInFresh();
  const { data } = (await page.retailer.callAs(token, 'GET', '/api/v2/contracts/ibans/')) as {
    data: { id: number; printable_iban: string }[];
  };
  const [account] = data;
  const answers = electricityAnswers();
  delete answers.installation?.allowContact;
  answers.payment = { account: String(account?.id), isOwner: true };
  await openAtTheEnd('contracting-electricity', answers, { signedIn: true });
  const end = `se cargará en la cuenta acabada en ${account?.printable_iban.slice(-4)}.`;
  await waitFor(() => expect(passage()).toContain(end));
  await page.retailer.visit();
});

it('on halt a company requests a call: nothing is signed, and no account is named', async () => {
  const answers = storedAnswers('installation', 'Next at person (a company)');
  await openAtTheEnd('contracting-dual', answers, { contractation: { businessHalt: true } });
  // The retailer would miss the documents, which no browser stores.
  const answer = { status: 'OK', lead_id: 'L1', result: { reference: 'L-000001' } };
  await page.retailer.fail({ operationId: 'saveLead', kind: 'body', body: answer });
  const sent = recordLeads();
  await waitFor(() => expect(passage()).toMatch(/nos pide que le llamemos al 600 00 00 09/));
  expect(document.querySelector('.wizard-main')?.textContent).not.toMatch(
    / lo firme|cobrará|cuenta/,
  );
  for (const box of await screen.findAllByRole('checkbox')) await userEvent.click(box);
  await userEvent.click(screen.getByRole('button', { name: 'Pedir una llamada' }));
  await screen.findByRole('heading', { name: 'Le llamaremos' });
  expect(sent.length).toBeGreaterThan(0);
  for (const { body } of sent) expect(body.FormConfirm).not.toHaveProperty('bank');
});

const summary = () => screen.findByRole('region', { name: 'Resumen de su contrato' });

it.each([
  [true, 'Pedir el contrato', /cuando los firme/],
  [false, 'Contratar con obligación de pago', /se obliga a pagar.*No tiene que firmar nada más/],
])(
  'the button of the order says that it obliges to pay where no signature follows (signature: %s)',
  async (signature, button, says) => {
    const answers = storedAnswers('installation', 'person', 'contract', 'gas-contract', 'payment');
    await openAtTheEnd('contracting-dual', answers, { contractation: { signature } });
    await screen.findByRole('button', { name: button });
    await waitFor(() => expect(passage()).toMatch(says));
  },
);

it('before the order stands a summary of both contracts: price, terms, withdrawal, company and dispute route', async () => {
  const answers = storedAnswers('installation', 'person', 'contract', 'gas-contract', 'payment');
  const { 'gas-contract': gas = {} } = answers;
  gas.supply = gas.cups;
  await openAtTheEnd('contracting-dual', answers);
  const { legalName, vat, address, freePhone, disputes } =
    page.configuration.manifest.settings.organization;
  for (const said of [
    ...['Electricidad: Luz Clara', 'Gas: Gas', '12 meses', legalName, vat, address, freePhone],
    ...['Tiene 14 días naturales', disputes[0]?.name ?? 'none', 'Cuando hayan pasado los 14 días'],
  ])
    await waitFor(async () => expect((await summary()).textContent).toContain(said));
  expect(within(await summary()).queryByRole('button', { name: /PDF/ })).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: /^Lo antes posible\. Pido/ }));
  expect((await summary()).textContent).toContain('Lo antes posible, dentro de los 14 días');
});

it('the order names the summary that was shown, and its start', async () => {
  const run = contractingRun(contractingAnswers());
  await run.steps();
  const answers = electricityAnswers('payment');
  await openAtTheEnd('contracting-electricity', answers, { memory: run.memory() });
  await waitFor(async () => {
    const pdf = within(await summary()).getByRole('button', { name: 'Descargar en PDF' });
    expect(pdf.getAttribute('aria-disabled')).not.toBe('true');
  });
  const sent = recordLeads();
  for (const box of await screen.findAllByRole('checkbox')) await userEvent.click(box);
  await userEvent.click(screen.getByRole('button', { name: 'Pedir el contrato' }));
  await waitFor(() => expect(sent.length).toBeGreaterThan(0));
  expect(sent[0]?.body.FormConfirm).toMatchObject({
    start: 'after_withdrawal',
    summary_id: expect.stringMatching(/^[A-Za-z0-9_-]{16,}$/),
  });
});
