import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { SessionContext } from '#actors/session-context.ts';
import { startSession } from '#app/access/session-start.ts';
import type { Configuration } from '#config/configuration-types.ts';
import { FactsProvider } from '#config/facts-provider.tsx';
import { startTexts, textAt } from '#i18n/i18n.ts';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';
import { showTheme } from '#ui/layout/theme.ts';
import { designGroups } from '#workbench/gallery/design/design-groups.ts';
import { GalleryDesignPage } from '#workbench/gallery/design/gallery-design-page.tsx';
import { partSpecimens } from '#workbench/gallery/parts/part-specimens.ts';
import { filesOfPart } from '#workbench/gallery/specimen-files.tsx';

let configuration: Configuration;
const running = new AbortController();
const session = startSession(new QueryClient(), { reason: 'none', signal: running.signal });
beforeAll(async () => {
  configuration = await publishedConfiguration();
  startTexts('es-ES', await configuration.loadTexts('es-ES'));
  return () => running.abort();
});
afterEach(() => {
  cleanup();
  showTheme('system');
});

/** Shows a group of the design, and a moment of its dialog. */
function showDesign(place: string) {
  const router = createMemoryRouter(
    [
      {
        path: '/_gallery/design/:group/:moment?',
        element: (
          <Suspense fallback="…">
            <GalleryDesignPage />
          </Suspense>
        ),
      },
    ],
    { initialEntries: [`/_gallery/design/${place}`] },
  );
  const { settings } = configuration.manifest;
  render(
    <SessionContext value={session}>
      <QueryClientProvider client={new QueryClient()}>
        <FactsProvider {...{ configuration, settings }} flags={{}} session={{}}>
          <RouterProvider router={router} useTransitions={false} />
        </FactsProvider>
      </QueryClientProvider>
    </SessionContext>,
  );
}

const groups = await Promise.all(
  Object.entries(designGroups).map(async ([group, load]) => ({ group, specimens: await load() })),
);

describe.each(groups)('the design, $group', ({ group, specimens }) => {
  it('renders each with its name and file, in both themes', async () => {
    showTheme('light');
    const failures = vi.spyOn(console, 'error');
    showDesign(group);
    await screen.findByRole('heading', { level: 1, name: group });
    act(() => showTheme('dark'));
    for (const { name, file } of specimens) {
      const [heading] = screen.getAllByRole('heading', { level: 2, name: new RegExp(`^${name}`) });
      within(heading?.closest('section') as HTMLElement).getByText(file);
    }
    expect(failures.mock.calls).toEqual([]);
  });

  it('names files that there are', () => {
    expect(specimens.filter(({ file }) => !existsSync(file))).toEqual([]);
  });
});

const text = (key: string) => String(textAt('es-ES', key));

it('shows a list in each of its states', async () => {
  showDesign('lists');
  const state = async (name: string) =>
    within(await screen.findByRole('region', { name: new RegExp(`: ${name}`) }));
  await (await state('Vacía')).findByText(text('contracts.list.empty.title'));
  await (await state('La búsqueda')).findByText(/«girona»/);
  await (await state('Cargando')).findByText(text('common.loading'));
  await (await state('No se ha podido')).findByText(text('contracts.list.failed'));
  await (await state('Muchas')).findAllByText('F2600011');
  const picking = await state('Elegir varias');
  await picking.findByText('Total de 4 facturas');
  expect(picking.getAllByRole('checkbox').length).toBeGreaterThan(4);
});

it('opens the dialog in the moment that the address names', async () => {
  showDesign('dialogs/signing');
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => within(dialog).getByText('Falta un paso: confírmelo'));
  expect(dialog.textContent).toContain('merce.puig@example.com');
});

it('knows the files of every part and widget', () => {
  for (const part of partSpecimens) {
    const files = filesOfPart(part);
    expect(files, part).toHaveLength(2);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  }
  const folder = 'src/workbench/gallery/specimens';
  for (const file of readdirSync(folder)) {
    const { form } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    expect(existsSync(`src/forms/widgets/${form.ui.value['ui:widget']}`), file).toBe(true);
  }
});
