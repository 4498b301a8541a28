import { Route, Routes } from 'react-router-dom';
import { beforeAll } from 'vitest';
import type { Configuration, Settings } from '#config/configuration-types.ts';
import { OpenRoutesContext } from '#config/open-routes.ts';
import { commonValuesOf } from '#i18n/common-values.ts';
import { setTextValues } from '#i18n/texts.ts';
import paths from '#locales/es-ES/routes.json' with { type: 'json' };
import { ContractScreen } from '#screens/contracts/contract-screen.tsx';
import { ContractsScreen } from '#screens/contracts/contracts-screen.tsx';
import { GasContractScreen } from '#screens/contracts/gas-contract-screen.tsx';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';
import { Notifications } from '#ui/feedback/notifications.tsx';
import { showForms } from './form-page.tsx';

let published: Configuration;
beforeAll(async () => {
  published = await publishedConfiguration();
});

/** Shows the screens of contracts at an address, with some settings and flags changed. */
export async function showContracts(
  address: string,
  changed: {
    features?: Partial<Settings['features']>;
    contracts?: Partial<Settings['contracts']>;
    payment?: Partial<Settings['payment']>;
    session?: Parameters<typeof showForms>[0]['session'];
    language?: string;
    flags?: Record<string, boolean>;
    isOpen?: (route: string) => boolean;
    configuration?: Configuration;
  } = {},
) {
  const {
    features = {},
    contracts = {},
    payment = {},
    flags = {},
    session = {},
    isOpen = () => true,
    configuration = published,
  } = changed;
  const usual = configuration.manifest.settings;
  setTextValues(commonValuesOf(usual));
  const shown = await showForms({
    configuration,
    address,
    features,
    settings: {
      contracts: { ...usual.contracts, ...contracts },
      payment: { ...usual.payment, ...payment },
    },
    flags,
    session,
    ...(changed.language && { language: changed.language }),
    children: (
      <OpenRoutesContext value={(id) => (isOpen(id) ? { access: 'private', address: null } : null)}>
        <Routes>
          <Route path={paths.contracts} element={<ContractsScreen />} />
          <Route path={paths.contract} element={<ContractScreen />} />
          <Route path={paths['gas-contract']} element={<GasContractScreen />} />
        </Routes>
        <Notifications hideMs={60_000} />
      </OpenRoutesContext>
    ),
  });
  return { current: shown.address, back: shown.back };
}
