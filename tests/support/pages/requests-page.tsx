import { Route, Routes } from 'react-router-dom';
import { beforeAll } from 'vitest';
import type { Configuration } from '#config/configuration-types.ts';
import { OpenRoutesContext } from '#config/open-routes.ts';
import type { ScreenDocument } from '#config/pages/screen-document.ts';
import paths from '#locales/es-ES/routes.json' with { type: 'json' };
import { RequestScreen } from '#screens/requests/request-screen.tsx';
import { RequestsScreen } from '#screens/requests/requests-screen.tsx';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';
import type { TestRetailer } from '#tests/support/retailer/retailer.ts';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';
import { withAreas } from '#tests/support/services/with-areas.ts';
import { showForms } from './form-page.tsx';

let configuration: Configuration;
beforeAll(async () => {
  configuration = await publishedConfiguration();
  // The code of filters and of their form takes its time to load.
  await Promise.all([
    import('#lists/filter/filtered-list.tsx'),
    import('#lists/filter/filter-form.tsx'),
  ]);
});

/**
 * Shows the screens of requests at an address; `create` is the address of the form that opens one, if there is one,
 * `areas` are those of the page of one.
 */
export function showRequests(
  address: string,
  {
    create = null,
    areas,
    ...changed
  }: { create?: string | null; areas?: ScreenDocument['areas'] } & Pick<
    Parameters<typeof showForms>[0],
    'session' | 'language' | 'settings'
  > = {},
) {
  return showForms({
    ...changed,
    configuration: areas ? withAreas(configuration, 'request', areas) : configuration,
    address,
    children: (
      <OpenRoutesContext
        value={(id) =>
          id === 'request-create' && create ? { access: 'private', address: create } : null
        }
      >
        <Routes>
          <Route path={paths.requests} element={<RequestsScreen />} />
          <Route path={paths.request} element={<RequestScreen />} />
        </Routes>
      </OpenRoutesContext>
    ),
  });
}

/** A small PDF as the API takes it. */
export const pdfFile = (name: string) => ({
  name,
  content: `data:application/pdf;base64,${btoa('%PDF-1.4\nA reading.')}`,
});

/** A case of a customer about its first contract, past the portal. */
export async function openedCase(
  retailer: TestRetailer,
  { token, contracts: [contract] }: FreshCustomer,
  { title = 'Lectura de marzo', message = 'Aquí la tienen.', file = 'contador.pdf' } = {},
): Promise<number> {
  const body = {
    ...{ polissa_id: contract?.id, polissa_type: contract?.type, categ_id: 20 },
    ...{ title, message, attachments: [pdfFile(file)] },
  };
  const answer = await retailer.callAs(token, 'POST', '/api/v1/crm/cases/', body);
  return (answer as { data: { result: { id: number } } }).data.result.id;
}

/** The retailer answers a request. */
export const answered = (
  retailer: TestRetailer,
  id: number,
  answer: { text?: string; state: string; attachments?: unknown[] },
) => retailer.call('POST', `/sandbox/requests/${id}/answers`, { text: '¿Otra foto?', ...answer });
