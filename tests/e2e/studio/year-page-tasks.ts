import { expect } from '#tests/e2e/support/studio/own-studio.ts';
import { idsOf, type Json, partsOf, settingsOf, type Visit } from './year-visit.ts';

/** The part of a page with this name, or kind. */
const partOf = ({ own }: Visit, page: string, area: string, name: string): Json =>
  partsOf(own, page)[area]?.find(({ id, part }) => (id ?? part) === name) ?? {};

/** Tasks on pages: their parts, actions and charts. */
export const pageTasks: Readonly<Record<string, (visit: Visit) => Promise<void>>> = {
  '20. the tiles of the overview, and one with a figure': async ({ studio, own }) => {
    await studio.find('Inicio', /^Inicio\s*Página/);
    const main = studio.panel.getByRole('region', { name: 'Partes · Centro' });
    await main.getByRole('button', { name: 'Quitar Documentos recientes' }).click();
    await main.getByRole('button', { name: 'Subir Su consumo' }).click();
    await studio.add(main.getByRole('button', { name: 'Añadir…' }), 'Una cifra');
    await main.getByRole('button', { name: 'Una cifra', exact: true }).click();
    await studio.panel.getByLabel('Operación de la API').fill('listInvoices');
    await studio.panel.getByLabel('Qué número').selectOption('Cuántas hay');
    await studio.writeMissing({
      'figure.sentence': ['facturas con nosotros', 'factures amb nosaltres'],
      'figure.empty': ['Ninguna.', 'Cap.'],
    });
    await studio.settled();
    const tiles = partsOf(own, 'home').main;
    expect(idsOf(tiles).indexOf('home-consumption')).toBe(3);
    expect(idsOf(tiles)).not.toContain('home-documents');
    expect(tiles?.at(-1)).toEqual({
      part: 'figure',
      options: { source: { operation: 'listInvoices' }, show: 'count' },
    });
  },
  '21. the ranges and series of the consumption': async (visit) => {
    const { studio } = visit;
    await studio.find('contract', /^contract\s*Página/);
    await studio.panel.getByRole('button', { name: 'Consumo', exact: true }).click();
    await studio.add(studio.panel.getByRole('button', { name: 'Más opciones…' }), 'Opciones');
    const options = studio.panel.getByRole('group', { name: 'Opciones' });
    await studio.add(
      options.getByRole('button', { name: 'Más opciones…' }),
      'Periodos del gráfico',
    );
    const spans = options.getByRole('group', { name: 'Periodos del gráfico' });
    for (const span of ['Semana', 'Mes', 'Otro'])
      await studio.add(spans.getByRole('button', { name: 'Añadir…' }), span);
    await studio.settled();
    expect(partOf(visit, 'contract', 'top', 'contract-consumption').options).toEqual({
      spans: ['week', 'month', 'other'],
    });
  },
  '13. a notice for homes with gas, in December': async (visit) => {
    const { studio, own } = visit;
    await studio.find('gas-contract', /^gas-contract\s*Página/);
    const top = studio.panel.getByRole('region', { name: 'Partes · Arriba' });
    await top.getByRole('button', { name: 'Añadir…' }).press('Enter');
    await studio.page.getByRole('option', { name: 'Texto', exact: true }).click();
    await top.getByRole('button', { name: 'Texto', exact: true }).click();
    for (const [side, day] of [
      ['Desde', '2026-12-01T00:00:00+01:00'],
      ['Hasta', '2027-01-01T00:00:00+01:00'],
    ] as const) {
      await studio.add(studio.panel.getByRole('button', { name: 'Más opciones…' }).last(), side);
      await studio.panel.getByRole('textbox', { name: side }).fill(day);
    }
    await studio.writeMissing({
      'parts.text.body': ['En diciembre, revise su caldera.', 'Al desembre, revisi la caldera.'],
    });
    await studio.settled();
    expect(partsOf(own, 'gas-contract').top?.at(-1)).toEqual({
      part: 'text',
      from: '2026-12-01T00:00:00+01:00',
      until: '2027-01-01T00:00:00+01:00',
    });
  },
  '26. the actions of a contract': async (visit) => {
    const { studio } = visit;
    await studio.find('contract', /^contract\s*Página/);
    await studio.panel
      .getByRole('button', { name: 'Qué se puede hacer', exact: true })
      .press('Enter');
    await studio.panel.getByRole('button', { name: 'Quitar withdrawal' }).press('Enter');
    await studio.panel.getByRole('button', { name: 'Subir claim' }).press('Enter');
    await studio.panel.getByRole('button', { name: 'claim', exact: true }).press('Enter');
    const claim = studio.panel.getByRole('listitem').filter({ hasText: 'Nombre propio' });
    await studio.add(claim.getByRole('button', { name: 'Más opciones…' }), 'Aspecto');
    await claim.getByRole('combobox', { name: 'Aspecto' }).selectOption('Principal');
    await studio.settled();
    expect(partOf(visit, 'contract', 'top', 'contract-actions').options).toMatchObject({
      actions: [{ id: 'claim', look: 'primary' }, { id: 'invoices' }],
    });
  },
  '24. a product’s texts, terms and place': async ({ studio, own }) => {
    await studio.find('products.electricity', /^products.electricity/);
    await studio.panel.getByRole('button', { name: 'Añadir…' }).press('Enter');
    await studio.panel.getByLabel('Nombre propio').fill('3');
    const product = studio.panel.getByRole('listitem').filter({ hasText: 'Nombre propio' });
    const more = product.getByRole('button', { name: 'Más opciones…' }).last();
    await studio.add(more, 'Contrato');
    for (const [what, said] of [
      ['Precio', 'Fijo'],
      ['Renovación', 'Se renueva'],
      ['Cambio del precio', 'Ninguno'],
    ] as const)
      await product.getByRole('combobox', { name: what, exact: true }).selectOption(said);
    for (const [what, number] of [
      ['Meses', '12'],
      ['Días de preaviso', '0'],
      ['Penalización (%)', '5'],
    ] as const)
      await product.getByRole('textbox', { name: what }).fill(number);
    for (const [language, name] of [
      ['Español', 'Luz de Luna'],
      ['Català', 'Llum de Lluna'],
    ] as const) {
      const texts = studio.panel.locator('section', { hasText: `Textos · ${language}` });
      const title = texts.getByRole('button', { name: `Textos · ${language}` });
      if ((await title.getAttribute('aria-expanded')) === 'false') await title.press('Enter');
      await texts.getByLabel('Nombre').fill(name);
    }
    await studio.settled();
    expect(settingsOf(own, 'products')).toEqual({
      electricity: [
        {
          id: 3,
          contract: {
            ...{ price: 'fixed', months: 12, renewal: 'renews', noticeDays: 0 },
            ...{ penaltyPercent: 5, revision: 'none' },
          },
        },
      ],
    });
    expect(own.json('locales/ca-ES/products.json')).toMatchObject({
      electricity: { 3: { name: 'Llum de Lluna' } },
    });
  },
  '28. what the end of the contracting says and offers': async (visit) => {
    const { studio } = visit;
    await studio.find('Contratar gas', /^Contratar gas\s*Página/);
    await studio.panel
      .getByRole('button', { name: 'Adónde ir después', exact: true })
      .press('Enter');
    await studio.panel.getByRole('button', { name: 'Quitar withdrawal' }).press('Enter');
    await studio.panel.getByRole('button', { name: 'Subir sign-up' }).press('Enter');
    await studio.settled();
    const ways = partOf(visit, 'contracting-gas', 'end', 'wizard-ways').options;
    const { ways: all } = ways as { ways: Json[] };
    expect(all.map(({ route, action }) => route ?? action).slice(0, 2)).toEqual([
      ...['sign-up', 'contracting-follow'],
    ]);
  },
};
