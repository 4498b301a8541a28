import { Contracting } from '#tests/e2e/support/contracting.ts';
import { expect } from '#tests/e2e/support/portal-test.ts';
import type { OwnerTask } from './owner-task.ts';

const count = { type: 'integer', minimum: 0 };

/** A bill of a home, as parameters of a link. */
const bill = new URLSearchParams({
  ...{ energy: 'electricity', cups: 'ES0999123456789012QX0F', comerOrigin: '3', accessTariff: '1' },
  ...{ startDate: '2026-02-01', endDate: '2026-02-28', invoiceAmount: '90' },
  ...{ power: '4.6', power2: '4.6', p1: '80', p2: '70', p3: '110' },
});

/** The contracting and its products. */
export const wizardTasks: readonly OwnerTask[] = [
  {
    task: 4,
    title: 'Reorder the steps of the contracting',
    files: [
      [
        'wizards/contracting-electricity.json',
        {
          steps: {
            $list: [
              { change: 'person', set: { sends: null } },
              { move: 'person', before: 'installation' },
            ],
          },
        },
      ],
    ],
    at: 'the contracting of electricity',
    seen: async ({ page }) => {
      const steps = page.getByRole('navigation', { name: 'Pasos' }).getByRole('listitem');
      await expect(steps.nth(1)).toContainText('Quién contrata');
      await expect(steps.nth(2)).toContainText('Su suministro');
    },
  },
  {
    task: 5,
    title: 'Add a step with three fields to the contracting',
    files: [
      [
        'wizards/contracting-dual.json',
        { steps: { $list: [{ insert: { id: 'pets', form: 'pets' }, at: 'start' }] } },
      ],
      [
        'forms/pets.json',
        {
          schema: { type: 'object', properties: { dogs: count, cats: count, others: count } },
          ui: {},
        },
      ],
      [
        'locales/<language>/forms/pets.json',
        {
          title: 'Sus animales',
          fields: {
            ...{ dogs: { label: 'Perros' }, cats: { label: 'Gatos' } },
            others: { label: 'Otros animales' },
          },
        },
      ],
    ],
    at: 'the contracting of both',
    seen: async ({ page }) => {
      await expect(page.getByRole('heading', { level: 2, name: 'Sus animales' })).toBeVisible();
      for (const name of ['Perros', 'Gatos', 'Otros animales'])
        await expect(page.getByRole('textbox', { name })).toBeVisible();
    },
  },
  {
    task: 6,
    title: 'Leave out a step',
    files: [['wizards/contracting-dual.json', { steps: { $list: [{ remove: 'estimate' }] } }]],
    at: 'the contracting of both',
    seen: async ({ page }) => {
      const steps = page.getByRole('navigation', { name: 'Pasos' }).getByRole('listitem');
      await expect(steps.nth(1)).toContainText('Su suministro');
      await expect(steps.filter({ hasText: 'Cuánto pagaría al mes' })).toHaveCount(0);
    },
  },
  {
    task: 24,
    title: 'A product’s texts, terms and place in the comparison',
    files: [
      [
        'portal.json',
        {
          links: { 'night-terms': 'https://lluerna.example/condiciones-noche' },
          products: { electricity: [{ id: 3, terms: 'night-terms' }, { id: 1 }] },
        },
      ],
      [
        'locales/<language>/products.json',
        {
          electricity: {
            1: { name: 'Luz Serena' },
            3: {
              name: 'Luz de Luna',
              summary: 'Barata mientras duerme.',
              details: 'Con permanencia.',
            },
          },
        },
      ],
    ],
    at: 'the contracting of electricity',
    seen: async ({ page }) => {
      const products = page.getByRole('radiogroup', { name: /producto|tarifa/i });
      await expect(products.getByRole('radio').first()).toHaveAccessibleName('Luz de Luna');
      await expect(products.getByRole('radio').nth(1)).toHaveAccessibleName('Luz Serena');
      await expect(products.getByText('Barata mientras duerme.')).toBeVisible();
      await expect(products.getByRole('link', { name: /de Luz de Luna/ })).toHaveAttribute(
        'href',
        'https://lluerna.example/condiciones-noche',
      );
      await page.goto(`/comparador#${bill}`);
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: /^Comparar/ }).click();
      await expect(page.getByRole('heading', { name: 'Luz Serena' })).toBeVisible();
      const others = page.getByRole('region', { name: /otras tarifas/ }).getByRole('listitem');
      await expect(others.first()).toContainText('Luz de Luna');
    },
  },
  {
    task: 28,
    title: 'What the end of the contracting says and offers next',
    files: [
      [
        'screens/contracting-gas.json',
        {
          areas: {
            end: {
              $list: [
                {
                  change: 'wizard-next',
                  set: { options: { stepsOfSupplied: ['sign', 'visit'] } },
                },
                {
                  change: 'wizard-ways',
                  set: { options: { ways: [{ route: 'tariffs', look: 'primary' }] } },
                },
              ],
            },
          },
        },
      ],
      [
        'locales/<language>/wizard.json',
        {
          finished: {
            title: 'Ya casi está',
            next: { visit: 'Un técnico le visita.' },
            ways: { tariffs: 'Ver las tarifas' },
          },
        },
      ],
    ],
    at: 'the end of the contracting of gas',
    seen: async ({ page }) => {
      const contracting = new Contracting(page, 'gas');
      await contracting.isAt('estimate');
      await contracting.next();
      await contracting.walkTo('confirmation');
      await contracting.accept();
      await contracting.button('confirm').click();
      await expect(page.getByRole('heading', { name: 'Ya casi está' })).toBeVisible();
      const steps = page.getByRole('main').getByRole('listitem');
      await expect(steps.filter({ hasText: 'Un técnico le visita.' })).toBeVisible();
      await expect(steps.filter({ hasText: 'Revisamos sus datos' })).toHaveCount(0);
      const way = page.getByRole('main').getByRole('link', { name: 'Ver las tarifas' });
      await expect(way).toHaveAttribute('href', '/tarifas');
    },
  },
];
