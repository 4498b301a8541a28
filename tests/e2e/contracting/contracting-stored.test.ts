import { Contracting, stepsOf } from '#tests/e2e/support/contracting.ts';
import { test } from '#tests/e2e/support/portal-test.ts';

for (const [place, step] of stepsOf.dual.entries())
  test(`a crash at "${step}": one goes on there without a question`, {
    tag: '@exhaustive',
  }, async ({ page }) => {
    const wizard = new Contracting(page, 'dual');
    await wizard.open();
    await wizard.walkTo(step);
    await wizard.fill(step);
    await page.reload();
    await wizard.isAt(step);
    await wizard.expectRetained(step);
    await wizard.giveAgain(step);
    await wizard.next();
    await wizard.isAt([...stepsOf.dual, 'confirmation'][place + 1] ?? '');
  });
