import type { Page } from '@playwright/test';
import { daysOf } from '#domain/consumption/consumption-range.ts';
import { dayAfter } from '#domain/values/local-time.ts';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';
import { expectNoBarrier, expectNoBarrierAnywhere, furtherWays } from './support/barriers.ts';
import { Contracting } from './support/contracting.ts';
import {
  activeContract,
  closedContract,
  contractPath,
  gasContract,
  indebtedContract,
} from './support/household.ts';
import { expectLoaded } from './support/loaded.ts';
import { expect, test } from './support/portal-test.ts';
import { expectLowFoot, expectReflow } from './support/reflow.ts';
import type { SandboxControl } from './support/sandbox-control.ts';
import { expectTranslated, startTranslation, translatePages } from './support/translate.ts';

interface State {
  name: string;
  signedIn: boolean;
  path: (customer: FreshCustomer) => string;
  /** The household with panels and batteries. */
  isSolar?: boolean;
  /** True where other states show the same parts: it is judged in `npm run test:all` only. */
  isLikeOthers?: boolean;
  /** True where the page stands for the frame of all pages, at every width. */
  isOfEveryFrame?: boolean;
  /** Settings that the retailer serves. */
  served?: object;
  /** An answer of the retailer, by its operation. */
  answers?: readonly [operationId: string, data: unknown];
  /** An answer of the retailer that fails. */
  fails?: string;
  /** What a person does before the page is judged. */
  reach?: (page: Page) => Promise<void>;
}

const submitDialog = (page: Page) =>
  page.getByRole('dialog').locator('button[type=submit]').click();

const playWithPower = async (page: Page) => {
  // The draft of the visit before follows then: a switch that is read before is another one when it is pressed.
  await page.waitForFunction(() => performance.getEntriesByName('drawn').length > 0);
  for (const at of [0, 1, 2, 10]) await page.getByRole('switch').nth(at).check();
};

const home = { home: { type: 'tabs' } };

const today = new Date().toISOString().slice(0, 10);

/** One of which everything is read, with a row for each day. */
const week = daysOf('week', dayAfter(today, -21), 12);

const longEmail = `${'una.direccion-muy-larga.'.repeat(4)}x@${'subdominio.'.repeat(4)}example.com`;

const terms = { price: 'fixed', months: 12, renewal: 'renews', notice_days: 0, revision: 'none' };

/** A notice that is open: all that its page can show, with a reason that is long. */
const changeOfPrice = {
  ...{ id: 61, kind: 'price_change', sent_date: dayAfter(today, -5) },
  ...{ in_force: dayAfter(today, 40), decide_until: dayAfter(today, 39) },
  reason: 'Los costes de aprovisionamiento y de las garantías han subido. '.repeat(4),
  before: { prices: { fixed: 0.2466, variable: 0.0729 }, terms: { ...terms, penalty_percent: 5 } },
  after: {
    prices: { fixed: 12.2466, variable: 0.077312 },
    terms: { ...terms, penalty_percent: 0 },
  },
  consumption: null,
  ...{ without_answer: 'accepted', decision: null },
};

const states: State[] = [
  { name: 'login', isLikeOthers: true, signedIn: false, path: () => '/acceso' },
  {
    name: 'login with errors',
    signedIn: false,
    path: () => '/acceso',
    reach: (page) => page.locator('button[type=submit]').click(),
  },
  { name: 'version', isLikeOthers: true, signedIn: false, path: () => '/version' },
  {
    name: 'accessibility statement',
    isLikeOthers: true,
    signedIn: false,
    path: () => '/accesibilidad',
  },
  { name: 'home of a visitor', isLikeOthers: true, signedIn: false, path: () => '/', served: home },
  { name: 'home', isLikeOthers: true, signedIn: true, path: () => '/', served: home },
  {
    name: 'overview',
    signedIn: true,
    path: () => '/',
    served: { home: { type: 'overview' } },
    reach: (page) => page.locator('.overview-tile .overview-lines').last().waitFor(),
  },
  {
    name: 'profile with a long e-mail to be confirmed',
    isLikeOthers: true,
    signedIn: true,
    path: () => '/perfil',
    answers: [
      'getEmailChange',
      { result: { email: longEmail, requested_at: new Date().toISOString(), expired: false } },
    ],
    reach: (page) => page.getByText(longEmail).first().waitFor(),
  },
  {
    name: 'page of the retailer',
    signedIn: false,
    path: () => '/d/autoconsumo/1',
    reach: (page) => page.getByRole('heading', { name: /^C[óo]mo? funciona/ }).waitFor(),
  },
  { name: 'not found', isLikeOthers: true, signedIn: false, path: () => '/no-such-page' },
  { name: 'welcome of a visitor', isLikeOthers: true, signedIn: false, path: () => '/bienvenido' },
  { name: 'welcome', isLikeOthers: true, signedIn: true, path: () => '/bienvenido' },
  { name: 'home of actions', isLikeOthers: true, signedIn: true, path: () => '/altHome' },
  {
    name: 'comparator with errors',
    isLikeOthers: true,
    signedIn: false,
    path: () => '/comparador',
    reach: async (page) => {
      await page.locator('.comparison-page button[type=submit]').click();
      await page.locator('.form-summary').waitFor();
    },
  },
  {
    name: 'gas comparator, leaving the invoice',
    isLikeOthers: true,
    signedIn: false,
    path: () => '/comparador-gas',
    reach: async (page) => {
      await page.locator('.comparison-modes button').nth(1).click();
      await page.locator('.lead-contact').waitFor();
    },
  },
  {
    name: 'newsletters, one of which stays',
    isLikeOthers: true,
    signedIn: false,
    path: () => '/boletin',
    reach: async (page) => {
      const data = {
        email: `${crypto.randomUUID()}@example.com`,
        newsletters: [1, 2],
        exported: [2],
      };
      const made = await page.request.post('/sandbox/subscribers', { data });
      const { id } = await made.json();
      const { pathname } = new URL(page.url());
      await page.goto(`${pathname}?params=${id}`);
      await page.getByRole('switch').nth(1).waitFor();
    },
  },
  {
    name: 'price alerts',
    isLikeOthers: true,
    signedIn: true,
    path: () => '/omipComponent',
  },
  {
    name: 'power calculator at play, with errors',
    signedIn: false,
    path: () => '/potencia',
    reach: async (page) => {
      await playWithPower(page);
      await page.locator('.power-form button[type=submit]').click();
      await page.locator('.form-summary').waitFor();
      // What gauge or header cover for the moment would be judged by the part that is seen.
      await page.evaluate(() => {
        window.scrollTo(0, document.body.scrollHeight);
        const below = document.querySelector('.frame-header')?.getBoundingClientRect().bottom ?? 0;
        for (const input of document.querySelectorAll('.power-form input')) {
          const { top, bottom } = input.getBoundingClientRect();
          if (top < below && bottom > 0) window.scrollBy(0, top - below - 8);
        }
      });
    },
  },
  {
    name: 'power calculator with its result and a contact with errors',
    isLikeOthers: true,
    signedIn: false,
    path: () => '/potencia',
    reach: async (page) => {
      await playWithPower(page);
      await page.locator('input[name$=area]').fill('90');
      await page.locator('input[name$=numPersones]').fill('3');
      await page.locator('input[name$=cups]').fill('ES0999123456789012QX0F');
      await page.locator('.power-form button[type=submit]').click();
      await page.locator('.power-explanation summary').first().click();
      await page.locator('.lead-contact button[type=submit]').click();
      await page.locator('.form-summary').waitFor();
    },
  },
  {
    name: 'contracts',
    isOfEveryFrame: true,
    signedIn: true,
    path: () => '/contratos/electricity',
  },
  { name: 'gas contracts', isLikeOthers: true, signedIn: true, path: () => '/contratos/gas' },
  {
    name: 'choice of a contract, sorted',
    isLikeOthers: true,
    signedIn: true,
    path: () => '/contratos/electricity?dialog=power-change&order=-debt',
  },
  {
    name: 'contracts without matches',
    isLikeOthers: true,
    signedIn: true,
    path: () => '/contratos/electricity?search=zzzz',
  },
  {
    // Few rows, of each kind: paid, in part, and to be paid.
    name: 'invoices, of which one is picked',
    signedIn: true,
    path: () => `/facturas?from=${dayAfter(today, -60)}`,
    reach: async (page) => {
      await page.locator('main button[aria-pressed=false]:has(svg)').first().click();
      await page.getByRole('checkbox').nth(1).check();
      // What it covers for the moment would be judged by the part that is seen.
      await page.locator('.pick-bar').evaluate((bar) => {
        bar.style.position = 'static';
      });
    },
  },
  {
    name: 'gas invoices',
    isLikeOthers: true,
    signedIn: true,
    path: () => '/facturas?type=gas&size=12',
  },
  {
    name: 'joint invoices of a customer without any',
    isLikeOthers: true,
    signedIn: true,
    path: () => '/invoices-multipoint',
    served: { features: { displayTypes: ['electricity', 'gas', 'multipoint'] } },
  },
  {
    name: 'invoices of a contract',
    isLikeOthers: true,
    signedIn: true,
    path: (customer) => `${contractPath(indebtedContract(customer))}/facturas?size=12`,
  },
  {
    name: 'invoices of a gas contract',
    isLikeOthers: true,
    signedIn: true,
    path: (customer) => `${contractPath(gasContract(customer))}/facturas-gas?size=12`,
  },
  {
    name: 'filters of invoices with errors',
    isLikeOthers: true,
    signedIn: true,
    path: () => '/facturas?state=paid&from=2026-01-01&size=12',
    reach: async (page) => {
      await page.locator('.list-filters > button').first().click();
      await page.locator('input[name$=least]').fill('mil');
      await page.locator('.list-filters button[type=submit]').click();
    },
  },
  {
    name: 'contract',
    isLikeOthers: true,
    signedIn: true,
    path: (customer) => contractPath(activeContract(customer)),
  },
  {
    name: 'contract, with its consumption of a week as a table',
    signedIn: true,
    path: (customer) =>
      `${contractPath(activeContract(customer))}?from=${week.from}&to=${week.to}&detail=daily`,
    reach: async (page) => {
      await page.locator('#consumption').scrollIntoViewIfNeeded();
      await page.locator('.consumption .chart-controls > button').click();
      await page.locator('.consumption-table tbody tr').first().waitFor();
    },
  },
  {
    name: 'other days of a consumption with errors',
    isLikeOthers: true,
    signedIn: true,
    path: (customer) => contractPath(activeContract(customer)),
    reach: async (page) => {
      await page.locator('#consumption').scrollIntoViewIfNeeded();
      await page.locator('.consumption-spans button').last().click();
      await page.locator('input[name$=to]').fill('29/2/2026');
      await page.locator('.consumption-days button[type=submit]').click();
      await page.locator('.consumption-days .form-summary').waitFor();
    },
  },
  {
    name: 'closed contract',
    isLikeOthers: true,
    signedIn: true,
    path: (customer) => contractPath(closedContract(customer)),
  },
  {
    name: 'gas contract',
    isLikeOthers: true,
    signedIn: true,
    path: (customer) => contractPath(gasContract(customer)),
  },
  {
    name: 'contract that does not exist',
    isLikeOthers: true,
    signedIn: true,
    path: () => '/contratos/electricity/0000000',
  },
  {
    name: 'contract that cannot be read',
    isLikeOthers: true,
    signedIn: true,
    path: (customer) => contractPath(activeContract(customer)),
    fails: 'getContract',
    reach: (page) => page.getByText('503').waitFor(),
  },
  {
    name: 'bank account change',
    isLikeOthers: true,
    signedIn: true,
    path: (customer) => `${contractPath(activeContract(customer))}?dialog=iban-change`,
  },
  {
    name: 'bank account change with errors',
    signedIn: true,
    path: (customer) => `${contractPath(activeContract(customer))}?dialog=iban-change`,
    reach: async (page) => {
      await page.getByRole('dialog').getByRole('radio').last().check();
      await submitDialog(page);
    },
  },
  {
    name: 'notification address with errors',
    isLikeOthers: true,
    signedIn: true,
    path: (customer) => `${contractPath(activeContract(customer))}?dialog=notification-address`,
    reach: async (page) => {
      await page.getByRole('dialog').getByRole('radio').last().check();
      await submitDialog(page);
    },
  },
  {
    name: 'change of price with longer words',
    isLikeOthers: true,
    signedIn: true,
    path: (customer) => `/contratos/${activeContract(customer).id}/avisos/61`,
    answers: ['getContractNotice', { result: changeOfPrice }],
    reach: (page) => page.locator('.notice-terms dd').first().waitFor(),
  },
  {
    name: 'batteries with their movements',
    isLikeOthers: true,
    signedIn: true,
    isSolar: true,
    path: ({ contracts }) => contractPath(contracts[1] as (typeof contracts)[number]),
    reach: async (page) => {
      // On a phone it is behind "Ver todo el contrato".
      const summary = page.locator('.contract-whole > summary');
      await page.locator('.contract-whole').waitFor();
      if (await summary.isVisible()) await summary.click();
      await page.locator('.battery-ledger button').first().click();
      await page.locator('.battery-statement').first().waitFor();
    },
  },
  {
    name: 'move to another battery',
    isLikeOthers: true,
    signedIn: true,
    isSolar: true,
    path: ({ contracts }) =>
      `${contractPath(contracts[1] as (typeof contracts)[number])}?dialog=battery-move`,
    reach: async (page) => {
      await page.getByRole('dialog').getByRole('radio').first().check();
      await submitDialog(page);
      await page.getByRole('dialog').getByRole('textbox').fill('12,5');
      await submitDialog(page);
    },
  },
];

interface Visitor {
  page: Page;
  customer: FreshCustomer;
  sandbox: SandboxControl;
  language?: string;
  /** Called once the page has loaded. */
  onShown?: () => Promise<void>;
}

/** Opens a page and puts it into a state. */
async function show(
  { signedIn, path, served, answers, fails, reach }: State,
  { page, customer, sandbox, language = 'es-ES', onShown }: Visitor,
  url: string,
): Promise<void> {
  const context = page.context();
  await context.addCookies([{ name: 'language', value: language, url }]);
  if (signedIn) await context.addCookies([{ name: 'token', value: customer.token, url }]);
  const own = [
    ...(served ? [['getPublicSettings', served] as const] : []),
    ...(answers ? [answers] : []),
  ];
  for (const [operationId, data] of own)
    await sandbox.injectedFault({
      ...{ operationId, kind: 'body', contentType: 'application/json' },
      body: JSON.stringify({ status: 'OK', data }),
    });
  if (fails) await sandbox.injectedFault({ operationId: fails, kind: 'status', status: 503 });
  await page.goto(path(customer));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expectLoaded(page);
  await onShown?.();
  await reach?.(page);
}

for (const state of states)
  test.describe(state.name, () => {
    test.use({ household: state.isSolar ? 'solar' : undefined });

    test(`no barrier: ${state.name}`, {
      tag: state.isLikeOthers ? '@exhaustive' : [],
    }, async ({ page, customer, sandbox, baseURL }) => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await show(state, { page, customer, sandbox }, baseURL ?? '');
      await expectNoBarrierAnywhere(page);
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await expectReflow(page, state.isOfEveryFrame ? 'every width' : 'least room');
    });

    test(`no barrier in any language, light and width: ${state.name}`, {
      tag: '@exhaustive',
    }, async ({ page, customer, sandbox, baseURL }) => {
      for (const { language, colorScheme, viewport } of furtherWays) {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await show(state, { page, customer, sandbox, language }, baseURL ?? '');
        await expectNoBarrier(page, `${language}, ${colorScheme}, ${viewport.width}`);
      }
    });

    test(`works when the browser translates it: ${state.name}`, {
      tag: '@exhaustive',
    }, async ({ page, customer, sandbox, baseURL }) => {
      await translatePages(page, 'called');
      const onShown = () => startTranslation(page);
      await show(state, { page, customer, sandbox, onShown }, baseURL ?? '');
      // Some states are another document.
      await startTranslation(page);
      await expectTranslated(page);
    });
  });

/** Pages that no other test shows at every width and with larger or spaced text. */
const furtherPages: State[] = [
  { name: 'sign-up', signedIn: false, path: () => '/registro' },
  { name: 'password recovery', signedIn: false, path: () => '/recordar-clave' },
  { name: 'contact', signedIn: false, path: () => '/contacto' },
  { name: 'claims of a visitor', signedIn: false, path: () => '/reclamaciones' },
  { name: 'customer service of a visitor', signedIn: false, path: () => '/atencion-al-cliente' },
  { name: 'contracting of gas', signedIn: false, path: () => '/nuevo-cliente-gas' },
  { name: 'contracting of both', signedIn: false, path: () => '/nuevo-cliente-dual' },
  { name: 'customer service', signedIn: true, path: () => '/atencion-al-cliente' },
  { name: 'claims', signedIn: true, path: () => '/reclamaciones' },
  { name: 'requests', signedIn: true, path: () => '/solicitudes' },
  { name: 'new request', signedIn: true, path: () => '/solicitudes/crear' },
  { name: 'profile', signedIn: true, path: () => '/perfil' },
  { name: 'password change', signedIn: true, path: () => '/cambio-de-clave' },
  {
    name: 'letters of a contract',
    signedIn: true,
    path: (customer) => `/contratos/${indebtedContract(customer).id}/comunicaciones`,
  },
];

for (const state of furtherPages)
  test(`at every width and text size: ${state.name}`, { tag: '@exhaustive' }, async ({
    page,
    customer,
    sandbox,
    baseURL,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await show(state, { page, customer, sandbox }, baseURL ?? '');
    await expectReflow(page, 'every width');
  });

test('a long e-mail to be confirmed fits where a page has least room', async ({
  page,
  customer,
  sandbox,
  baseURL,
}) => {
  const state = states.find(({ name }) => name.includes('a long e-mail')) as State;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await show(state, { page, customer, sandbox }, baseURL ?? '');
  await expectReflow(page, 'least room');
});

test('the contracting at every width', async ({ page }) => {
  const wizard = new Contracting(page, 'electricity');
  await wizard.open();
  await wizard.button('next').click();
  await expect(page.locator('.form-summary')).toBeFocused();
  await expectReflow(page, 'every width');
});

test('what sticks to the foot of the contracting leaves room for its fields, also with large text', async ({
  page,
}) => {
  const wizard = new Contracting(page, 'electricity');
  await wizard.open();
  await wizard.walkTo('person');
  await expect(page.locator('.wizard-running')).toBeVisible();
  await expectLowFoot(page);
});
