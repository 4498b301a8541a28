import type { Page } from '@playwright/test';
import { activeContract, contractPath, NEW_IBAN } from './support/household.ts';
import { test } from './support/own-configuration.ts';
import { editSettings, editTexts, type FormDocument } from './support/owner.ts';
import { expect } from './support/portal-test.ts';

interface Portal {
  schedule?: object[];
  routes?: object;
  brand: { name: string };
  languages: { offered: string[] };
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

/** Errors that the page told whoever looks after it. */
const reportsOf = (page: Page) => {
  const reports: string[] = [];
  page.on('console', (message) => message.type() === 'error' && reports.push(message.text()));
  return reports;
};

test.beforeEach(({ page }) => page.clock.install());

test('a feature closes and opens at its time, and what is being typed waits', async ({
  own,
  signedIn: page,
  customer,
  sandbox,
}) => {
  own.edit<Portal>(PORTAL, (portal) => {
    const from = inMinutes(10);
    const until = inMinutes(20);
    portal.schedule = [{ set: 'features.ibanChange.enabled', to: false, from, until }];
  });
  await own.publish();
  const contract = activeContract(customer);
  const form = await openForm(page, contractPath(contract));

  await later(page, '11:00');
  await expect(form.getByText('Este formulario ya no se puede enviar')).toBeVisible();
  // The button stays in reach and says why; pressing it sends nothing.
  await form.getByRole('button', { name: 'Guardar la cuenta' }).click({ force: true });
  await form.getByLabel('IBAN de la cuenta nueva').press('Enter');
  await expect(form.getByLabel('IBAN de la cuenta nueva')).toHaveValue(NEW_IBAN);
  const before = await sandbox.contract(customer, contract.name);
  expect(before.iban.replaceAll(' ', '')).not.toBe(NEW_IBAN.replaceAll(' ', ''));

  await later(page, '10:00');
  await expect(form.getByText('Este formulario ya no se puede enviar')).toBeHidden();
  await form.getByRole('button', { name: 'Guardar la cuenta' }).click();
  await expect(form.getByText('Hemos cambiado la cuenta')).toBeVisible();
});

test('a route and its menu entry close at their time under an open page', async ({
  own,
  signedIn: page,
}) => {
  own.edit<Portal>(PORTAL, (portal) => {
    const [from, until] = [inMinutes(10), inMinutes(20)];
    portal.schedule = [{ set: 'routes.contracts', to: { enabled: false }, from, until }];
  });
  await own.publish();
  await page.goto('/contratos/electricity');
  const entry = page.getByRole('navigation').getByRole('link', { name: 'Contratos' });
  await expect(entry).toBeVisible();
  await later(page, '11:00');
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

test('a new version reaches an open form: its texts and fields follow, the answers stay', async ({
  own,
  signedIn: page,
  customer,
}) => {
  const form = await openForm(page, contractPath(activeContract(customer)));
  own.edit<{ fields: Record<string, { label: string }> }>(
    'locales/es-ES/forms/iban-change.json',
    ({ fields }) => {
      for (const field of [fields.iban]) if (field) field.label = 'Su IBAN nuevo';
      fields.remark = { label: 'Observaciones' };
    },
  );
  own.edit<{ fields: Record<string, { label: string }> }>(
    'locales/ca-ES/forms/iban-change.json',
    ({ fields }) => {
      fields.remark = { label: 'Observacions' };
    },
  );
  own.edit<{ schema: { properties: object } }>('schemas/forms/iban-change.json', ({ schema }) => {
    Object.assign(schema.properties, { remark: { type: 'string', maxLength: 100 } });
  });
  own.edit<Portal>(PORTAL, (portal) => {
    portal.brand.name = 'Lluerna Nova';
  });
  await own.publish();
  await later(page, '05:01');
  await expect(form.getByLabel('Su IBAN nuevo')).toHaveValue(NEW_IBAN);
  // Texts and fields turn together: where the new text is read, the new field is there.
  expect(await form.getByLabel(/Observaciones/).isVisible()).toBe(true);
  await expect(form.getByLabel(/Confirmo/)).toBeChecked();
  await expect(page.getByText('Lluerna Nova').first()).toBeAttached();
  await form.getByRole('button', { name: 'Guardar la cuenta' }).click();
  await expect(form.getByText('Hemos cambiado la cuenta')).toBeVisible();
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

test('a new version that cannot be read leaves the page the one it has, and is reported', async ({
  own,
  signedIn: page,
  customer,
}) => {
  const reports = reportsOf(page);
  const form = await openForm(page, contractPath(activeContract(customer)));
  const { version } = own.pointer();
  own.breakPublished<Record<string, string>>('current.json', (pointer) => {
    pointer.version = 'broken';
    pointer.manifest = 'manifest.gone.json';
  });
  await later(page, '05:01');
  await expect
    .poll(() => reports.join('\n'))
    .toContain(`[configuration ${version}] A newer version cannot be used`);
  await expect(form.getByLabel('IBAN de la cuenta nueva')).toHaveValue(NEW_IBAN);
  await form.getByRole('button', { name: 'Guardar la cuenta' }).click();
  await expect(form.getByText('Hemos cambiado la cuenta')).toBeVisible();
});

test('the version shows, in both languages, and rolling back reaches the open page', async ({
  own,
  page,
}) => {
  const first = own.pointer().version;
  own.edit<Portal>(PORTAL, (portal) => {
    portal.brand.name = 'Otra marca';
  });
  const second = await own.publish();
  await page.goto('/version');
  await expect(page.getByRole('heading', { name: 'Versión' })).toBeVisible();
  await expect(page.getByText(second)).toBeVisible();
  await expect(page.getByText(/^\d+\.\d+\.\d+ \([\w-]{8}\)$/)).toBeVisible();
  await own.rollBack(first);
  await later(page, '05:01');
  await expect(page.getByText(first)).toBeVisible();
  await page.getByRole('button', { name: /Idioma/ }).click();
  await page.getByRole('menuitem', { name: 'Català' }).click();
  await expect(page).toHaveURL(/\/versio$/);
  await expect(page.getByRole('heading', { name: 'Versió' })).toBeVisible();
});

test.describe('a broken configuration that reaches the browser', () => {
  type Manifest = {
    settings: Record<string, unknown>;
    forms: Record<string, string>;
    texts: Record<string, string>;
  };

  test('settings of the wrong kind have their usual values, and each is reported', async ({
    own,
    signedIn: page,
  }) => {
    const reports = reportsOf(page);
    own.breakPublished<Manifest>(own.pointer().manifest, ({ settings }) => {
      settings.languages = 7;
      settings.contracts = 'many';
      settings.organization = { name: null };
      settings.schedule = 'never';
      delete settings.routes;
      settings.menus = { sidebar: [{ route: 'nowhere' }, { route: 'contracts' }] };
    });
    await page.goto('/contratos/electricity');
    await expect(page.getByRole('heading', { name: 'Sus contratos' })).toBeVisible();
    await expect(page.getByRole('link', { name: / contrato \d+$/ }).first()).toBeVisible();
    await expect(
      page.getByRole('navigation', { name: 'Navegación principal' }).getByRole('link'),
    ).toHaveCount(1);
    for (const key of ['languages', 'contracts', 'organization.name', 'schedule', 'routes'])
      expect(reports.join('\n')).toContain(`The setting "${key}" is broken`);
  });

  test('a form that cannot be loaded says so in its place, and the page stays', async ({
    own,
    signedIn: page,
    customer,
  }) => {
    own.breakPublished<Manifest>(own.pointer().manifest, ({ forms }) => {
      forms['iban-change'] = 'forms/iban-change.0000000000.js';
    });
    await page.goto(`${contractPath(activeContract(customer))}?dialog=iban-change`);
    const dialog = page.getByRole('dialog', { name: 'No hemos podido cargar el formulario' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
    await expect(page.getByRole('heading', { name: 'Datos del contrato' })).toBeVisible();
  });

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
    await expect
      .poll(() => reports.join('\n'))
      .toContain('There is no text "session.title" in ca-ES');
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
    expect(reports.join('\n')).toContain('names the widget "abacus"');
    expect(reports.join('\n')).toContain('There is no condition "stranger"');
  });
});
