import { openPeople } from '#studio/server/people/people-file.ts';
import { test } from '#tests/e2e/support/portal-test.ts';
import { expect, OwnStudio, StudioWindow } from '#tests/e2e/support/studio/own-studio.ts';
import { startProvider } from '#tests/studio/support/identity-provider.ts';

// Cookies of three sites and the way through them are a browser's own; the rest of it is proved by `openid` in Node.
test('a person signs in with the account of the company, and over unsaved work without losing it', {
  tag: '@exhaustive',
}, async ({ browser }) => {
  const account = { email: 'marta@example.com', email_verified: true };
  const provider = await startProvider(() => `${own.url}/sign-in/openid/return`, account);
  const own = new OwnStudio({ isOfTeam: true, openId: provider });
  const context = await browser.newContext({ locale: 'es-ES' });
  try {
    await own.start();
    const page = await context.newPage();
    await page.goto(own.url);
    await page.getByRole('link', { name: 'Entrar con la cuenta de su empresa' }).click();
    await expect(page.getByText(/^Esa cuenta no es de este equipo/)).toBeVisible();

    openPeople(own.users ?? '').invite({
      ...{ name: 'Marta Soler', address: 'marta@example.com', role: 'administrator' },
    });
    await page.getByRole('link', { name: 'Entrar con la cuenta de su empresa' }).click();
    const studio = new StudioWindow(page);
    await studio.portal.getByText('Contratar con nosotros').click();
    await context.clearCookies({ domain: 'localhost' });
    await studio.panel.getByLabel('Español').fill('Contrate en dos minutos');
    const again = page.getByRole('dialog', { name: 'Entre otra vez' });
    const opened = context.waitForEvent('page');
    await again.getByRole('link', { name: 'Entrar con la cuenta de su empresa' }).click();
    const other = new StudioWindow(await opened);
    await expect(other.portal.getByRole('heading', { level: 1 })).toBeVisible();
    await other.page.close();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await studio.settled();
    expect(own.text('locales/es-ES/pages.json')).toContain('"Contrate en dos minutos"');
  } finally {
    await context.close();
    await own.stop();
    provider.close();
  }
});
