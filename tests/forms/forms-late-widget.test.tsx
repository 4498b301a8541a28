import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Configuration } from '#config/configuration-types.ts';
import { BareForm } from '#tests/support/pages/bare-form.tsx';
import { showForms } from '#tests/support/pages/form-page.tsx';
import { configurationWithOnly } from '#tests/support/services/configuration-with-forms.ts';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';

const code = vi.hoisted(() => {
  let come = () => {};
  const coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  return { come: () => come(), coming };
});
// A network on which the code of a field loads later than the form.
vi.mock('#forms/widgets/preload-widgets.ts', () => ({ preloadWidgets: async () => {} }));
vi.mock('#forms/widgets/files/files-control.tsx', async (original) => {
  await code.coming;
  return original();
});

const late = {
  document: {
    schema: {
      type: 'object',
      required: ['name', 'papers'],
      properties: {
        name: { type: 'string' },
        papers: { type: 'array', items: { type: 'string' }, minItems: 1, maxItems: 2 },
      },
    },
    ui: { papers: { 'ui:widget': 'files' } },
  },
  texts: {
    title: 'Papeles',
    submit: 'Guardar',
    fields: { name: { label: 'Nombre' }, papers: { label: 'Papeles' } },
  },
};

let configuration: Configuration;
beforeAll(async () => {
  configuration = await publishedConfiguration(configurationWithOnly({ late }));
});
afterEach(cleanup);

it('leads to a field that was rendered after the form had been sent', async () => {
  await showForms({ configuration, children: <BareForm form="late" onSubmit={() => {}} /> });
  const send = await screen.findByRole('button', { name: 'Guardar' });
  expect(screen.queryByLabelText('Elegir archivos')).toBeNull();
  fireEvent.click(send);
  const summary = await screen.findByRole('region', { name: 'Revise estos datos' });
  code.come();
  const input = await screen.findByLabelText('Elegir archivos');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(within(summary).getAllByRole('link')).toHaveLength(2));
  await userEvent.click(within(summary).getAllByRole('link')[1] as HTMLElement);
  expect(document.activeElement).toBe(input);
});
