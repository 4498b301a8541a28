import { expect } from '#tests/e2e/support/portal-test.ts';
import { examples, type OwnerTask } from './owner-task.ts';

/** Cards, columns and actions of pages, and pages of one's own. */
export const pageTasks: readonly OwnerTask[] = [
  {
    task: 9,
    title: 'Columns of the contracts and of the invoices: add one, hide one, reorder',
    files: [
      ...examples('pages', 'Change the columns of a list, and the actions of its rows'),
      ...examples('pages', 'Change the page sizes and the filters of a list'),
      [
        'screens/contracts.json',
        {
          areas: {
            main: {
              $list: [
                {
                  change: 'contracts-list',
                  set: {
                    options: {
                      columns: {
                        $list: [{ remove: 'payment' }, { move: 'state', at: 'end' }],
                      },
                    },
                  },
                },
              ],
            },
          },
        },
      ],
    ],
    at: 'the contracts and the invoices',
    seen: async ({ page }) => {
      const columns = page.getByRole('table').first().getByRole('columnheader');
      await expect(columns).toHaveText(['Vivienda', 'Acciones', 'Estado']);
      await page.goto('/facturas');
      await expect(columns).toHaveText([
        ...['Emitida', 'Importe', 'Periodo', 'Vivienda', 'Estado', 'Acciones'],
      ]);
      await expect(page.getByLabel('Por página').getByRole('option')).toHaveText([
        '10',
        '25',
        '50',
      ]);
      await page.getByRole('button', { name: 'Filtrar' }).click();
      const filters = page.getByRole('region', { name: 'Buscar una factura' });
      await expect(filters.getByRole('textbox')).toHaveCount(2);
    },
  },
  {
    task: 29,
    title: 'Actions of an invoice’s row',
    // In the example of the columns.
    files: [],
    at: 'the contracts and the invoices',
    seen: async ({ page }) => {
      const rows = page.getByRole('table').first();
      await expect(rows.getByRole('rowheader').first()).toBeVisible();
      await expect(rows.getByRole('button', { name: /^Pagar/ })).toHaveCount(0);
    },
  },
  {
    task: 10,
    title: 'Cards of the contract page: order, leave one out, one only for solar homes',
    files: examples('pages', 'Move a card, leave one out, have it for some only'),
    at: 'the page of a contract',
    seen: async ({ page }) => {
      const cards = page.getByRole('main').getByRole('heading', { level: 2 });
      await expect(cards.first()).toHaveText('Consumo');
      await expect(cards.filter({ hasText: 'Punto de suministro' })).toBeVisible();
      await expect(cards.filter({ hasText: 'Servicios' })).toHaveCount(0);
      await expect(cards.filter({ hasText: 'Datos del contrato' })).toHaveCount(0);
      const contact = page.getByRole('region', { name: 'Datos de contacto' });
      await expect(contact.getByRole('heading', { level: 3 }).first()).toHaveText('Móvil');
    },
  },
  {
    task: 21,
    title: 'Ranges and series of the consumption chart',
    files: examples('pages', 'Change the ranges and series of the chart of consumption'),
    at: 'the page of a contract',
    seen: async ({ page }) => {
      const card = page.getByRole('region', { name: 'Consumo' });
      const ranges = card.getByRole('group', { name: 'Periodo' }).getByRole('button');
      await expect(ranges).toHaveText(['Semana', 'Mes', 'Otras fechas']);
      await expect(ranges.first()).toHaveAttribute('aria-pressed', 'true');
      await ranges.nth(1).click();
      await expect(card.getByRole('combobox', { name: 'Detalle' })).toHaveValue('daily');
      await expect(card.getByRole('button', { name: 'Reactiva' })).toHaveCount(0);
    },
  },
  {
    task: 26,
    title: 'Actions of the contract page: which, order, which one is primary',
    files: examples('pages', 'Change the actions of a contract'),
    at: 'the page of a contract',
    seen: async ({ page }) => {
      const actions = page.getByRole('region', { name: 'Qué puede hacer' });
      const first = actions.getByRole('button', { name: 'Cuenta de cargo' });
      await expect(first).toHaveClass(/btn-primary/);
      await actions.getByRole('button', { name: 'Más' }).click();
      await expect(page.getByRole('menuitem')).toHaveText(['Potencia', 'Reclamar']);
      await page.keyboard.press('Escape');
    },
  },
  {
    task: 20,
    title: 'Tiles of the home: order, conditions, a new one with a figure',
    files: [
      ...examples('pages', 'Show what the API answers'),
      [
        'screens/home.json',
        {
          areas: {
            main: {
              $list: [
                { move: 'home-consumption', at: 'start' },
                { remove: 'home-documents' },
                {
                  insert: {
                    part: 'figure',
                    requires: ['not-new-customer'],
                    options: { source: { operation: 'listInvoices' }, show: 'count' },
                  },
                  after: 'home-consumption',
                },
              ],
            },
          },
        },
      ],
      [
        'locales/<language>/pages.json',
        { home: { parts: { figure: { sentence: 'facturas con nosotros', empty: 'Ninguna.' } } } },
      ],
    ],
    at: 'the overview',
    seen: async ({ page }) => {
      const tiles = page.getByRole('main').getByRole('heading', { level: 2 });
      await expect(tiles.first()).toHaveText('Su consumo de luz');
      await expect(page.getByText('facturas con nosotros')).toBeVisible();
      await expect(tiles.filter({ hasText: /PDF/ })).toHaveCount(0);
      await page.goto('/perfil');
      const accounts = page.getByRole('region', { name: 'Sus cuentas' });
      await expect(accounts.getByRole('rowheader').first()).toHaveText(/^ES\d\d/);
      await expect(page.getByText('facturas hasta hoy')).toBeVisible();
    },
  },
  {
    task: 12,
    title: 'A page of text with a form below it',
    files: examples('pages', 'Make a page of your own'),
    at: 'a page of one’s own',
    seen: async ({ page }) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nuestras tarifas');
      const link = page.getByRole('link', { name: 'Calcule su potencia' });
      await expect(link).toHaveAttribute('href', '/potencia');
      await page.getByRole('button', { name: 'Escribir un mensaje' }).click();
      await expect(page.getByRole('dialog').getByLabel(/correo/i)).toBeVisible();
      await page.reload();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    task: 27,
    title: 'An own page with its path in each language, its menu line and access',
    files: [['locales/pt-PT/routes.json', { tariffs: '/tarifarios' }]],
    at: 'the page to sign in',
    seen: async ({ page }) => {
      await page.getByRole('button', { name: 'Menú' }).click();
      const line = (role: 'menuitem' | 'link') => page.getByRole(role, { name: 'Tarifas' });
      await line('menuitem').or(line('link')).first().click();
      await expect(page).toHaveURL(/\/tarifas$/);
      await expect(page).toHaveTitle(/^Nuestras tarifas/);
      await page.goto('/tarifarios');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nuestras tarifas');
    },
  },
];
