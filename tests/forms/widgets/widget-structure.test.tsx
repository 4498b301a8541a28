import { cleanup, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Configuration } from '#config/configuration-types.ts';
import { expectStructure } from '#tests/support/description/structure.ts';
import { exhaustive } from '#tests/support/environment/exhaustive.ts';
import { showForms } from '#tests/support/pages/form-page.tsx';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';
import { requestTestServices } from '#tests/support/services/request-test-services.ts';
import { Gallery } from '../../../src/workbench/gallery/gallery.tsx';
import { GallerySpecimenPage } from '../../../src/workbench/gallery/gallery-specimen-page.tsx';
import { widgetSpecimens } from '../../../src/workbench/gallery/gallery-specimens.ts';

let folder: string;

// The preview serves them; here they are files.
vi.mock('#config/published-file.ts', async (original) => {
  const actual = await original<typeof import('#config/published-file.ts')>();
  return {
    ...actual,
    importModule: (url: string) =>
      url.includes('/specimens/')
        ? import(/* @vite-ignore */ `file://${folder}${new URL(url).pathname}`)
        : actual.importModule(url),
  };
});

let configuration: Configuration;
// jsdom has no events of a server; nor has a server without the routes of the preview.
class NoEvents {
  close() {}
}

beforeAll(async () => {
  vi.stubGlobal('EventSource', NoEvents);
  folder = await requestTestServices('specimens');
  configuration = await publishedConfiguration();
});
afterEach(cleanup);

/** Widgets of more than one control; those of a single one have the same field around it. */
const composed = ['choice', 'combobox', 'files', 'password', 'percentage', 'phone', 'postal-code'];
const judged = widgetSpecimens.filter((name) => exhaustive || composed.includes(name));

// Their colours and sizes: tests/e2e/owner/gallery.test.ts.
it.each(judged)('%s has names, roles and states in each of its states', async (name) => {
  await showForms({
    configuration,
    address: `/_gallery/widgets/${name}`,
    children: (
      <Routes>
        <Route path="/_gallery" element={<Gallery />}>
          <Route path=":kind/:name" element={<GallerySpecimenPage />} />
        </Route>
      </Routes>
    ),
  });
  expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy();
  await waitFor(() => expect(document.querySelector('.skeleton-line')).toBeNull());
  expect(document.querySelectorAll('.gallery-state form').length).toBeGreaterThan(5);
  await expectStructure();
});
