import { expect } from '#tests/e2e/support/studio/own-studio.ts';
import { idsOf, type Json, partsOf, settingsOf, type Visit } from './year-visit.ts';

/** Tasks on forms, conditions, languages and times. */
export const formTasks: Readonly<Record<string, (visit: Visit) => Promise<void>>> = {
  '11. and 30. a dialog of one’s own that sends a case with a file': async ({ studio, own }) => {
    const { panel } = studio;
    const dialog = await studio.startNew(/^Formulario/, 'Título del formulario', 'Me mudo');
    await dialog.getByRole('button', { name: 'Crear' }).click();
    await expect(panel.getByLabel('Título').first()).toHaveValue('Me mudo');
    await studio.find('contract', /^contract\s*Página/);
    const right = panel.getByRole('region', { name: 'Partes · Derecha' });
    await studio.add(right.getByRole('button', { name: 'Añadir…' }), 'Formulario');
    await right.getByRole('button', { name: 'Formulario', exact: true }).click();
    await studio.add(panel.getByRole('button', { name: /^Formulario Elija/ }), 'me-mudo');
    const how = panel.getByRole('combobox', { name: 'Cómo se muestra' });
    await how.selectOption('En un diálogo');
    await studio.writeMissing({
      'form.title': ['¿Se muda?', 'Es muda?'],
      'form.body': ['Díganos adónde.', 'Digui’ns on.'],
      'form.button': ['Avisar de la mudanza', 'Avisar del trasllat'],
    });
    await studio.settled();
    expect(partsOf(own, 'contract').right?.at(-1)).toEqual({
      part: 'form',
      options: { form: 'me-mudo', as: 'dialog' },
    });
    const { schema } = own.json<{ schema: Json }>('schemas/forms/me-mudo.json');
    expect(Object.keys(schema.properties as Json)).toContain('files');
  },
  '22. a further language': async ({ studio, own }) => {
    const dialog = await studio.startNew(/^Idioma/, 'Código del idioma', 'pt-PT');
    await dialog.getByRole('button', { name: 'Crear' }).click();
    // Its texts are in sight, to be translated; it is offered where the settings say so.
    await expect(studio.page.getByLabel('Traducción')).toHaveValue('pt-PT');
    await studio.page.getByRole('button', { name: 'Textos', exact: true }).press('Enter');
    const offered = studio.panel.getByRole('group', { name: 'Lo que se ofrece' });
    await studio.add(offered.getByRole('button', { name: 'Añadir…' }), 'pt-PT');
    await studio.settled();
    expect(settingsOf(own, 'languages').offered).toEqual(['es-ES', 'ca-ES', 'pt-PT']);
    expect(own.json('locales/pt-PT/session.json')).toHaveProperty('title');
  },
  '23. a condition of the contract in three places': async ({ studio, own }) => {
    const { panel } = studio;
    const part = async (name: string) => {
      await studio.find('contract', /^contract\s*Página/);
      await panel.getByRole('button', { name, exact: true }).click();
      await studio.add(panel.getByRole('button', { name: 'Más opciones…' }).last(), 'Solo si');
    };
    await part('Documentos');
    await panel.getByRole('button', { name: 'Nueva condición…' }).click();
    await panel.getByLabel(/^Cómo se explica a los clientes/).fill('Solo con la tarifa 2.0.');
    await studio.page.keyboard.press('Enter');
    await expect(panel.getByRole('heading', { level: 2 })).toHaveText('Solo con la tarifa 2 0');
    await studio.add(panel.getByRole('button', { name: /^Qué se mira/ }), 'Peaje');
    await panel.getByLabel('Cómo se compara').selectOption('empieza por');
    await panel.getByLabel('Valor').fill('2.0');
    for (const name of ['Servicios y descuentos', 'Punto de suministro']) {
      await part(name);
      await studio.add(panel.getByRole('button', { name: 'Añadir condición…' }), 'Solo con la');
    }
    await studio.settled();
    const name = 'solo-con-la-tarifa-2-0';
    expect(own.json('schemas/conditions.json')).toMatchObject({
      conditions: { [name]: { $fact: 'subject/contract/tariff', pattern: '^2\\.0' } },
    });
    const parts = Object.values(partsOf(own, 'contract')).flat();
    const those = parts.filter(({ requires }) => JSON.stringify(requires ?? []).includes(name));
    expect(idsOf(those).sort()).toEqual([
      ...['contract-documents', 'contract-services', 'contract-supply'],
    ]);
  },
  '2. a field that depends on an answer and on a setting': async ({ studio, own }) => {
    await studio.find('iban-change', /^Cambiar la cuenta de cargo/);
    const { panel } = studio;
    await panel.getByRole('button', { name: 'Añadir un dato…' }).click();
    await panel.getByLabel('Cómo se llama').fill('Nombre del banco');
    await studio.page.keyboard.press('Enter');
    await expect(panel.getByLabel('Etiqueta').first()).toHaveValue('Nombre del banco');
    await studio.add(panel.getByRole('button', { name: 'Mostrar solo si…' }), 'Cuenta de cargo');
    await panel.getByLabel('Cómo se compara').selectOption('es');
    await panel.getByLabel('Valor').fill('another');
    const setting = 'Iban change attachments';
    await studio.add(panel.getByRole('button', { name: 'Añadir condición…' }), setting);
    await studio.settled();
    const { schema } = own.json<{ schema: { allOf: Json[] } }>('schemas/forms/iban-change.json');
    expect(schema.allOf.at(-1)).toMatchObject({
      if: {
        $condition: 'iban-change-attachments',
        ...{ required: ['account'], properties: { account: { const: 'another' } } },
      },
      // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
      then: { properties: { nombreDelBanco: { type: 'string' } } },
    });
  },
  '17. a setting that changes for a time': async ({ studio, own }) => {
    const { panel } = studio;
    await studio.find('schedule', /^schedule\s*Ajuste/);
    await panel.getByRole('button', { name: 'Añadir…' }).press('Enter');
    const entry = panel.getByRole('listitem').filter({ hasText: 'Valor que pone' });
    await entry.getByLabel('Pone', { exact: true }).fill('features.ibanChange.enabled');
    await entry.getByLabel('Valor que pone').fill('false');
    await studio.page.keyboard.press('Tab');
    await studio.add(entry.getByRole('button', { name: 'Más opciones…' }), 'Desde');
    await entry.getByRole('textbox', { name: 'Desde' }).fill('2026-12-24T00:00:00+01:00');
    await studio.page.keyboard.press('Tab');
    await studio.settled();
    expect(own.json<Json>('schemas/portal.json').schedule).toEqual([
      { set: 'features.ibanChange.enabled', to: false, from: '2026-12-24T00:00:00+01:00' },
    ]);
  },
};
