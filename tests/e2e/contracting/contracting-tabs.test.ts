import type { BrowserContext } from '@playwright/test';
import { Contracting } from '#tests/e2e/support/contracting.ts';
import { leadsOf } from '#tests/e2e/support/contracting-watch.ts';
import { expect, test } from '#tests/e2e/support/portal-test.ts';

async function openIn(context: BrowserContext, page?: Contracting['page']) {
  const wizard = new Contracting(page ?? (await context.newPage()), 'electricity');
  const { leads } = leadsOf(wizard.page);
  return { wizard, leads };
}

async function finish(wizard: Contracting): Promise<void> {
  await wizard.accept();
  await wizard.button('confirm').click();
  const { title } = wizard.words.wizard.finished;
  await expect(wizard.page.getByRole('heading', { name: title })).toBeFocused();
}

test.use({ hasOwnBrowser: true });

test('two tabs have a contracting each, and so has a duplicated one', async ({ page, context }) => {
  const first = await openIn(context, page);
  await first.wizard.open();
  await first.wizard.fill('installation');
  const second = await openIn(context);
  await second.wizard.open();
  const street = (wizard: Contracting) => wizard.box('installation', 'address/nv');
  await expect(street(second.wizard)).toHaveValue('');
  await second.wizard.fill('installation');
  for (const { wizard } of [first, second]) {
    await wizard.next();
    await wizard.isAt('person');
  }
  await expect.poll(() => new Set([...first.leads(), ...second.leads()]).size).toBe(2);

  const session = await page.evaluate(() => ({ ...sessionStorage }));
  await context.addInitScript((copied) => {
    for (const [name, value] of Object.entries(copied)) sessionStorage.setItem(name, String(value));
  }, session);
  const { wizard: duplicate } = await openIn(context);
  await duplicate.open();
  await expect(street(duplicate)).toHaveValue('');
  await first.wizard.button('previous').click();
  await expect(street(first.wizard)).toHaveValue(first.wizard.who.street);
});

test('two tabs each finish a contracting of their own', { tag: '@exhaustive' }, async ({
  page,
  context,
  sandbox,
}) => {
  const first = await openIn(context, page);
  await first.wizard.open();
  await first.wizard.walkTo('person');
  const second = await openIn(context);
  await second.wizard.open();
  await second.wizard.walkTo('contract');
  await first.wizard.fill('person');
  await first.wizard.next();
  for (const { wizard } of [first, second])
    for (const step of ['contract', 'payment'] as const) {
      await wizard.isAt(step);
      await wizard.fill(step);
      await wizard.next();
    }
  await first.wizard.isAt('confirmation');
  await second.wizard.isAt('confirmation');
  await finish(first.wizard);
  await finish(second.wizard);
  const [one = '', ...more] = first.leads();
  const [other = '', ...others] = second.leads();
  expect([...more, ...others]).toEqual([]);
  for (const [id, { who }] of [
    [one, first.wizard],
    [other, second.wizard],
  ] as const) {
    const { fields, contract } = await sandbox.lead(id);
    expect(contract).not.toBeNull();
    expect(fields).toMatchObject({ cups: { name: who.cups }, owner: { vat: who.vat } });
  }
  expect((await sandbox.lead(one)).contract).not.toBe((await sandbox.lead(other)).contract);
});

test('a tab that is closed leaves its contracting to the next one, not to those that are open', {
  tag: '@exhaustive',
}, async ({ page, context }) => {
  const { wizard: first } = await openIn(context, page);
  await first.open();
  await first.walkTo('person');
  const { wizard: second } = await openIn(context);
  await second.open();
  await second.box('installation', 'address/nv').fill('Menor');
  await second.box('installation', 'address/nv').blur();
  await page.close();
  await expect(second.box('installation', 'address/nv')).toHaveValue('Menor');
  const { usual } = first.words.wizard.return;

  const { wizard: third } = await openIn(context);
  await third.page.goto(third.words.path('electricity'));
  await third.page.getByRole('button', { name: usual.continue }).click();
  await third.isAt('person');
  await third.button('previous').click();
  await expect(third.box('installation', 'address/nv')).toHaveValue(first.who.street);

  await second.page.reload();
  await expect(second.box('installation', 'address/nv')).toHaveValue('Menor');
});

test('a tab that finished leaves nothing, and the other goes on', { tag: '@exhaustive' }, async ({
  page,
  context,
}) => {
  const { wizard: first } = await openIn(context, page);
  await first.open();
  await first.walkTo('confirmation');
  const { wizard: second } = await openIn(context);
  await second.open();
  await second.box('installation', 'address/nv').fill('Menor');
  await finish(first);
  await expect(second.box('installation', 'address/nv')).toHaveValue('Menor');
  await second.fill('installation');
  await second.next();
  await second.isAt('person');
  const { wizard: third } = await openIn(context);
  await third.open();
  await expect(third.box('installation', 'address/nv')).toHaveValue('');
});
