import { activeContract, contractPath } from '#tests/e2e/support/household.ts';
import { type OwnConfiguration, test } from '#tests/e2e/support/own-configuration.ts';
import { reportsOf } from '#tests/e2e/support/owner.ts';
import { expect } from '#tests/e2e/support/portal-test.ts';

interface Manifest {
  settings: Record<string, unknown>;
  settingRules: string;
  rules: string;
  forms: Record<string, string>;
  wizards: Record<string, { steps: unknown[] } | null>;
  texts: Record<string, string>;
  formTexts: Record<string, Record<string, string>>;
}

const editManifest = (own: OwnConfiguration, change: (manifest: Manifest) => void) =>
  own.breakPublished<Manifest>(own.pointer().manifest, change);

function manifestOf(own: OwnConfiguration): Manifest {
  let found: Manifest | undefined;
  editManifest(own, (manifest) => {
    found = manifest;
  });
  if (!found) throw new Error('There is no manifest');
  return found;
}

const cutShort = (text: string) => text.slice(0, Math.floor(text.length / 2));

/** Without these there is nothing to show: the page says so in words of its own. */
const beginnings: Record<string, (own: OwnConfiguration) => void> = {
  'the pointer is cut short': (own) => own.breakText('current.json', cutShort),
  'the pointer is a web page': (own) => own.breakText('current.json', () => '<!doctype html>'),
  'the manifest is cut short': (own) => own.breakText(own.pointer().manifest, cutShort),
  'the manifest lacks its forms': (own) =>
    editManifest(own, (manifest) => {
      (manifest as Partial<Manifest>).forms = undefined;
    }),
  'the conditions are cut short': (own) => own.breakText(manifestOf(own).rules, cutShort),
  'the texts of the usual language are cut short': (own) =>
    own.breakText(manifestOf(own).texts['es-ES'] ?? '', cutShort),
};

for (const [name, spoil] of Object.entries(beginnings))
  test(`${name}: the page says that it could not be loaded`, {
    // Of cases that end alike the first is tried in each run.
    tag: name === Object.keys(beginnings)[0] ? [] : '@exhaustive',
  }, async ({ own, page }) => {
    const reports = reportsOf(page);
    spoil(own);
    await page.goto('/acceso');
    await expect(page.getByRole('alert')).toContainText('No hemos podido cargar');
    await expect(page.getByRole('alert').getByRole('link')).toBeVisible();
    expect(reports()).not.toBe('');
  });

test('settings of the wrong kind, a form and a wizard that do not come leave the rest as it is', async ({
  own,
  signedIn: page,
  customer,
}) => {
  const reports = reportsOf(page);
  editManifest(own, ({ settings, forms, wizards }) => {
    Object.assign(settings, { languages: 7, contracts: 'many', organization: { name: null } });
    Object.assign(settings, { schedule: 'never', routes: undefined });
    settings.menus = { sidebar: [{ route: 'nowhere' }, { route: 'contracts' }] };
    forms['iban-change'] = 'forms/iban-change.0000000000.js';
    delete wizards['contracting-gas'];
  });
  await page.goto('/contratos/electricity');
  await expect(page.getByRole('heading', { name: 'Sus contratos' })).toBeVisible();
  await expect(page.getByRole('link', { name: / contrato \d+$/ }).first()).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Navegación principal' }).getByRole('link'),
  ).toHaveCount(1);
  for (const key of ['languages', 'contracts', 'organization.name', 'schedule', 'routes'])
    expect(reports()).toContain(`The setting "${key}" is broken`);

  await page.goto(`${contractPath(activeContract(customer))}?dialog=iban-change`);
  const dialog = page.getByRole('dialog', { name: 'No hemos podido cargar el formulario' });
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect(page.getByRole('heading', { name: 'Datos del contrato' })).toBeVisible();

  await page.goto('/nuevo-cliente-gas');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading').first()).toBeVisible();
  await expect(main.getByRole('button').or(main.getByRole('link')).first()).toBeVisible();
});

/** With these broken the rest of the portal works. */
const parts: Record<string, { spoil: (own: OwnConfiguration) => void; report: RegExp }> = {
  'validators of settings are cut short': {
    spoil: (own) => {
      editManifest(own, ({ settings }) => {
        settings.schedule = [{ set: 'features.ibanChange.enabled', to: false }];
      });
      own.breakText(manifestOf(own).settingRules, cutShort);
    },
    report: /Error fetching settings/,
  },
  'home, menus and brand are of the wrong kind': {
    spoil: (own) =>
      editManifest(own, ({ settings }) => {
        settings.home = { type: 'tabs', groups: 'none' };
        settings.menus = null;
        settings.brand = { name: 3, colors: { primary: 'red;' } };
      }),
    report: /The setting "menus" is broken/,
  },
  'settings contain keys that objects inherit': {
    spoil: (own) =>
      own.breakText(own.pointer().manifest, (text) =>
        text.replace('"settings":{', '"settings":{"__proto__":{"polluted":true},"constructor":7,'),
      ),
    report: /^$/,
  },
};

for (const [name, { spoil, report }] of Object.entries(parts))
  test(`${name}: customers see their contracts all the same`, {
    tag: '@exhaustive',
  }, async ({ own, signedIn: page, customer }) => {
    const reports = reportsOf(page);
    spoil(own);
    await page.goto('/contratos/electricity');
    await expect(page.getByRole('heading', { name: 'Sus contratos' })).toBeVisible();
    const { name: contract } = activeContract(customer);
    await expect(
      page.getByRole('link', { name: new RegExp(` contrato ${contract}$`) }),
    ).toBeVisible();
    expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
    expect(reports()).toMatch(report);
  });

const forms: Record<string, (own: OwnConfiguration) => void> = {
  'is cut short': (own) => own.breakText(manifestOf(own).forms['iban-change'] ?? '', cutShort),
  'fails as it is loaded': (own) =>
    own.breakText(manifestOf(own).forms['iban-change'] ?? '', (code) => `null.x;${code}`),
  'holds nothing': (own) =>
    own.breakText(manifestOf(own).forms['iban-change'] ?? '', () => 'export const form = null;'),
  'has texts that are cut short': (own) =>
    own.breakText(manifestOf(own).formTexts['es-ES']?.['iban-change'] ?? '', cutShort),
};

for (const [name, spoil] of Object.entries(forms))
  test(`a form that ${name} says so in its place, and the page stays`, {
    tag: '@exhaustive',
  }, async ({ own, signedIn: page, customer }) => {
    spoil(own);
    const contract = activeContract(customer);
    await page.goto(`${contractPath(contract)}?dialog=iban-change`);
    const dialog = page.getByRole('dialog', { name: 'No hemos podido cargar el formulario' });
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
    await expect(page.getByRole('heading', { name: 'Datos del contrato' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cambiar la cuenta' })).toBeVisible();
  });

const wizards: Record<string, (manifest: Manifest) => void> = {
  'was not published': ({ wizards }) => {
    delete wizards['contracting-gas'];
  },
  'is nothing': ({ wizards }) => {
    wizards['contracting-gas'] = null;
  },
  'has no steps': ({ wizards }) => {
    wizards['contracting-gas'] = { steps: [] };
  },
  'has steps of the wrong kind': ({ wizards }) => {
    (wizards['contracting-gas'] as { steps: unknown }).steps = 'installation';
  },
  'names a form that was not published': ({ wizards }) => {
    const [first] = (wizards['contracting-gas']?.steps ?? []) as { form: string }[];
    if (first) first.form = 'stranger';
  },
};

for (const [name, spoil] of Object.entries(wizards))
  test(`a wizard that ${name} leaves a page with words and a way on`, {
    tag: '@exhaustive',
  }, async ({ own, page }) => {
    editManifest(own, spoil);
    await page.goto('/nuevo-cliente-gas');
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expect(
      page
        .getByRole('main')
        .getByRole('button')
        .or(page.getByRole('main').getByRole('link'))
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await page.goto('/acceso');
    await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible();
  });

test('a step under a condition that was not published is left out, and that is reported', {
  tag: '@exhaustive',
}, async ({ own, page }) => {
  const reports = reportsOf(page);
  editManifest(own, ({ wizards }) => {
    const steps = (wizards['contracting-gas']?.steps ?? []) as { id: string; when?: string[] }[];
    for (const step of steps) if (step.id === 'person') step.when = ['stranger'];
  });
  await page.goto('/nuevo-cliente-gas');
  const steps = page.getByRole('navigation', { name: 'Pasos' }).getByRole('listitem');
  await expect(steps).toHaveCount(5);
  await expect(steps.filter({ hasText: 'Quién contrata' })).toHaveCount(0);
  expect(reports()).toContain('There is no condition "stranger"');
});
