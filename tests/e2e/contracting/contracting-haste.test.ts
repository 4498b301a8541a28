import type { Locator, Page } from '@playwright/test';
import { Contracting, type Step } from '#tests/e2e/support/contracting.ts';
import { openAt } from '#tests/e2e/support/contracting-draft.ts';
import { leadsOf } from '#tests/e2e/support/contracting-watch.ts';
import { expect, test } from '#tests/e2e/support/portal-test.ts';

/** Steps that were sent to the retailer, in order. */
function sentSteps(page: Page): number[] {
  const steps: number[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !new URL(request.url()).pathname.endsWith('/leads')) return;
    steps.push(request.postDataJSON().step);
  });
  return steps;
}

/** The second press of a double click, on what stands there by now. */
async function pressAgain(page: Page, button: Locator): Promise<void> {
  await button.hover();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
}

test('a double click on Next and on Confirm sends each once, and validates nothing of the next step', async ({
  page,
  sandbox,
}) => {
  const wizard = new Contracting(page, 'electricity');
  await openAt(wizard, 'payment');
  const sent = sentSteps(page);
  await wizard.fill('payment');
  await wizard.button('next').dblclick();
  await wizard.isAt('confirmation');
  await pressAgain(page, wizard.button('confirm'));
  await expect(wizard.button('confirm')).toBeFocused();
  await expect(page.locator('.form-summary')).toBeHidden();
  expect(sent).toEqual([4]);

  const slow = { operationId: 'saveLead', kind: 'delay', milliseconds: 400, times: 1 } as const;
  await sandbox.injectedFault(slow);
  await wizard.accept();
  await wizard.button('confirm').dblclick();
  const { title } = wizard.words.wizard.finished;
  await expect(page.getByRole('heading', { name: title })).toBeFocused();
  expect(sent).toEqual([4, 5]);
});

test('a double click on the last Next does not confirm for a customer who need not accept anything', {
  tag: '@exhaustive',
}, async ({ signedIn: page }) => {
  const sent = sentSteps(page);
  const wizard = new Contracting(page, 'electricity');
  wizard.isSignedIn = true;
  await wizard.open();
  await wizard.walkTo('payment');
  await wizard.fill('payment');
  await wizard.next();
  await wizard.isAt('confirmation');
  await pressAgain(page, wizard.button('confirm'));
  await expect(wizard.button('confirm')).toBeFocused();
  expect(sent).not.toContain(5);
  await wizard.button('confirm').click();
  const { title } = wizard.words.wizard.finished;
  await expect(page.getByRole('heading', { name: title })).toBeFocused();
});

async function at(page: Page, step: Step | 'confirmation'): Promise<Contracting> {
  const wizard = new Contracting(page, 'electricity');
  await wizard.open();
  await wizard.walkTo(step);
  if (step !== 'confirmation') await wizard.fill(step);
  return wizard;
}

for (const step of ['installation', 'payment', 'confirmation'] as const)
  test(`the retailer breaks at "${step}" and then does not: the same lead goes on`, {
    tag: '@exhaustive',
  }, async ({ page, sandbox }) => {
    const { leads } = leadsOf(page);
    const wizard = await at(page, step);
    if (step === 'confirmation') await wizard.accept();
    await sandbox.injectedFault({ operationId: 'saveLead', kind: 'status', status: 500, times: 1 });
    const button = wizard.button(step === 'confirmation' ? 'confirm' : 'next');
    await button.click();
    await expect(page.locator('.wizard-main').getByRole('alert')).toBeVisible();
    await expect(button).not.toHaveAttribute('aria-busy', 'true');
    if (step === 'confirmation') await expect(wizard.tick(step, 'acceptGdpr')).toBeChecked();
    else await wizard.expectRetained(step);
    await button.click();
    if (step === 'installation') await wizard.isAt('person');
    if (step === 'payment') await wizard.isAt('confirmation');
    if (step === 'confirmation') {
      const { title } = wizard.words.wizard.finished;
      await expect(page.getByRole('heading', { name: title })).toBeFocused();
    }
    await expect.poll(() => leads().length).toBe(1);
  });

/** Lets a list of the page be read in the moment the user presses: within the events of that press. */
async function readListWithinPress(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const read = Response.prototype.text;
    Response.prototype.text = async function () {
      const text = await read.call(this);
      if (!text.includes('"Calle"')) return text;
      document.documentElement.dataset.listWaits = '';
      await new Promise((resolve) => addEventListener('click', resolve, true));
      return text;
    };
  });
}

// In a browser: it alone ignores a form that is submitted within its own submit event.
test('a press on Next counts in the moment the list of a field is read', async ({ page }) => {
  await readListWithinPress(page);
  const wizard = new Contracting(page, 'electricity');
  await wizard.open();
  await expect(page.locator('html[data-list-waits]')).toBeAttached();
  await wizard.button('next').click();
  await expect(page.locator('.form-summary')).toBeFocused();
});
