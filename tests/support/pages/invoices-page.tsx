import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeAll } from 'vitest';
import type { Configuration, Settings } from '#config/configuration-types.ts';
import type { ListOptions } from '#lists/list-options.ts';
import paths from '#locales/es-ES/routes.json' with { type: 'json' };
import {
  ContractInvoicesScreen,
  GasContractInvoicesScreen,
} from '#screens/invoices/contract-invoices-screen.tsx';
import { InvoicesScreen } from '#screens/invoices/invoices-screen.tsx';
import { MultipointInvoicesScreen } from '#screens/invoices/multipoint-invoices-screen.tsx';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';
import { withListOptions } from '#tests/support/services/with-areas.ts';
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

/** Shows the screens of invoices at an address, with some settings, and options of the list of all invoices, changed. */
export async function showInvoices(
  address: string,
  changed: {
    features?: Partial<Settings['features']>;
    invoices?: Partial<Settings['invoices']>;
    list?: { [option in keyof ListOptions]?: ListOptions[option] | undefined };
  } = {},
) {
  const { features = {}, invoices = {}, list } = changed;
  const usual = configuration.manifest.settings;
  return showForms({
    configuration: list ? withListOptions(configuration, 'invoices', list) : configuration,
    address,
    features,
    settings: { invoices: { ...usual.invoices, itemsPerPage: 25, ...invoices } },
    children: (
      <Routes>
        <Route path={paths.invoices} element={<InvoicesScreen />} />
        <Route path={paths['multipoint-invoices']} element={<MultipointInvoicesScreen />} />
        <Route path={paths['contract-invoices']} element={<ContractInvoicesScreen />} />
        <Route path={paths['gas-contract-invoices']} element={<GasContractInvoicesScreen />} />
      </Routes>
    ),
  });
}

/** The rows of the list, without the one of its heads and that of the total. */
export const invoiceRows = async () =>
  (await screen.findAllByRole('row')).filter((row) => row.closest('tbody') !== null);

/** What the cells of a column say. */
export async function invoiceColumn(name: string): Promise<string[]> {
  const rows = await invoiceRows();
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  return rows.map((row) => row.children[heads.indexOf(name)]?.textContent ?? '');
}

/** The cells of the first row that says something. */
export async function rowWith(words: string | RegExp) {
  const row = (await invoiceRows()).find(({ textContent }) =>
    typeof words === 'string' ? textContent?.includes(words) : words.test(textContent ?? ''),
  );
  if (!row) throw new Error(`No row says ${words}`);
  return within(row);
}
