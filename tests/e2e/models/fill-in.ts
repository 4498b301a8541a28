import { expect, type Locator, type Page } from '@playwright/test';
import type { Answers } from '#domain/submission.ts';
import { isObject } from '#domain/values/is-object.ts';
import { fieldId } from '#forms/engine/form-names.ts';

/** Milliseconds to wait for a field that only some customers see. */
const MAX_WAIT_MS = 1500;

const ONE_TRY = { timeout: 2000 };

function fieldsOf(answers: Answers, path: string[] = []): [path: string[], value: unknown][] {
  return Object.entries(answers).flatMap(([name, value]) =>
    isObject(value) ? fieldsOf(value, [...path, name]) : [[[...path, name], value]],
  );
}

/** Fills in answers in the form on the page, whatever its widgets are. Skips a field that is not shown. */
export async function fillIn(page: Page, form: string, answers: Answers): Promise<void> {
  const fields = fieldsOf(answers);
  // A form may come after its step, as a confirmation after its summary.
  if (fields.length > 0)
    await page
      .locator(`[id^="${fieldId(form, [''])}"]`)
      .first()
      .waitFor({ state: 'attached' });
  for (const [path, value] of fields) {
    const field = page.locator(`[id="${fieldId(form, path)}"]`);
    const isShown = await field
      .waitFor({ state: 'attached', timeout: MAX_WAIT_MS })
      .then(() => true)
      .catch(() => false);
    if (!isShown) continue;
    // What is looked up may fold the group of a field at any moment.
    await expect(async () => {
      await unfold(field);
      await give(field, value);
    }).toPass();
  }
}

/** Opens the folded group that a field stands in. */
async function unfold(field: Locator): Promise<void> {
  const folded = await field.evaluate((element) => element.closest('[hidden]')?.id);
  if (folded) await field.page().locator(`[aria-controls="${folded}"]`).click();
}

async function give(field: Locator, value: unknown): Promise<void> {
  const kind = await field.evaluate(
    (element) => element.getAttribute('role') ?? element.getAttribute('type') ?? element.localName,
  );
  if (kind === 'radiogroup') await field.locator(`input[value="${value}"]`).press('Space');
  else if (kind === 'checkbox') await field.setChecked(value === true);
  else if (kind === 'file') await attach(field, value as string[]);
  else if (kind === 'select') await field.selectOption(String(value), ONE_TRY);
  else if (kind === 'combobox') {
    await field.fill(String(value));
    await field.press('Enter');
  } else
    await field.fill(
      typeof value === 'number' ? String(value).replace('.', ',') : String(value),
      ONE_TRY,
    );
}

const PDF = Buffer.from('%PDF-1.4\n');

/** Attaches files that are not attached yet. */
async function attach(field: Locator, names: string[]): Promise<void> {
  const list = field.locator('xpath=ancestor::fieldset[1]').getByRole('listitem');
  if ((await list.count()) > 0) return;
  await field.setInputFiles(
    names.map((name) => ({ name, mimeType: 'application/pdf', buffer: PDF })),
  );
  await expect(list).toHaveCount(names.length);
}
