import { Contracting, stepsOf } from './support/contracting.ts';
import { test } from './support/portal-test.ts';

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
    await wizard.expectKept(step);
    await wizard.giveAgain(step);
    await wizard.next();
    await wizard.isAt([...stepsOf.dual, 'confirmation'][place + 1] ?? '');
  });
