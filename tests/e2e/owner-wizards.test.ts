import type { Page } from '@playwright/test';
import { NEW_IBAN } from './support/household.ts';
import { type OwnConfiguration, test } from './support/own-configuration.ts';
import {
  addCondition,
  editTexts,
  type FormDocument,
  type FormTexts,
  type WizardDocument,
} from './support/owner.ts';
import { expect } from './support/portal-test.ts';

const TITLES: Record<string, string> = {
  installation: 'Su suministro',
  person: 'Quién contrata',
  contract: 'Su contrato de luz',
  'gas-contract': 'Su contrato de gas',
  payment: 'Cómo paga',
  confirmation: 'Revise y confirme',
  abroad: 'Su banco en el extranjero',
};

const editSteps = (
  own: OwnConfiguration,
  wizard: string,
  change: (steps: WizardDocument['steps']) => WizardDocument['steps'],
) =>
  own.edit<WizardDocument>(`schemas/wizards/${wizard}.json`, (document) => {
    document.steps = change(document.steps);
  });

type Step = WizardDocument['steps'][number];

/** A step without conditions. */
const always = ({ when: _when, ...step }: Step) => step;

/** A step that is not sent by itself: its answers travel with the confirmation. */
const unsent = ({ sends: _sends, ...step }: Step) => step;

/** The steps that the page counts, in order. */
async function expectSteps(page: Page, ids: readonly string[]) {
  const steps = page.getByRole('navigation', { name: 'Pasos' }).getByRole('listitem');
  await expect(steps).toHaveCount(ids.length);
  await expect(steps).toContainText(ids.map((id) => TITLES[id] ?? id));
}

const onStep = (page: Page, id: string) =>
  expect(
    page.getByRole('heading', { level: 2, name: TITLES[id] ?? id, exact: true }),
  ).toBeVisible();

async function pay(page: Page, iban: string) {
  await onStep(page, 'payment');
  const account = page.getByLabel('IBAN de la cuenta');
  await account.fill(iban);
  // Another account takes the promise about the one before back.
  await account.blur();
  await page.getByLabel(/Confirmo que quien contrata/).check();
  await page.getByRole('button', { name: 'Siguiente' }).click();
}

test('a step is taken out: nobody is asked for it nor counts it', async ({ own, page }) => {
  const without = (id: string) => (steps: Step[]) => steps.filter((step) => step.id !== id);
  editSteps(own, 'contracting-dual', without('gas-contract'));
  await own.publish();
  await page.goto('/nuevo-cliente-dual');
  await expectSteps(page, ['installation', 'person', 'contract', 'payment', 'confirmation']);
  for (const kind of ['electricity', 'gas'])
    editSteps(own, `contracting-${kind}`, without('payment'));
  const diagnostics = await own.diagnostics();
  expect(diagnostics.join('\n')).toContain('without the answers of a step "payment"');
  expect(diagnostics).toHaveLength(2);
});

test('steps come in the order of the file', async ({ own, page }) => {
  const order = ['payment', 'person', 'installation', 'contract', 'confirmation'];
  editSteps(own, 'contracting-electricity', (steps) =>
    // Halted business is a matter of who contracts, and a lead of what: the first steps cannot know.
    order
      .flatMap((id) => steps.filter((step) => step.id === id).map(always))
      .map((step, at) => (at < order.indexOf('installation') ? unsent(step) : step)),
  );
  await own.publish();
  await page.goto('/nuevo-cliente-electricidad');
  await expectSteps(page, order);
  await pay(page, NEW_IBAN);
  await onStep(page, 'person');
  await page.getByRole('button', { name: 'Anterior' }).click();
  await expect(page.getByLabel('IBAN de la cuenta')).toHaveValue(NEW_IBAN);
});

test('a step is there only when its condition holds, seen as soon as it is decided', async ({
  own,
  page,
}) => {
  addCondition(own, 'account-abroad', {
    $fact: 'subject/wizard/answers/payment/iban',
    not: { pattern: '^ES' },
  });
  own.edit<FormDocument>('schemas/forms/bank-abroad.json', (form) => {
    const properties = { bank: { type: 'string', maxLength: 80 } };
    Object.assign(form, { schema: { type: 'object', properties }, ui: {} });
  });
  editTexts(own, 'bank-abroad', (texts: FormTexts, language) => {
    const [title, label] =
      language === 'es-ES'
        ? [TITLES.abroad, 'Nombre del banco']
        : ['El seu banc a l’estranger', 'Nom del banc'];
    Object.assign(texts, { title, fields: { bank: { label } } });
  });
  editSteps(own, 'contracting-gas', (steps) => {
    const [payment] = steps.filter(({ id }) => id === 'payment');
    const [installation, ...others] = steps.filter(({ id }) => id !== 'payment');
    return [
      ...(payment ? [unsent(always(payment))] : []),
      ...(installation ? [installation] : []),
      { id: 'abroad', form: 'bank-abroad', when: ['account-abroad'] },
      ...others,
    ];
  });
  await own.publish();
  await page.goto('/nuevo-cliente-gas');
  const usual = ['payment', 'installation', 'person', 'gas-contract', 'confirmation'];
  await expectSteps(page, usual);
  await pay(page, 'DE89370400440532013000');
  await onStep(page, 'installation');
  await expectSteps(page, usual.toSpliced(2, 0, 'abroad'));
  await page.getByRole('button', { name: 'Anterior' }).click();
  await pay(page, NEW_IBAN);
  await onStep(page, 'installation');
  await expectSteps(page, usual);
});

test('a wizard that would lead nowhere is not published', async ({ own }) => {
  editSteps(own, 'contracting-gas', (steps) => [
    { id: 'again', form: 'contracting-person' },
    ...steps.filter(({ id }) => id !== 'installation'),
    { id: 'lost', form: 'contracting-nothing' },
  ]);
  const before = own.pointer().version;
  const diagnostics = await own.diagnostics();
  expect(diagnostics.join('\n')).toMatch(
    /wizards\/contracting-gas\.json:\d+:\d+ {2}another step has the form/,
  );
  expect(diagnostics.join('\n')).toContain('contracting-nothing');
  expect(diagnostics.join('\n')).toContain(
    '"confirmation" sums up the steps before it, but others come',
  );
  expect(diagnostics.join('\n')).toContain('without the answers of a step "installation"');
  await expect(own.publish()).rejects.toThrow(/4 diagnostic/);
  expect(own.pointer().version).toBe(before);
});
