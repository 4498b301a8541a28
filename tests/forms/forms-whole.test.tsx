import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { Configuration } from '#config/configuration-types.ts';
import { showEngine } from '#tests/support/pages/engine-page.tsx';
import { configurationWithOnly } from '#tests/support/services/configuration-with-forms.ts';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';

/** Widgets named by a type, by a format and by `ui`. */
const mixed = {
  document: {
    schema: {
      type: 'object',
      properties: {
        area: { type: 'number' },
        dp: { type: 'string', format: 'postal-code' },
        tower: { type: 'string', enum: ['a', 'b'] },
      },
    },
    ui: { tower: { 'ui:widget': 'choice' } },
  },
  texts: {
    title: 'Varios',
    submit: 'Guardar',
    fields: {
      area: { label: 'Superficie' },
      dp: { label: 'Código postal' },
      tower: { label: 'Torre', options: { a: 'Norte', b: 'Sur' } },
    },
  },
};

let configuration: Configuration;
beforeAll(async () => {
  configuration = await publishedConfiguration(configurationWithOnly({ mixed }));
});
afterEach(cleanup);

it('a form is shown once the code of all its fields is here', async () => {
  await showEngine(configuration, 'mixed');
  expect(screen.getByRole('textbox', { name: /Superficie/ })).toBeDefined();
  expect(screen.getByRole('textbox', { name: /Código postal/ })).toBeDefined();
  expect(screen.getByRole('radio', { name: 'Sur' })).toBeDefined();
});
