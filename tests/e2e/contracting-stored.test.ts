import type { Page } from '@playwright/test';
import { Contracting, stepsOf } from './support/contracting.ts';
import { keptInBrowser } from './support/contracting-watch.ts';
import { expect, test } from './support/portal-test.ts';

const WEEK = 7 * 24 * 60 * 60_000;

/** A run as the browser keeps it. */
interface Stored {
  savedAt: number;
  progress: Record<string, unknown> & { typed: Record<string, Record<string, unknown>> };
}

/** The run that this browser keeps, and where. */
async function storedRun(page: Page): Promise<{ key: string; text: string }> {
  const [found] = await page.evaluate(() =>
    Object.entries(localStorage).filter(([key]) => /^lluerna\.wizard\.[0-9a-f]{32}$/.test(key)),
  );
  const [key = '', text = ''] = found ?? [];
  return { key, text: String(text) };
}

/** Puts something else in the place of the run that is kept. */
async function spoil(page: Page, change: (text: string) => string): Promise<void> {
  const { key, text } = await storedRun(page);
  expect(text).not.toBe('');
  await page.evaluate(([at, put]) => localStorage.setItem(at, put), [key, change(text)] as const);
}

const withRun = (change: (run: Stored) => unknown) => (text: string) => {
  const run = JSON.parse(text) as Stored;
  change(run);
  return JSON.stringify(run);
};

/** Somebody began, and typed a street. */
async function begun(page: Page): Promise<Contracting> {
  const wizard = new Contracting(page, 'dual');
  await wizard.open();
  await wizard.box('installation', 'address/nv').fill(wizard.who.street);
  await wizard.box('installation', 'address/nv').blur();
  await expect.poll(async () => (await storedRun(page)).text).toContain(wizard.who.street);
  return wizard;
}

async function expectNew(wizard: Contracting): Promise<void> {
  await wizard.isAt('installation');
  await expect(wizard.box('installation', 'address/nv')).toHaveValue('');
  await expect(wizard.page.getByRole('alert')).toHaveCount(0);
}

test('what is a week old is not offered and is gone from the device', async ({ page }) => {
  const wizard = await begun(page);
  await spoil(
    page,
    withRun((run) => {
      run.savedAt = Date.now() - WEEK;
    }),
  );
  await page.reload();
  await expectNew(wizard);
  await expect.poll(() => keptInBrowser(page)).not.toContain(wizard.who.street);
});

test('what is a minute younger is offered', { tag: '@exhaustive' }, async ({ page }) => {
  const wizard = await begun(page);
  await spoil(
    page,
    withRun((run) => {
      run.savedAt = Date.now() - WEEK + 60_000;
    }),
  );
  await page.reload();
  const { usual } = wizard.words.wizard.return;
  await page.getByRole('button', { name: usual.continue }).click();
  await expect(wizard.box('installation', 'address/nv')).toHaveValue(wizard.who.street);
});

test('whoever starts again leaves nothing on the device', { tag: '@exhaustive' }, async ({
  page,
}) => {
  const wizard = await begun(page);
  await spoil(
    page,
    withRun((run) => {
      run.savedAt = Date.now() - WEEK / 7;
    }),
  );
  await page.reload();
  await page.getByRole('button', { name: wizard.words.wizard.return.again }).click();
  await expectNew(wizard);
  await expect.poll(() => keptInBrowser(page)).not.toContain(wizard.who.street);
});

const unreadable: [name: string, change: (text: string) => string][] = [
  ['cut off', (text) => text.slice(0, text.length / 2)],
  ['nothing', () => ''],
  ['a list', () => '[]'],
  ['of another shape', withRun((run) => Object.assign(run, { shape: 99 }))],
  ['without answers', withRun((run) => Object.assign(run.progress, { typed: null }))],
  ['with a prototype', (text) => `${text.slice(0, -1)},"__proto__":{"shape":1},"progress":[]}`],
  ['deep', () => '['.repeat(50_000)],
];
test('what is kept and cannot be read begins anew, whatever is wrong with it', async ({ page }) => {
  const wizard = await begun(page);
  const { key, text } = await storedRun(page);
  for (const [name, change] of unreadable)
    await test.step(name, async () => {
      await page.evaluate(
        ([at, put]) => {
          localStorage.clear();
          localStorage.setItem(at, put);
        },
        [key, change(text)] as const,
      );
      await page.reload();
      await expectNew(wizard);
    });
});

/** Of what is odd in a run, the first two are tried each time. */
const odd: [name: string, change: (run: Stored) => unknown][] = [
  ['a step that is none', ({ progress }) => Object.assign(progress, { step: '__proto__' })],
  [
    'steps that were never filled in',
    ({ progress }) =>
      Object.assign(progress, { step: 'confirmation', settled: stepsOf.dual, sent: stepsOf.dual }),
  ],
  [
    'answers of other kinds',
    ({ progress }) => {
      progress.typed.installation = {
        ...{ cups: { a: 1 }, address: 'x', residenceType: [], activeContract: 'x' },
        ...{ invoice: 'x', cnae: {}, acceptMorosityVerification: [1] },
      };
    },
  ],
  [
    'answers without a form',
    ({ progress }) => Object.assign(progress.typed, { nowhere: { a: 1 } }),
  ],
  [
    'a lead that the retailer knows no more',
    ({ progress }) =>
      Object.assign(progress, {
        memory: { leadId: '7mQxv2RkT9aWcY4bN1sLfE', promotionalCode: [] },
      }),
  ],
];
for (const [at, [name, change]] of odd.entries())
  test(`what is kept with ${name} is gone on with from the first step, and goes through`, {
    tag: at < 2 ? [] : '@exhaustive',
  }, async ({ page }) => {
    const wizard = await begun(page);
    await spoil(page, withRun(change));
    await page.reload();
    await wizard.isAt('installation');
    await wizard.fill('installation');
    await wizard.button('next').or(wizard.button('return-to')).click();
    await wizard.isAt('person');
  });

/** Whether the consents of the last step were ever shown without the answers that are confirmed. */
async function watchConsents(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() => {
    const watch = window as { consentsAlone?: boolean };
    new MutationObserver(() => {
      const consents = document.querySelector('main [name="acceptOVConditions"]');
      if (consents && !document.querySelector('main .form-read')) watch.consentsAlone = true;
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as { consentsAlone?: boolean }).consentsAlone ?? false);
}

/** Steps whose way back is part of that from a later one. */
const PART_OF_LATER = ['installation', 'person', 'contract', 'payment'];

for (const step of [...stepsOf.dual, 'confirmation'] as const)
  test(`a crash at "${step}": one goes on there without a question`, {
    tag: PART_OF_LATER.includes(step) ? '@exhaustive' : [],
  }, async ({ page }) => {
    const wizard = new Contracting(page, 'dual');
    const areConsentsAlone = await watchConsents(page);
    await wizard.open();
    await wizard.walkTo(step);
    if (step !== 'confirmation') await wizard.fill(step);
    await page.reload();
    await wizard.isAt(step);
    if (step === 'confirmation') {
      await wizard.accept();
      expect(await areConsentsAlone()).toBe(false);
      await wizard.button('confirm').click();
      const { title } = wizard.words.wizard.finished;
      await expect(page.getByRole('heading', { name: title })).toBeFocused();
      return;
    }
    await wizard.expectKept(step);
    await wizard.giveAgain(step);
    await wizard.next();
    await wizard.isAt([...stepsOf.dual, 'confirmation'][stepsOf.dual.indexOf(step) + 1] ?? '');
  });
