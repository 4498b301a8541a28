import { expect } from '#tests/e2e/support/studio/own-studio.ts';
import { idsOf, type Json, partsOf, settingsOf, type Visit } from './year-visit.ts';

/** Number of the task, what it is, and how it is done. Each ends with what the files hold. */
export const tasks: Readonly<Record<string, (visit: Visit) => Promise<void>>> = {
  '3. a limit and its message': async ({ studio, own }) => {
    await studio.find('contact-unsigned', /^Escríbanos/);
    await studio.panel.getByRole('button', { name: 'Subject', exact: true }).press('Enter');
    const spanish = studio.panel.locator('section', { hasText: 'Textos · Español' });
    await spanish.getByLabel('Máximo de caracteres').fill('Acórtelo un poco: caben {{limit}}.');
    const rules = studio.panel
      .locator('section')
      .filter({ has: studio.page.getByRole('button', { name: 'Reglas' }) });
    await rules.getByRole('textbox', { name: 'Máximo de caracteres' }).fill('120');
    await studio.settled();
    expect(own.json('schemas/forms/contact-unsigned.json')).toMatchObject({
      schema: { properties: { subject: { maxLength: 120 } } },
    });
    expect(own.json('locales/es-ES/forms/contact-unsigned.json')).toMatchObject({
      fields: { subject: { errors: { maxLength: 'Acórtelo un poco: caben {{limit}}.' } } },
    });
  },
  '4. the order of the steps': async ({ studio, own }) => {
    await studio.find('contracting-electricity: person', /person/);
    await studio.panel
      .getByRole('button', { name: 'Quitar Número con que se envía' })
      .press('Enter');
    await studio.panel.getByRole('button', { name: /^Subir Person/ }).press('Enter');
    await studio.settled();
    const { steps } = own.json<{ steps: Json[] }>('schemas/wizards/contracting-electricity.json');
    const ids = idsOf(steps);
    expect(ids.indexOf('person')).toBe(ids.indexOf('installation') - 1);
  },
  '5. a step of three fields': async ({ studio, own }) => {
    await studio.find('contracting-dual: estimate', /estimate/);
    await studio.panel.getByRole('button', { name: 'Añadir un paso…' }).press('Enter');
    const dialog = studio.page.getByRole('dialog');
    await dialog.getByLabel('Título del paso').fill('Sus animales');
    await dialog.getByLabel('Primer dato que pide').fill('Perros');
    await dialog.getByRole('button', { name: 'Crear' }).press('Enter');
    await expect(studio.panel.getByText('Paso sus-animales')).toBeVisible();
    await studio.find('sus-animales', /^Sus animales/);
    for (const label of ['Gatos', 'Otros animales']) {
      await studio.panel.getByRole('button', { name: 'Añadir un dato…' }).press('Enter');
      await studio.panel.getByLabel('Cómo se llama').fill(label);
      await studio.page.keyboard.press('Enter');
      await expect(studio.panel.getByLabel('Etiqueta').first()).toHaveValue(label);
    }
    await studio.settled();
    const { schema } = own.json<{ schema: { properties: Json } }>(
      'schemas/forms/sus-animales.json',
    );
    expect(Object.keys(schema.properties)).toEqual(['perros', 'gatos', 'otrosAnimales']);
  },
  '6. a step is left out': async ({ studio, own }) => {
    await studio.find('contracting-gas: estimate', /estimate/);
    await studio.panel.getByRole('button', { name: /^Quitar Estima/ }).press('Enter');
    await studio.settled();
    const { steps } = own.json<{ steps: Json[] }>('schemas/wizards/contracting-gas.json');
    expect(idsOf(steps)).not.toContain('estimate');
  },
  '8. a feature is switched off': async ({ studio, own }) => {
    await studio.find('contractDocuments', /contractDocuments/);
    await studio.panel.getByRole('switch').first().press('Space');
    await studio.settled();
    expect(settingsOf(own, 'features').contractDocuments).toEqual({ enabled: false });
  },
  '9. the columns of the invoices, and 29. the actions of a row': async ({ studio, own }) => {
    await studio.find('Facturas', /^Facturas\s*Página/);
    await studio.panel.getByRole('button', { name: 'Lista de facturas', exact: true }).click();
    await studio.panel.getByRole('button', { name: 'Quitar energy' }).click();
    await studio.panel.getByRole('button', { name: 'Subir amount' }).click();
    await studio.panel.getByRole('button', { name: 'Quitar Pagar' }).click();
    await studio.settled();
    const list = partsOf(own, 'invoices').main?.find(({ part }) => part === 'invoices-list');
    const { columns, actions } = (list?.options ?? {}) as { columns: Json[]; actions: string[] };
    expect(columns.map(({ id }) => id)).not.toContain('energy');
    expect(actions).toEqual(['documents']);
  },
  '10. the cards of a contract': async ({ studio, own }) => {
    await studio.find('gas-contract', /^gas-contract\s*Página/);
    const area = (name: string) => studio.panel.getByRole('region', { name: `Partes · ${name}` });
    await area('Arriba').getByRole('button', { name: 'Subir Consumo' }).click();
    await area('Abajo').getByRole('button', { name: 'Quitar Servicios y descuentos' }).click();
    await studio.settled();
    const { top, bottom } = partsOf(own, 'gas-contract');
    expect(idsOf(top).indexOf('contract-consumption')).toBe(
      idsOf(top).indexOf('contract-actions') - 1,
    );
    expect(idsOf(bottom)).not.toContain('contract-services');
  },
  '14. a menu line to an outside page': async ({ studio, own }) => {
    await studio.find('links', /^links/);
    await studio.panel.getByRole('button', { name: 'Añadir con nombre…' }).press('Enter');
    await studio.page.keyboard.type('noticias');
    await studio.page.keyboard.press('Enter');
    await studio.panel
      .getByRole('textbox', { name: 'Noticias' })
      .fill('https://blog.lluerna.example');
    await studio.page.keyboard.press('Tab');
    await studio.find('menus.footer', /menus.footer/);
    await studio.panel.getByRole('button', { name: 'Añadir…' }).last().press('Enter');
    await studio.add(studio.panel.getByRole('button', { name: 'Más opciones…' }), 'Enlace');
    await studio.panel.getByRole('textbox', { name: 'Enlace' }).fill('noticias');
    await studio.writeMissing({ 'links.noticias': ['Noticias', 'Notícies'] });
    await studio.settled();
    expect(settingsOf(own, 'links')).toMatchObject({ noticias: 'https://blog.lluerna.example' });
    expect((settingsOf(own, 'menus').footer as Json[]).at(-1)).toEqual({ link: 'noticias' });
    expect(own.json('locales/ca-ES/frame.json')).toMatchObject({
      links: { noticias: 'Notícies' },
    });
  },
  '15. a question of the help': async ({ studio, own }) => {
    await studio.find('helpDialog.topics', /helpDialog.topics/);
    await studio.panel.getByRole('button', { name: 'Añadir…' }).press('Enter');
    await studio.panel.getByLabel('Nombre propio').fill('heat');
    await studio.writeMissing({
      'topics.heat.question': ['¿Qué hago si hace calor?', 'Què faig si fa calor?'],
      'topics.heat.answer': ['Baje las persianas.', 'Abaixi les persianes.'],
    });
    await studio.settled();
    expect((settingsOf(own, 'helpDialog').topics as Json[]).at(-1)).toEqual({ id: 'heat' });
  },
  '25. an appliance of the calculator': async ({ studio, own }) => {
    await studio.find('appliances', /powerCalculator.appliances/);
    await studio.panel.getByRole('button', { name: 'Añadir…' }).press('Enter');
    await studio.panel.getByLabel('Nombre propio').fill('sauna');
    const powers = studio.panel.getByRole('group', { name: /^Potencia/ });
    await powers.getByRole('textbox').fill('6');
    await powers.getByRole('textbox').press('Enter');
    await studio.writeMissing({ 'appliances.names.sauna': ['Sauna', 'Sauna'] });
    await studio.settled();
    expect((settingsOf(own, 'powerCalculator').appliances as Json[]).at(-1)).toEqual({
      id: 'sauna',
      powers: [6],
    });
  },
  '7. a new partner with its colour': async ({ studio, own }) => {
    const dialog = await studio.startNew(/^Comercializadora/, 'Cómo se llama', 'Mestral');
    await dialog.getByRole('button', { name: 'Crear' }).click();
    await expect(studio.panel.getByLabel('Nombre')).toHaveValue('Mestral');
    await studio.panel.getByRole('textbox', { name: 'Principal', exact: true }).fill('#8a3324');
    await studio.page.keyboard.press('Tab');
    await studio.settled();
    await expect(studio.portal.locator('html')).toHaveCSS('--brand', '#8a3324');
    const partner = studio.page.getByLabel('Comercializadora');
    await expect(partner).toHaveValue('mestral');
    await partner.selectOption({ label: 'La propia' });
    expect(own.json('schemas/partners/mestral/portal.json')).toMatchObject({
      brand: { name: 'Mestral', colors: { primary: '#8a3324' } },
    });
  },
  '12. and 27. a page of one’s own with a form, in a menu': async ({ studio, own }) => {
    const dialog = await studio.startNew(/^Página/, 'Título de la página', 'Nuestras tarifas');
    await dialog.getByLabel('El de los visitantes').check();
    await dialog.getByRole('button', { name: 'Crear' }).click();
    await expect(
      studio.portal.getByRole('heading', { level: 1, name: 'Nuestras tarifas' }),
    ).toBeVisible();
    await studio.add(
      studio.panel
        .getByRole('region', { name: 'Partes · Derecha' })
        .getByRole('button', { name: 'Añadir…' }),
      'Formulario',
    );
    await studio.panel.getByRole('button', { name: 'Formulario', exact: true }).click();
    await studio.add(
      studio.panel.getByRole('button', { name: /^Formulario Elija/ }),
      'contact-unsigned',
    );
    await studio.settled();
    expect(partsOf(own, 'nuestras-tarifas')).toMatchObject({
      right: [{ part: 'form', options: { form: 'contact-unsigned' } }],
    });
    expect(settingsOf(own, 'menus').visitor).toContainEqual({ route: 'nuestras-tarifas' });
  },
};
