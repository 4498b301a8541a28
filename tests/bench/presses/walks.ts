import type { Page } from '@playwright/test';
import type { Presses } from './press-times.ts';

/** A walk over a few pages: who walks, and what is pressed. */
export interface Walk {
  name: string;
  /** By default a visitor. */
  isCustomer?: boolean;
  /** True where the question about cookies is part of it. */
  hasQuestion?: boolean;
  walk: (presses: Presses) => Promise<void>;
}

/** What closes the dialog that is open. */
const close = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Cerrar', exact: true }).first();

const CONTRACT = '/contratos/electricity/0010101';

/** Every kind of press of the portal: questions, menus, forms, tabs, charts, lists, dialogs, steps. */
export const walks: Walk[] = [
  {
    name: 'login',
    hasQuestion: true,
    async walk(presses) {
      const { page } = presses;
      await presses.open('/acceso');
      await presses.press('cookies: details', presses.button('Personalizar'));
      await presses.press('cookies: close details', close(page));
      await presses.press('cookies: refuse', presses.button('Rechazar todo'));
      await presses.press('menu', presses.button('Menú'));
      await presses.press('menu: close', close(page));
      await presses.press('help', presses.button('Ayuda').first());
      await presses.press('help: close', close(page));
      await presses.press('language', presses.button(/Idioma/));
      await page.keyboard.press('Escape');
      await presses.type('login: NIF', page.getByLabel('NIF o correo electrónico'), '00000000T');
      await presses.type('login: password', page.getByLabel('Contraseña', { exact: true }), 'Abc1');
      await presses.press('login: show the password', presses.button('Mostrar la contraseña'));
      await presses.press('login: help to sign in', page.getByText('¿Necesita ayuda para entrar?'));
      await presses.press('language', presses.button(/Idioma/));
      await presses.press('language: Catalan', page.getByRole('menuitem', { name: 'Català' }));
    },
  },
  {
    name: 'calculator',
    async walk(presses) {
      const { page } = presses;
      await presses.open('/potencia');
      const appliance = (name: string) => page.getByRole('switch', { name });
      await presses.press('appliance: first', appliance('Radiador eléctrico'));
      await presses.press('appliance: second', appliance('Horno'));
      await presses.press('appliance: one more', presses.button(/^Añadir:/).first());
      await presses.press('appliance: off', appliance('Radiador eléctrico'));
    },
  },
  {
    name: 'comparator',
    async walk(presses) {
      const { page } = presses;
      await presses.open('/comparador');
      await presses.type('comparator: CUPS', page.getByLabel('CUPS de la luz'), 'ES09996359');
      await presses.press('comparator: send the bill', page.getByText('Enviar la factura'));
      await presses.press('comparator: write the data', page.getByText('Escribir los datos'));
    },
  },
  {
    name: 'contracting',
    async walk(presses) {
      const { page } = presses;
      await presses.open('/nuevo-cliente-electricidad');
      await presses.press('wizard: a choice', page.getByText('Una o dos'));
      await presses.press(
        'wizard: a product',
        page.locator('.product-card').filter({ hasText: 'Luz Noche' }).locator('label').first(),
      );
      await presses.press('wizard: prices', page.getByRole('switch').first());
      await presses.press('wizard: next', presses.button('Siguiente'));
      await page.getByLabel(/^CUPS/).first().waitFor();
      await presses.type('wizard: CUPS', page.getByLabel(/^CUPS/).first(), 'ES099963595273');
      await presses.press('wizard: next with errors', presses.button('Siguiente'));
      await presses.press('wizard: back', presses.button('Anterior'));
    },
  },
  {
    name: 'invoices',
    isCustomer: true,
    async walk(presses) {
      const { page } = presses;
      await presses.open('/facturas');
      await presses.press('invoices: kWh', presses.button('kWh'));
      await presses.press('invoices: euro', presses.button('Euros'));
      await presses.choose('invoices: year', page.getByLabel('Año', { exact: true }), 'ArrowDown');
      await presses.press('invoices: table', presses.button('Tabla'));
      await presses.press('invoices: chart', presses.button('Tabla'));
      await presses.press('invoices: filter', presses.button('Filtrar'));
      await presses.type('invoices: number', page.getByLabel('Número'), 'F261');
      await presses.press('invoices: close the filter', presses.button('Filtrar'));
      await presses.press('invoices: more rows', presses.button(/^Ver más/));
      await presses.press('invoices: pick', presses.button('Descargar varias'));
      await presses.press('invoices: a box', page.getByRole('checkbox').nth(1));
      await presses.press('invoices: stop picking', presses.button(/Cancelar|Dejar/).first());
      await presses.press('invoices: pay', presses.button(/^Pagar/).first());
      await presses.press('invoices: close the payment', close(page));
      await presses.press('invoices: gas', page.getByRole('link', { name: 'Gas', exact: true }));
    },
  },
  {
    name: 'contract',
    isCustomer: true,
    async walk(presses) {
      const { page } = presses;
      await presses.open(`${CONTRACT}#consumption`);
      const span = (name: string) => page.getByRole('button', { name, exact: true });
      await presses.press('consumption: month', span('Mes'));
      await presses.press('consumption: earlier', presses.button('Periodo anterior'));
      await presses.press('consumption: compare', presses.button(/^Comparar/));
      await presses.press('consumption: reactive', presses.button('Reactiva'));
      await presses.press('consumption: day', span('Día'));
      await presses.press('consumption: week', span('Semana'));
      await presses.press('consumption: 12 months', span('12 meses'));
      await presses.press('consumption: table', presses.button('Tabla'));
      await presses.press('contract: whole', page.getByText('Ver todo el contrato'));
      await presses.press('contract: power', presses.button(/^Cambiar(?! de contrato)/).first());
      await presses.press('contract: close the power', close(page));
      await presses.open(`${CONTRACT}?dialog=iban-change`);
      await presses.press('account: another', page.getByLabel('Otra cuenta'));
      await presses.type(
        'account: IBAN',
        page.getByLabel('IBAN de la cuenta nueva'),
        'ES91210004184',
      );
      await presses.press('account: close', close(page));
    },
  },
  {
    name: 'lists',
    isCustomer: true,
    async walk(presses) {
      const { page } = presses;
      await presses.open('/contratos');
      await presses.press('contracts: gas', page.getByRole('link', { name: 'Gas', exact: true }));
      await presses.press(
        'contracts: electricity',
        page.getByRole('link', { name: 'Electricidad' }),
      );
      await presses.type('contracts: search', page.getByRole('searchbox'), 'Font');
      await presses.press('bar: home', page.locator('.phone-bar').getByText('Inicio'));
      await presses.press('bar: contracts', page.locator('.phone-bar').getByText('Contratos'));
      await presses.press('bar: menu', page.locator('.phone-bar').getByText('Menú'));
      await presses.press('bar: close the menu', close(page));
      await presses.open('/atencion-al-cliente');
      await presses.press('help: a question', page.getByText('¿Cómo pago una factura pendiente?'));
      await presses.type('help: search', page.getByRole('searchbox'), 'pagar');
    },
  },
];
