import type { Page } from '@playwright/test';
import { NEW_IBAN } from './support/household.ts';
import { type OwnConfiguration, test } from './support/own-configuration.ts';
import { addCondition, type WizardDocument } from './support/owner.ts';
import { expect } from './support/portal-test.ts';

const TITLES: Record<string, string> = {
  installation: 'Su suministro',
  person: 'Quién contrata',
  contract: 'Su contrato de luz',
  'gas-contract': 'Su contrato de gas',
  payment: 'Cómo paga',
  confirmation: 'Revise y confirme',
};

const editSteps = (
  own: OwnConfiguration,
  wizard: string,
  change: (steps: WizardDocument['steps']) => WizardDocument['steps'],
) =>
  own.edit<WizardDocument>(`schemas/wizards/${wizard}.json`, (document) => {
    document.steps = change(document.steps);
  });

/** A step without conditions. */
const always = ({ when: _when, ...step }: WizardDocument['steps'][number]) => step;

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
  await page.getByLabel('IBAN de la cuenta').fill(iban);
  await page.getByLabel(/Confirmo que quien contrata/).check();
  await page.getByRole('button', { name: 'Siguiente' }).click();
}

test('a step is taken out of each wizard: nobody is asked for it nor counts it', async ({
  own,
  page,
}) => {
  for (const kind of ['electricity', 'gas', 'dual'])
    editSteps(own, `contracting-${kind}`, (steps) => steps.filter(({ id }) => id !== 'payment'));
  await own.publish();
  await page.goto('/nuevo-cliente-electricidad');
  await expectSteps(page, ['installation', 'person', 'contract', 'confirmation']);
  await page.goto('/nuevo-cliente-gas');
  await expectSteps(page, ['installation', 'person', 'gas-contract', 'confirmation']);
  await page.goto('/nuevo-cliente-dual');
  await expectSteps(page, ['installation', 'person', 'contract', 'gas-contract', 'confirmation']);
});

test('steps come in the order of the file', async ({ own, page }) => {
  const order = ['payment', 'person', 'installation', 'contract', 'confirmation'];
  editSteps(own, 'contracting-electricity', (steps) =>
    // Halted business is a matter of who contracts, which the first step cannot know.
    order.flatMap((id) => steps.filter((step) => step.id === id).map(always)),
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
  editSteps(own, 'contracting-gas', (steps) => {
    const [payment] = steps.filter(({ id }) => id === 'payment');
    const others = steps.filter(({ id }) => id !== 'payment');
    return [
      ...(payment ? [always(payment)] : []),
      ...others.map((step) =>
        step.id === 'person' ? { ...step, when: ['account-abroad'] } : step,
      ),
    ];
  });
  await own.publish();
  await page.goto('/nuevo-cliente-gas');
  await expectSteps(page, ['payment', 'installation', 'gas-contract', 'confirmation']);
  await pay(page, 'DE89370400440532013000');
  await onStep(page, 'installation');
  const all = ['payment', 'installation', 'person', 'gas-contract', 'confirmation'];
  await expectSteps(page, all);
  await page.getByRole('button', { name: 'Anterior' }).click();
  await page.getByLabel('IBAN de la cuenta').fill(NEW_IBAN);
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await onStep(page, 'installation');
  await expectSteps(page, ['payment', 'installation', 'gas-contract', 'confirmation']);
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
