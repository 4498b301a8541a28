import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import ca from '#locales/ca-ES/routes.json' with { type: 'json' };
import es from '#locales/es-ES/routes.json' with { type: 'json' };
import { exhaustive } from '#tests/support/environment/exhaustive.ts';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';
import { expect, signIn, test } from './support/portal-test.ts';
import { namedBy, serveOnly } from './support/prerendered-files.ts';
import type { SandboxControl } from './support/sandbox-control.ts';

// Only a browser hydrates a page that another process prerendered.
test.use({ hasOwnBrowser: true });

const CODE = '**/assets/start-*.js';
/** All code but what the head of a page waits for. */
const ALL_CODE = '**/assets/main-*.js';

/** Delays code of the application; returns a function that lets it load. */
async function withoutCode(page: Page, code = CODE): Promise<() => Promise<void>> {
  let letCome = () => {};
  const coming = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(code, async (route) => {
    await coming;
    await route.continue();
  });
  return async () => {
    letCome();
    await rendered(page);
    await page.unroute(code);
  };
}

/** Resolves when the application has hydrated or replaced the page. */
const rendered = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('drawn').length > 0);

/** True for the very element that the server sent: the application hydrated it. */
const markedHeading = (page: Page) =>
  page.evaluate(() => document.querySelector('h1')?.hasAttribute('data-sent') ?? false);
const markHeading = (page: Page) =>
  page.evaluate(() => document.querySelector('h1')?.setAttribute('data-sent', ''));

/** What a part of the page says of itself to styles of others. */
const marksOf = (page: Page) =>
  page.evaluate(() =>
    document.documentElement
      .getAttributeNames()
      .filter((name) => /^data-(power|wizard)/.test(name)),
  );

const serveSettings = (sandbox: SandboxControl, data: object) =>
  sandbox.injectedFault({
    operationId: 'getPublicSettings',
    kind: 'body',
    body: JSON.stringify({ status: 'OK', data }),
    contentType: 'application/json',
  });

type Language = 'es-ES' | 'ca-ES';
const paths: Record<Language, Record<string, string>> = { 'es-ES': es, 'ca-ES': ca };
const files = readdirSync('dist/config/pages');
const fileOf = (path: string) => `${path.slice(1) || 'index'}.html`;

/** Routes whose pages are made of the same parts as others: other modes of a wizard, other forms, other greetings. */
const alike = [
  'contracting-gas',
  'contracting-dual',
  'gas-comparator',
  'password-recovery',
  'alternative-home',
];

/** Prerendered pages of a language; in the usual run each kind is visited in one of the two. */
const pagesIn = (language: Language) => {
  const routes = Object.keys(es)
    .filter((route) => files.includes(fileOf(es[route as keyof typeof es])))
    .filter((route) => exhaustive || !alike.includes(route));
  const own = ([place]: [number, string]) =>
    exhaustive || place % 2 === Object.keys(paths).indexOf(language);
  return [...routes.entries()].filter(own).map(([, route]) => paths[language][route] ?? '');
};

test.describe('with files from the network each time', () => {
  test.use({ serviceWorkers: 'block' });

  for (const [width, languages] of [
    [390, exhaustive ? ['es-ES', 'ca-ES'] : ['es-ES']],
    [1280, exhaustive ? ['es-ES', 'ca-ES'] : ['ca-ES']],
  ] as const)
    test(`a prerendered page is what the application renders, with the files that it names, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      // Another season, and another time of the day, than when it was prerendered.
      await page.addInitScript(() => {
        const real = Date.now;
        Date.now = () => real() + 100.5 * 24 * 60 * 60_000;
      });
      const visited = languages.flatMap((language) => pagesIn(language as Language));
      expect(visited.length).toBeGreaterThan(4);
      for (const path of visited) {
        await test.step(path, async () => {
          await page.evaluate(() => sessionStorage.clear()).catch(() => {});
          await page.evaluate(() => localStorage.clear()).catch(() => {});
          await serveOnly(page, namedBy(`pages/${fileOf(path)}`, path));
          const letCome = await withoutCode(page);
          await page.goto(path);
          await markHeading(page);
          const marks = await marksOf(page);
          await letCome();
          expect(await markedHeading(page)).toBe(true);
          expect(await marksOf(page)).toEqual(marks);
          await page.context().unrouteAll();
        });
      }
    });
});

/** A link with a whole bill. */
const linkedBill = `/comparador#${new URLSearchParams({
  ...{ energy: 'electricity', cups: 'ES0999123456789012QX0F', comerOrigin: '3', accessTariff: '2' },
  ...{ startDate: '2026-02-01', endDate: '2026-02-28', invoiceAmount: '1900' },
  ...{ power: '25', power2: '30', p1: '1620', p2: '1058', p3: '910' },
  ...{ p4: '700', p5: '640', p6: '2200' },
})}`;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const summary = (page: Page) => page.locator('.form-summary');

/** Ways to a prerendered page, what the user does there before any code is loaded, and what comes of it. */
const arrivals: {
  address: string;
  language?: string;
  /** What happens before the visit. */
  before?: (page: Page, customer: FreshCustomer) => Promise<unknown>;
  act: (page: Page, customer: FreshCustomer) => Promise<unknown>;
  expected: (page: Page) => Promise<unknown>;
  /** The operation that it calls, once. */
  calls?: string;
  /** Part of the usual run: the page is hydrated, replaced, or has a draft beside what was entered. */
  isUsual?: true;
}[] = [
  {
    isUsual: true,
    address: '/acceso',
    act: signIn,
    expected: (page) =>
      expect(page.getByRole('heading', { name: /^Hola, /, level: 1 })).toBeVisible(),
    calls: 'getToken',
  },
  {
    address: '/acceso?redirect=%2Fperfil',
    act: signIn,
    expected: (page) => expect(page).toHaveURL(/\/perfil$/),
    calls: 'getToken',
  },
  {
    address: '/acceso?redirect=%2Fperfil#x',
    act: async (page, { user, password }) => {
      await page.getByLabel('NIF o correo electrónico').fill(user);
      await page.getByLabel('Contraseña', { exact: true }).fill(password);
      await page.keyboard.press('Enter');
    },
    expected: (page) => expect(page).toHaveURL(/\/perfil$/),
    calls: 'getToken',
  },
  {
    address: '/acceso?x=1',
    act: signIn,
    expected: (page) =>
      expect(page.getByRole('heading', { name: /^Hola, /, level: 1 })).toBeVisible(),
    calls: 'getToken',
  },
  {
    isUsual: true,
    address: '/acceso#x',
    language: 'ca-ES',
    act: signIn,
    expected: (page) =>
      expect(page.getByRole('heading', { name: /^Hola, /, level: 1 })).toBeVisible(),
    calls: 'getToken',
  },
  {
    // A link takes along what was typed.
    address: '/acceso',
    language: 'ca-ES',
    act: async (page) => {
      await page.getByLabel('NIF o correo electrónico').fill('ana@example.com');
      await page.getByRole('link', { name: '¿Ha olvidado su contraseña?' }).click();
    },
    expected: (page) =>
      expect(page.getByLabel('Correu electrònic', { exact: true })).toHaveValue('ana@example.com'),
  },
  {
    isUsual: true,
    address: '/registro',
    before: async (page) => {
      await page.goto('/registro');
      await page.getByLabel('NIF del titular').fill('12345678Z');
      await page.waitForFunction(() => JSON.stringify(sessionStorage).includes('12345678Z'));
    },
    act: async (page) => {
      await page.getByLabel('Repita').fill('ana@example.com');
      await button(page, 'Crear la cuenta').click();
    },
    expected: async (page) => {
      await expect(summary(page)).toBeFocused();
      await expect(page.getByLabel('NIF del titular')).toHaveValue('12345678Z');
      await expect(page.getByLabel('Repita')).toHaveValue('ana@example.com');
    },
  },
  {
    address: '/recordar-clave?x=1',
    act: async (page) => {
      await page.getByLabel('NIF', { exact: true }).fill('12345678Z');
      await page.getByLabel('Correo electrónico').fill('ana@example.com');
      await button(page, 'Pedir una contraseña').dblclick();
    },
    expected: (page) => expect(page.getByText('Mire su correo electrónico')).toBeVisible(),
    calls: 'resetPassword',
  },
  {
    address: '/nuevo-cliente-electricidad?promocode=NADA',
    act: async (page) => {
      await page.getByLabel('Cinco o más').check();
      await button(page, 'Siguiente').click();
    },
    expected: (page) =>
      expect(page.getByRole('heading', { level: 2, name: 'Su suministro' })).toBeVisible(),
  },
  {
    address: '/potencia?x=1',
    act: async (page) => {
      await page.getByRole('switch', { name: 'Horno' }).check();
      await page.getByRole('switch', { name: 'Lavadora' }).check();
      // Nothing can be calculated before.
      await button(page, 'Ver el resultado').click({ force: true });
    },
    expected: async (page) => {
      await expect(summary(page)).toBeFocused();
      await expect(page.getByRole('switch', { name: 'Horno' })).toBeChecked();
      await expect(page.getByRole('switch', { name: 'Lavadora' })).toBeChecked();
      await expect(page.locator('.appliance.is-on')).toHaveCount(2);
    },
  },
  {
    // A server that cannot look at cookies shows a customer the page of visitors.
    address: '/comparador?x=1',
    before: async (page, { token }) => {
      await page.route('**/comparador?x=1', (route) =>
        route.fulfill({ path: 'dist/config/pages/comparador.html' }),
      );
      const cookie = { name: 'token', value: token, domain: '127.0.0.1', path: '/' };
      await page.context().addCookies([cookie]);
    },
    act: (page) => button(page, 'Enviar la factura').click(),
    expected: (page) =>
      expect(button(page, 'Enviar la factura')).toHaveAttribute('aria-pressed', 'true'),
  },
  {
    // A link's bill replaces the form that was prerendered without it.
    address: linkedBill,
    act: async (page) => {
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: /^Comparar/ }).click();
    },
    expected: (page) => expect(page.getByRole('heading', { name: /^Pagaría/ })).toBeFocused(),
    calls: 'comparePrices',
  },
  {
    address: '/atencion-al-cliente#x',
    act: async (page) => {
      await page.locator('.help-question summary').first().click();
      await button(page, 'Menú').click();
    },
    expected: async (page) => {
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(page.locator('.help-question').first()).toHaveAttribute('open');
    },
  },
];

for (const { address, language, before, act, expected, calls, isUsual } of arrivals) {
  test(`what is entered and clicked before any code is loaded is done once, at ${address} ${language ?? ''}`, {
    tag: isUsual ? [] : '@exhaustive',
  }, async ({ page, context, baseURL, customer, sandbox }) => {
    if (language)
      await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
    await before?.(page, customer);
    const letCome = await withoutCode(page, ALL_CODE);
    // It is loaded once its code is.
    await page.goto(address, { waitUntil: 'commit' });
    await act(page, customer);
    await letCome();
    await expected(page);
    if (calls) expect(await sandbox.sent(calls)).toHaveLength(1);
  });
}

test('a button that is rendered again elsewhere while it is pressed is pressed once', {
  tag: '@exhaustive',
}, async ({ page, sandbox }) => {
  const letCome = await withoutCode(page);
  await page.goto(linkedBill);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: /^Comparar/ }).hover();
  await page.mouse.down();
  await letCome();
  // What stands above the button moves it from under the pointer.
  await expect(page.getByText('Hemos puesto los datos del enlace')).toBeVisible();
  await page.mouse.up();
  await expect(page.getByRole('heading', { name: /^Pagaría/ })).toBeFocused();
  expect(await sandbox.sent('comparePrices')).toHaveLength(1);
});

test('a form knows what was chosen before it was there', async ({ page }) => {
  const letCome = await withoutCode(page);
  await page.goto('/nuevo-cliente-electricidad');
  await page.getByLabel('Cinco o más').check();
  await letCome();
  await expect(page.getByLabel('Cinco o más')).toBeFocused();
  await expect(page.getByLabel('Cinco o más')).toBeChecked();
  // The run on this device, which only the form writes.
  await page.waitForFunction(() => JSON.stringify(localStorage).includes('large'));
  await page.reload();
  await expect(page.getByLabel('Cinco o más')).toBeChecked();
});

test('a visitor who chose another language sees the page in it', { tag: '@exhaustive' }, async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'language', value: 'ca-ES', url: baseURL ?? '' }]);
  await page.goto('/acceso');
  await expect(page).toHaveURL(/\/acces$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Entrar al seu compte' })).toBeVisible();
});

test('a signed-in customer is redirected', { tag: '@exhaustive' }, async ({ signedIn: page }) => {
  await page.goto('/acceso');
  await expect(page.getByRole('heading', { level: 1, name: /^Hola, / })).toBeVisible();
});

test('settings of now replace those of the publication', async ({ page, sandbox }) => {
  await serveSettings(sandbox, { brand: { name: 'Tramuntana' } });
  await page.goto('/registro');
  await expect(page.getByRole('banner')).toContainText('Tramuntana');
});

/** From now on the page at an address is one of a version before, whose files are gone. */
async function makeOld(page: Page, path: string): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    const answer = await route.fetch();
    const old = (await answer.text())
      .replace(/"version":"[0-9a-f]{10}"/g, '"version":"0000000000"')
      .replace(/rules\.[0-9a-f]{10}\.js/g, 'rules.0000000000.js');
    await route.fulfill({ response: answer, body: old });
  });
}

test('a page from before a publication, whose files are gone, is rendered with the current files', async ({
  page,
}) => {
  await makeOld(page, '/acceso');
  await page.goto('/acceso');
  await markHeading(page);
  await rendered(page);
  expect(await markedHeading(page)).toBe(false);
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeEnabled();
});

test('so is that of customers, in the language of its address', { tag: '@exhaustive' }, async ({
  signedIn: page,
}) => {
  await makeOld(page, '/contractes/electricity');
  await page.goto('/contractes/electricity');
  await expect(page.getByRole('link', { name: / contracte \d+$/ }).first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ca-ES');
});

test('code that does not come leaves the page to be read, and says so', async ({ page }) => {
  await page.route(CODE, (route) => route.abort());
  await page.goto('/potencia');
  await expect(page.getByRole('alert')).toContainText('No hemos podido cargar');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('without JavaScript the page can be read, says what it needs and gives the telephone', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/comparador');
  await expect(page).toHaveTitle(/Comparador de luz/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const notice = page.locator('.no-script');
  await expect(notice).toContainText('Esta página necesita JavaScript');
  await expect(notice.locator('a')).toHaveAttribute('href', /^tel:/);
  // A password never reaches the address.
  await page.goto('/acceso');
  await page.getByLabel('Contraseña', { exact: true }).fill('secret');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL(/\/acceso$/);
  await context.close();
});
