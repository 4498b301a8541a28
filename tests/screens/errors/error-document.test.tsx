import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { Configuration } from '#config/configuration-types.ts';
import { OpenRoutesContext } from '#config/open-routes.ts';
import type { ScreenDocument } from '#config/pages/screen-document.ts';
import { NotFoundScreen } from '#screens/errors/not-found-screen.tsx';
import { showForms } from '#tests/support/pages/form-page.tsx';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';
import { withAreas } from '#tests/support/services/with-areas.ts';

let published: Configuration;
beforeAll(async () => {
  published = await publishedConfiguration();
});
afterEach(cleanup);

const useful = (routes: readonly object[]) => [{ part: 'useful-pages', options: { routes } }];

/** Shows the page of an unknown address with these parts in its document, all routes open. */
async function showParts(parts: ScreenDocument['areas'][string]) {
  await showForms({
    configuration: withAreas(published, 'errors', { useful: parts }),
    children: (
      <OpenRoutesContext value={(id) => ({ access: 'private', address: `/${id}` })}>
        <NotFoundScreen />
      </OpenRoutesContext>
    ),
  });
  await screen.findByRole('heading', { name: 'Esta página no existe' });
}

const links = () =>
  within(screen.getByRole('navigation', { name: 'Quizá busca' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

it('leads to others, in another order, under their conditions', async () => {
  const routes = [
    { route: 'profile' },
    { route: 'contracts', requires: ['new-customer'] },
    { route: 'invoices' },
    { route: 'newsletter' },
  ];
  await showParts(useful(routes));
  expect(links()).toEqual(['Su perfil', 'Facturas', 'Boletines']);
});

it('leads nowhere without the part, and has other parts', async () => {
  await showParts([{ part: 'service-call' }]);
  expect(screen.queryByRole('navigation')).toBeNull();
  await screen.findByRole('link', { name: /900 000 000/ });
});

it('says that the page does not exist where the publication has no documents', async () => {
  const { screens: _, ...manifest } = published.manifest;
  await showForms({ configuration: { ...published, manifest }, children: <NotFoundScreen /> });
  await screen.findByRole('heading', { name: 'Esta página no existe' });
  expect(screen.queryByRole('navigation')).toBeNull();
});
