import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { Configuration, Settings } from '#config/configuration-types.ts';
import { FactsProvider } from '#config/facts-provider.tsx';
import { withDefaults } from '#domain/setting-defaults.ts';
import { startTexts } from '#i18n/i18n.ts';
import common from '#locales/es-ES/common.json' with { type: 'json' };
import contracts from '#locales/es-ES/contracts.json' with { type: 'json' };
import problems from '#locales/es-ES/problems.json' with { type: 'json' };
import paths from '#locales/es-ES/routes.json' with { type: 'json' };
import ibanChange from '#schemas/forms/iban-change.json' with { type: 'json' };
import portalSchema from '#schemas/meta/portal.schema.json' with { type: 'json' };
import portal from '#schemas/portal.json' with { type: 'json' };
import { ContractScreen } from '#screens/contracts/contract-screen.tsx';
import { ContractsScreen } from '#screens/contracts/contracts-screen.tsx';
import { GasContractScreen } from '#screens/contracts/gas-contract-screen.tsx';
import { goBack } from './go-back.ts';

// Answers come from a real server, on a machine that may be busy.
configure({ asyncUtilTimeout: 60_000 });
/** Every condition holds, and forms have only their requirements: dialogs are tested in Chromium. */
const configuration = {
  version: 'test',
  holds: () => true,
  loadForm: async () => ({ ...ibanChange, name: 'iban-change', validators: {} }),
} as unknown as Configuration;

/** Shows the screens of contracts at an address, with some settings changed. */
export async function showContracts(
  address: string,
  changed: {
    features?: Partial<Settings['features']>;
    contracts?: Partial<Settings['contracts']>;
  } = {},
) {
  const usual = withDefaults(portal, portalSchema) as unknown as Settings;
  const settings = {
    ...usual,
    features: { ...usual.features, ...changed.features },
    contracts: { ...usual.contracts, ...changed.contracts },
  } as Settings;
  startTexts('es-ES', { common, contracts, problems, routes: paths });
  history.pushState(null, '', address);
  const router = createBrowserRouter([
    { path: paths.contracts, Component: ContractsScreen },
    { path: paths.contract, Component: ContractScreen },
    { path: paths['gas-contract'], Component: GasContractScreen },
  ]);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queryClient}>
      <FactsProvider
        configuration={configuration}
        settings={settings}
        flags={{}}
        session={{ signedIn: true }}
      >
        <RouterProvider router={router} useTransitions={false} />
      </FactsProvider>
    </QueryClientProvider>,
  );
  const current = () => `${location.pathname}${location.search}`;
  return { current, back: goBack };
}
