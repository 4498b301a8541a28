import { expect } from '#tests/e2e/support/portal-test.ts';
import { DECEMBER, JANUARY, type OwnerTask } from './owner-task.ts';

/** Settings, menus, help, languages and a notice. */
export const settingTasks: readonly OwnerTask[] = [
  {
    task: 8,
    title: 'Switch a feature off',
    files: [['portal.json', { features: { contractDocuments: { enabled: false } } }]],
    at: 'the page of a contract',
    seen: async ({ page }) => {
      await expect(page.getByRole('region', { name: 'Punto de suministro' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Descargar el contrato' })).toHaveCount(0);
    },
  },
  {
    task: 14,
    title: 'A menu line to an outside page',
    files: [
      [
        'portal.json',
        {
          links: { blog: 'https://blog.lluerna.example' },
          menus: { footer: { $list: [{ insert: { link: 'blog' }, at: 'start' }] } },
        },
      ],
      ['locales/<language>/frame.json', { links: { blog: 'Nuestro blog' } }],
    ],
    at: 'the page to sign in',
    seen: async ({ page }) => {
      const line = page.getByRole('contentinfo').getByRole('link', { name: /^Nuestro blog/ });
      await expect(line).toHaveAttribute('href', 'https://blog.lluerna.example');
    },
  },
  {
    task: 15,
    title: 'A question of the help with its answer and a link',
    files: [
      [
        'portal.json',
        {
          helpDialog: {
            topics: { $list: [{ insert: { id: 'heat', route: 'comparator' }, at: 'start' }] },
          },
        },
      ],
      [
        'locales/<language>/help.json',
        {
          topics: {
            heat: {
              question: '¿Qué hago si hace calor?',
              answer: 'Baje las persianas.',
              words: 'verano',
            },
          },
        },
      ],
    ],
    at: 'the page to sign in',
    seen: async ({ page }) => {
      await page.getByRole('button', { name: /Ayuda/ }).click();
      await page.getByText('¿Qué hago si hace calor?').click();
      await expect(page.getByText('Baje las persianas.')).toBeVisible();
      const way = page.getByRole('link', { name: /^Ir a/ }).first();
      await expect(way).toHaveAttribute('href', '/comparador');
      await page.keyboard.press('Escape');
    },
  },
  {
    task: 25,
    title: 'An appliance of the power calculator',
    files: [
      [
        'portal.json',
        {
          powerCalculator: {
            appliances: { $list: [{ insert: { id: 'sauna', powers: [6] }, at: 'start' }] },
          },
        },
      ],
      ['locales/<language>/power-calculator.json', { appliances: { names: { sauna: 'Sauna' } } }],
    ],
    at: 'the power calculator',
    seen: async ({ page }) => {
      await page.getByRole('switch', { name: 'Sauna' }).check();
      await expect(page.getByRole('meter')).toHaveAttribute('aria-valuetext', /^6\s/);
    },
  },
  {
    task: 22,
    title: 'A further language',
    files: [['portal.json', { languages: { offered: ['es-ES', 'pt-PT'] } }]],
    at: 'the page to sign in, in a new language',
    seen: async ({ page }) => {
      await page.getByRole('button', { name: /Idioma/ }).click();
      await page.getByRole('menuitem', { name: 'Português' }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'pt-PT');
    },
  },
  {
    task: 16,
    title: 'All texts of a language by the translators’ table',
    // The table that `owner-year.ts` reads back.
    files: [],
    at: 'the page to sign in, in a new language',
    seen: async ({ page }) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Entre na sua conta');
      await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible();
    },
  },
  {
    task: 13,
    title: 'A banner for customers with gas, in December, with its texts',
    files: [
      [
        'screens/gas-contract.json',
        {
          areas: {
            top: {
              $list: [
                {
                  insert: {
                    ...{ part: 'text', id: 'december' },
                    ...{ from: DECEMBER, until: JANUARY },
                  },
                  at: 'start',
                },
              ],
            },
          },
        },
      ],
      [
        'locales/<language>/pages.json',
        { 'gas-contract': { parts: { december: { body: 'En diciembre, revise su caldera.' } } } },
      ],
    ],
    at: 'the page of a contract of gas',
    seen: async ({ page }) => {
      const notice = page.getByText('En diciembre, revise su caldera.');
      await expect(page.getByRole('heading', { name: 'Consumo' })).toBeVisible();
      await expect(notice).toHaveCount(0);
      await page.clock.fastForward('01:01');
      await expect(notice).toBeVisible();
    },
  },
];
