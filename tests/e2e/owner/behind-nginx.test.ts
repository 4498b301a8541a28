import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { activeContract, contractPath } from '#tests/e2e/support/household.ts';
import { expect, signIn, test } from '#tests/e2e/support/portal-test.ts';
import { portalFolder } from '#tests/tools/deploy/portal-folder.ts';
import { startNginx } from '#tests/tools/deploy/running-nginx.ts';
import { compileConfiguration } from '#tools/config/compile.ts';
import { publishedVersion } from '#tools/config/publish/published-pointer.ts';
import { rollBack } from '#tools/config/publish/rollback.ts';
import { factsOfPublication } from '#tools/deploy/server-facts.ts';
import { nginxProgram } from '#tools/setup/nginx.mjs';

// What the rules of the server come to in a browser: its own caches, the worker, a page that stays open.
test.use({ hasOwnBrowser: true });

test('behind nginx a customer signs in, and an open page follows a publication and a rollback', async ({
  page,
  context,
  customer,
  baseURL,
}) => {
  test.skip(!nginxProgram(), 'nginx is not here');
  const portal = portalFolder();
  const [config, root] = [join(portal.folder, 'config'), join(portal.outside, 'root')];
  const nginx = await startNginx(portal, factsOfPublication(config), `${baseURL}/api`);
  const address = `http://127.0.0.1:${nginx.port}`;
  try {
    const [scope] = await context.cookies(baseURL);
    await context.addCookies([{ name: 'sandbox_scope', value: scope?.value ?? '', url: address }]);
    await page.clock.install();
    await page.goto(`${address}/acceso`);
    await signIn(page, customer);
    await expect(page.getByRole('heading', { level: 1, name: /^Hola, / })).toBeVisible();
    await page.goto(address + contractPath(activeContract(customer)));
    await expect(page.getByRole('button', { name: 'Cambiar la cuenta' })).toBeVisible();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));

    const before = publishedVersion(config) ?? '';
    for (const room of ['schemas', 'locales']) cpSync(room, join(root, room), { recursive: true });
    const file = join(root, 'schemas/portal.json');
    const settings = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...settings, brand: { name: 'Lluerna Nova' } }));
    await compileConfiguration({ root, out: config });
    await page.clock.fastForward('05:01');
    await expect(page.getByText('Lluerna Nova').first()).toBeAttached();
    rollBack(config, before, { root });
    await page.clock.fastForward('05:01');
    await expect(page.getByText('Lluerna Nova')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Cambiar la cuenta' })).toBeVisible();

    const answer = await page.goto(`${address}/no-existe`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Esta página no existe' })).toBeVisible();
  } finally {
    nginx.stop();
    rmSync(portal.outside, { recursive: true, force: true, maxRetries: 5 });
  }
});
