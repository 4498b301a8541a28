import type { Locator, Page } from '@playwright/test';
import { expectNoBarrier } from '#tests/e2e/support/barriers.ts';
import { Contracting, type Step } from '#tests/e2e/support/contracting.ts';
import { Keyboard } from '#tests/e2e/support/keyboard.ts';
import { expect, test } from '#tests/e2e/support/portal-test.ts';

/** Fills in the steps of a contracting by keys alone. */
function fillers(
  wizard: Contracting,
  keys: Keyboard,
): Record<Exclude<Step, 'gas-contract'>, () => Promise<void>> {
  const { who } = wizard;
  const unfold = async (group: string, first: Locator) => {
    const change = wizard.change('contract', group);
    await expect(change.or(first)).toBeVisible();
    // What is looked up may fold it still.
    await expect(wizard.page.locator('form.form [aria-busy="true"]')).toHaveCount(0);
    if (await change.isVisible()) await keys.use(change);
  };
  return {
    installation: async () => {
      const step = 'installation';
      await keys.type(wizard.box(step, 'cups'), who.cups);
      await expect(wizard.box(step, 'address/dp')).not.toHaveValue('');
      await keys.type(wizard.box(step, 'address/dp'), '50001');
      // It stays open where the keys came to it before the town was found.
      await expect(wizard.place).toHaveText(/Zaragoza.+Zaragoza/);
      await keys.chooseFirst(wizard.list(step, 'address/tv'));
      await keys.type(wizard.box(step, 'address/nv'), who.street);
      await keys.type(wizard.box(step, 'address/pnp'), '14');
      await keys.choose(wizard.choice(step, 'residenceType', 'second'));
      await keys.choose(wizard.choice(step, 'activeContract', true));
      await keys.attach(wizard.files(step, 'invoice'), 'luz.pdf');
      await keys.tick(wizard.tick(step, 'allowContact'));
    },
    person: async () => {
      const step = 'person';
      await keys.type(wizard.box(step, 'vat'), who.vat);
      await keys.type(wizard.box(step, 'name'), who.name);
      await keys.type(wizard.box(step, 'surName1'), who.surname);
      await keys.choose(wizard.choice(step, 'changeOwner', false));
      await keys.attach(wizard.files(step, 'nifFaceup'), 'dni.pdf');
      await keys.type(wizard.box(step, 'mobile'), '600000009');
      await keys.type(wizard.box(step, 'email'), 'ana@example.com');
    },
    contract: async () => {
      const step = 'contract';
      const power = wizard.box(step, 'power');
      await unfold('powers', power);
      await keys.type(power, '4,6');
      await keys.type(wizard.box(step, 'power2'), '4,6');
      const none = wizard.choice(step, 'selfcons', false);
      await unfold('self-consumption', none);
      await keys.choose(none);
      await keys.choose(wizard.product(step).nth(1));
    },
    payment: async () => {
      await keys.type(wizard.box('payment', 'iban'), who.iban);
      await keys.tick(wizard.tick('payment', 'isOwner'));
    },
  };
}

/** Expects street, number, floor and door on one line, which larger text breaks. */
async function expectOneLine(wizard: Contracting, names: readonly string[]): Promise<void> {
  const lines = async () => {
    const tops = names.map(async (name) => {
      const place = await wizard.box('installation', `address/${name}`).boundingBox();
      return Math.round(place?.y ?? 0);
    });
    return new Set(await Promise.all(tops)).size;
  };
  const grow = (size: string) =>
    wizard.page.evaluate((text) => {
      document.documentElement.style.fontSize = text;
    }, size);
  await expect.poll(lines).toBe(1);
  await grow('200%');
  await expect.poll(lines).toBeGreaterThan(1);
  await grow('');
}

/** After a failed attempt: the summary has the focus, the page no barrier, and its first line leads to the first field that is wrong. */
async function goByTheSummary(page: Page, keys: Keyboard): Promise<void> {
  const summary = page.locator('.form-summary');
  await expect(summary).toBeFocused();
  await expectNoBarrier(page);
  const first = summary.getByRole('link').first();
  await keys.use(first);
  const id = (await first.getAttribute('href'))?.slice(1) ?? '';
  const field = page.locator(`[id="${id}"]`);
  await expect(field.locator('css=:focus').or(field.and(page.locator(':focus')))).toBeVisible();
}

test('a contracting from the first page to the last, by the keyboard alone and without barriers', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const wizard = new Contracting(page, 'electricity');
  const keys = new Keyboard(page);
  const fill = fillers(wizard, keys);
  await wizard.open();
  for (const step of ['installation', 'person', 'contract', 'payment'] as const) {
    await wizard.isAt(step);
    if (step !== 'installation') await expect(wizard.heading(step)).toBeFocused();
    if (step === 'installation') await expectOneLine(wizard, ['nv', 'pnp', 'pt', 'pu']);
    await keys.use(wizard.button('next'));
    await goByTheSummary(page, keys);
    await fill[step]();
    await keys.use(wizard.button('next'));
  }
  await expect(wizard.heading('confirmation')).toBeFocused();
  await keys.use(wizard.button('confirm'));
  await goByTheSummary(page, keys);
  await keys.tick(wizard.tick('confirmation', 'acceptOVConditions'));
  await keys.tick(wizard.tick('confirmation', 'acceptGdpr'));
  await keys.use(wizard.button('confirm'));
  const { title, ways } = wizard.words.wizard.finished;
  await expect(page.getByRole('heading', { name: title })).toBeFocused();
  await expectNoBarrier(page);
  await keys.reach(page.getByRole('button', { name: ways.leave }));
});

test('a way back and a section edited from the summary, by the keyboard alone', {
  tag: '@exhaustive',
}, async ({ page }) => {
  const wizard = new Contracting(page, 'gas');
  const keys = new Keyboard(page);
  const { words } = wizard;
  await wizard.open();
  await wizard.walkTo('confirmation');
  await keys.use(wizard.button('previous'));
  await expect(wizard.heading('payment')).toBeFocused();
  await keys.use(wizard.button('next'));
  await expect(wizard.heading('confirmation')).toBeFocused();
  const section = words.heading('person');
  const name = words.wizard.summary['edit-section'].replace('{{section}}', section);
  await keys.use(page.getByRole('button', { name }));
  await expect(wizard.heading('person')).toBeFocused();
  await keys.type(wizard.box('person', 'name'), 'Mercè');
  await keys.use(wizard.button('return-to'));
  await expect(wizard.heading('confirmation')).toBeFocused();
  await expect(page.getByText('Mercè', { exact: true })).toBeVisible();
});
