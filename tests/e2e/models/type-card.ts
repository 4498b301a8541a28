import type { Locator } from '@playwright/test';

/** Types a card into the platform's fields of a dialog, instead of what stands there. */
export async function typeCard(dialog: Locator, number: string): Promise<void> {
  const fields = dialog.frameLocator('.card-fields iframe').getByRole('textbox');
  const year = String(new Date().getFullYear() + 3).slice(2);
  for (const [place, text] of [number, `12${year}`, '123'].entries()) {
    await fields.nth(place).fill('');
    await fields.nth(place).pressSequentially(text);
  }
}
