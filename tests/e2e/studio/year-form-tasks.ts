import { expect } from '#tests/e2e/support/studio/own-studio.ts';
import { type Json, partsOf, settingsOf, type Visit } from './year-visit.ts';

/** Tasks on forms, conditions, languages and times. */
export const formTasks: Readonly<Record<string, (visit: Visit) => Promise<void>>> = {
  '11. and 30. a dialog of one’s own that sends a case with a file': async ({ studio, own }) => {
    const { page, panel } = studio;
    await page.getByRole('button', { name: 'Nuevo', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: /^Formulario/ }).check();
    await dialog.getByLabel('Título del formulario').fill('Me mudo');
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
    await studio.page.getByRole('button', { name: 'Nuevo', exact: true }).click();
    const dialog = studio.page.getByRole('dialog');
    await dialog.getByRole('radio', { name: /^Idioma/ }).check();
    await dialog.getByLabel('Código del idioma').fill('pt-PT');
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
    await studio.find('contract', /^contract\s*Página/);
    await studio.panel.getByRole('button', { name: 'xx' }).click();
    expect(own.json('schemas/conditions.json')).toEqual({});
  },
};
export type { Json };
