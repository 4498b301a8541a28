import type { Page } from '@playwright/test';
import { activeContract, contractPath, NEW_IBAN } from '#tests/e2e/support/household.ts';
import { test } from '#tests/e2e/support/own-configuration.ts';
import { editSettings, editTexts, type FormDocument, reportsOf } from '#tests/e2e/support/owner.ts';
import { expect } from '#tests/e2e/support/portal-test.ts';

interface Portal {
  schedule?: object[];
  routes?: object;
  brand: { name: string };
  languages: { offered: string[] };
}
interface Manifest {
  settings: Record<string, unknown>;
  forms: Record<string, string>;
  texts: Record<string, string>;
}
const PORTAL = 'schemas/portal.json';

/** A time so many minutes from now, with its zone. */
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

/** Lets an open page live through a time. */
const later = (page: Page, time: string) => page.clock.fastForward(time);

const openForm = async (page: Page, path: string) => {
  await page.goto(`${path}?dialog=iban-change`);
  const form = page.getByRole('dialog', { name: 'Cambiar la cuenta de cargo' });
  await form.getByLabel('Otra cuenta').check();
  await form.getByLabel('IBAN de la cuenta nueva').fill(NEW_IBAN);
  await form.getByLabel(/Confirmo/).check();
  return form;
};

test.beforeEach(({ page }) => page.clock.install());

test('a feature, a route and its menu entry close and open at their time under an open page, and what is typed waits', async ({
  own,
  signedIn: page,
  customer,
  sandbox,
}) => {
  // Past the compiler, whose work is not the matter here.
  own.breakPublished<Manifest>(own.pointer().manifest, ({ settings }) => {
    settings.schedule = [
      {
        ...{ set: 'features.ibanChange.enabled', to: false },
        ...{ from: inMinutes(10), until: inMinutes(20) },
      },
      {
        ...{ set: 'routes.contracts', to: { enabled: false } },
        ...{ from: inMinutes(30), until: inMinutes(40) },
      },
    ];
  });
  const entry = page.getByRole('navigation').getByRole('link', { name: 'Contratos' });
  const form = await openForm(page, contractPath(activeContract(customer)));

  await later(page, '11:00');
  await expect(form.getByText('Este formulario ya no se puede enviar')).toBeVisible();
  // The button stays in reach and says why; pressing it sends nothing.
  await form.getByRole('button', { name: 'Guardar la cuenta' }).click({ force: true });
  await form.getByLabel('IBAN de la cuenta nueva').press('Enter');
  await expect(form.getByLabel('IBAN de la cuenta nueva')).toHaveValue(NEW_IBAN);
  expect(await sandbox.sent('changeContractIban')).toEqual([]);

  await later(page, '10:00');
  await expect(form.getByText('Este formulario ya no se puede enviar')).toBeHidden();
  await form.getByRole('button', { name: 'Guardar la cuenta' }).click();
  await expect(form.getByText('Hemos cambiado la cuenta')).toBeVisible();
  await form.getByRole('button', { name: 'Cerrar' }).last().click();

  await page.getByRole('link', { name: 'Contratos' }).first().click();
  await expect(page.getByRole('heading', { name: 'Sus contratos' })).toBeVisible();
  await later(page, '10:00');
  await expect(page.getByRole('heading', { name: 'Esta página se ha cerrado' })).toBeVisible();
  await expect(entry).toBeHidden();
  await later(page, '10:00');
  await expect(page.getByRole('heading', { name: 'Sus contratos' })).toBeVisible();
  await expect(entry).toBeVisible();
});

test('a language is offered until its time; the page then turns to the usual one', {
  tag: '@exhaustive',
}, async ({ own, page }) => {
  own.edit<Portal>(PORTAL, (portal) => {
    portal.schedule = [{ set: 'languages.offered', to: ['es-ES'], from: inMinutes(10) }];
  });
  await own.publish();
  await page.goto('/acceso');
  await page.getByRole('button', { name: /Idioma/ }).click();
  await page.getByRole('menuitem', { name: 'Català' }).click();
  await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible();
  await later(page, '11:00');
  await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /Idioma/ })).toBeHidden();
});

test('a new version reaches an open page, its form, menu and languages; so do a rollback and what cannot be read', async ({
  own,
  signedIn: page,
  customer,
  sandbox,
}) => {
  const reports = reportsOf(page);
  const first = own.pointer().version;
  const form = await openForm(page, contractPath(activeContract(customer)));
  editTexts(own, 'iban-change', ({ fields }, language) => {
    if (fields.iban && language === 'es-ES') fields.iban.label = 'Su IBAN nuevo';
    fields.remark = { label: language === 'es-ES' ? 'Observaciones' : 'Observacions' };
  });
  own.edit<FormDocument>('schemas/forms/iban-change.json', ({ schema }) => {
    schema.properties.remark = { type: 'string', maxLength: 100 };
  });
  editSettings(own, {
    brand: { name: 'Lluerna Nova' },
    menus: { sidebar: [{ route: 'about' }] },
    languages: { offered: ['es-ES'] },
  });
  const second = await own.publish();
  await later(page, '05:01');
  await expect(form.getByLabel('Su IBAN nuevo')).toHaveValue(NEW_IBAN);
  // Texts and fields turn together: where the new text is read, the new field is there.
  expect(await form.getByLabel(/Observaciones/).isVisible()).toBe(true);
  await expect(form.getByLabel(/Confirmo/)).toBeChecked();
  await expect(page.getByText('Lluerna Nova').first()).toBeAttached();
  await form.getByLabel(/Observaciones/).fill('Cambio de banco');
  await form.getByRole('button', { name: 'Guardar la cuenta' }).click();
  await expect(form.getByText('Hemos cambiado la cuenta')).toBeVisible();
  const [sent] = await sandbox.sent('changeContractIban');
  expect(sent).toMatchObject({ remark: 'Cambio de banco', owner_is_bank_owner: true });
  await form.getByRole('button', { name: 'Cerrar' }).last().click();

  const menu = page.getByRole('navigation', { name: 'Navegación principal' });
  const language = page.getByRole('button', { name: /Idioma/ });
  await expect(menu.getByRole('link')).toHaveText(['Versión']);
  await expect(language).toBeHidden();
  await menu.getByRole('link', { name: 'Versión' }).click();
  await expect(page.getByText(second)).toBeVisible();
  await expect(page.getByText(/^\d+\.\d+\.\d+ \([\w-]{8}\)( · |$)/)).toBeVisible();

  own.rollBack(first);
  await later(page, '05:01');
  await expect(page.getByText(first)).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Contratos' })).toBeVisible();
  await expect(language).toBeVisible();

  own.breakPublished<Record<string, string>>('current.json', (pointer) => {
    pointer.version = 'broken';
    pointer.manifest = 'manifest.gone.json';
  });
  await later(page, '05:01');
  await expect.poll(reports).toContain(`[configuration ${first}] A newer version cannot be used`);
  await expect(page.getByText(first)).toBeVisible();
});

test('other served settings reach an open page', { tag: '@exhaustive' }, async ({
  page,
  sandbox,
}) => {
  await page.goto('/acceso');
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
  const data = { organization: { phone: '900 123 123' } };
  const body = JSON.stringify({ status: 'OK', data });
  const contentType = 'application/json';
  await sandbox.injectedFault({
    operationId: 'getPublicSettings',
    kind: 'body',
    body,
    contentType,
  });
  await later(page, '05:01');
  await expect(page.getByRole('link', { name: /900 123 123/ })).toBeVisible();
});

test('limits that are served or scheduled reach an open form: widget, check and figure', {
  tag: '@exhaustive',
}, async ({ own, signedIn: page, customer, sandbox }) => {
  own.edit<Portal>(PORTAL, (portal) => {
    portal.schedule = [{ set: 'files.usual.max', to: 1, from: inMinutes(10) }];
  });
  editSettings(own, { features: { ibanChange: { attachments: true } } });
  own.edit<FormDocument>('schemas/forms/iban-change.json', ({ schema }) => {
    schema.properties.remark = {
      type: 'string',
      maxLength: { $setting: 'phone.maxLength.leadContact' },
    };
  });
  editTexts(own, 'iban-change', ({ fields }) => {
    fields.remark = { label: 'Nota', errors: { maxLength: 'Caben {{limit}}.' } };
  });
  await own.publish();
  const form = await openForm(page, contractPath(activeContract(customer)));
  const send = form.getByRole('button', { name: 'Guardar la cuenta' });
  const note = form.getByLabel(/^Nota/);
  const pdf = (name: string) => ({
    ...{ name, mimeType: 'application/pdf' },
    buffer: Buffer.from(`%PDF-1.4 ${name}`),
  });
  await note.fill('cabe bien');
  await form.getByLabel('Elegir archivos').setInputFiles([pdf('uno.pdf'), pdf('dos.pdf')]);
  await expect(form.getByRole('button', { name: /^Quitar/ })).toHaveCount(2);

  const phone = '900 123 123';
  const data = { phone: { maxLength: { leadContact: 5 } }, organization: { phone } };
  const body = JSON.stringify({ status: 'OK', data });
  const contentType = 'application/json';
  await sandbox.injectedFault({
    operationId: 'getPublicSettings',
    kind: 'body',
    body,
    contentType,
  });
  await later(page, '05:01');
  // Only then does the page know the limit too: sent before, the form would be taken.
  await expect(page.getByText(phone)).toBeVisible();
  await send.click();
  await expect(note).toHaveAccessibleDescription(/Caben 5\./);
  await note.fill('cabe');
  await expect(note).not.toHaveAccessibleDescription(/Caben/);

  await later(page, '06:00');
  await expect(form.getByLabel('Elegir un archivo')).toBeAttached();
  await send.click();
  await expect(form.getByText('El máximo de archivos es 1.').first()).toBeVisible();
  await form.getByRole('button', { name: 'Quitar dos.pdf' }).click();
  await send.click();
  await expect(form.getByText('Hemos cambiado la cuenta')).toBeVisible();
});

test.describe('a broken configuration that reaches the browser', () => {
  test('a text that is missing in one language comes from the usual one, and is reported', {
    tag: '@exhaustive',
  }, async ({ own, page }) => {
    const reports = reportsOf(page);
    const manifest = own.pointer().manifest;
    let file = '';
    own.breakPublished<Manifest>(manifest, ({ texts }) => {
      file = texts['ca-ES'] ?? '';
    });
    own.breakPublished<{ session: { title?: string } }>(file, ({ session }) => {
      delete session.title;
    });
    await page.goto('/acceso');
    await page.getByRole('button', { name: /Idioma/ }).click();
    await page.getByRole('menuitem', { name: 'Català' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ca-ES');
    await expect(page.getByRole('heading', { name: 'Entre en su cuenta' })).toBeVisible();
    await expect.poll(reports).toContain('There is no text "session.title" in ca-ES');
  });

  test('texts of a language that do not come leave the page in the usual one', {
    tag: '@exhaustive',
  }, async ({ own, page, context, baseURL }) => {
    await context.addCookies([{ name: 'language', value: 'ca-ES', url: baseURL ?? '' }]);
    own.breakPublished<Manifest>(own.pointer().manifest, ({ texts }) => {
      texts['ca-ES'] = 'texts/ca-ES.0000000000.json';
    });
    await page.goto('/acceso');
    await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible();
  });

  test('an unknown widget gives way to a text field, an unknown condition does not hold', {
    tag: '@exhaustive',
  }, async ({ own, signedIn: page, customer }) => {
    const reports = reportsOf(page);
    let file = '';
    own.breakPublished<Manifest>(own.pointer().manifest, ({ forms, settings }) => {
      file = forms['iban-change'] ?? '';
      settings.menus = { sidebar: [{ route: 'contracts', requires: ['stranger'] }] };
    });
    own.breakText(file, (code) =>
      code.replace(/(["'`]ui:widget["'`]:)(["'`])iban\2/, '$1$2abacus$2'),
    );
    const form = await openForm(page, contractPath(activeContract(customer)));
    await form.getByRole('button', { name: 'Guardar la cuenta' }).click();
    await expect(form.getByText('Hemos cambiado la cuenta')).toBeVisible();
    await expect(
      page.getByRole('navigation', { name: 'Navegación principal' }).getByRole('link'),
    ).toHaveCount(0);
    expect(reports()).toContain('names the widget "abacus"');
    expect(reports()).toContain('There is no condition "stranger"');
  });
});
