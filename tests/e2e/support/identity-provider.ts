import { expect, type Page } from '@playwright/test';
import type { SandboxControl } from './sandbox-control.ts';

/** The retailer serves the setting of its identity provider, to this test's browser only. */
export async function serveProvider(sandbox: SandboxControl, changes: object = {}) {
  const oidc = { enabled: true, ...(await sandbox.identityProvider()), ...changes };
  const body = { status: 'OK', data: { oidc } };
  await sandbox.clearInjectedFaults();
  await sandbox.injectedFault({ operationId: 'getPublicSettings', kind: 'body', body });
}

/** Fills in the page of the provider. */
export async function identify(page: Page, { user, password }: { user: string; password: string }) {
  await expect(page.getByRole('heading', { name: 'Identifíquese' })).toBeVisible();
  await page.getByLabel('NIF').fill(user);
  await page.getByLabel('Clave').fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
}
