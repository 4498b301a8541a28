import { Route, Routes } from 'react-router-dom';
import { beforeAll } from 'vitest';
import type { Configuration, Settings } from '#config/configuration-types.ts';
import { OpenRoutesContext } from '#config/open-routes.ts';
import { pathPatterns } from '#i18n/paths.ts';
import paths from '#locales/es-ES/routes.json' with { type: 'json' };
import { ClaimsScreen } from '#screens/support/claims-screen.tsx';
import { ContactScreen } from '#screens/support/contact-screen.tsx';
import { CustomerServiceScreen } from '#screens/support/customer-service-screen.tsx';
import { RequestCreateScreen } from '#screens/support/request-create-screen.tsx';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';
import { showForms } from './form-page.tsx';

let configuration: Configuration;
beforeAll(async () => {
  configuration = await publishedConfiguration();
});

interface Changed {
  settings?: { [Key in keyof Settings]?: Partial<Settings[Key]> };
  features?: Partial<Settings['features']>;
  flags?: Record<string, boolean>;
  session?: Parameters<typeof showForms>[0]['session'];
  language?: string;
  /** Paths of further routes that exist. */
  further?: Record<string, string>;
}

/** Shows the screens of customer service at an address of es-ES, with some settings and flags changed. */
export async function showSupport(address: string, changed: Changed = {}) {
  const { settings = {}, features = {}, language = 'es-ES', further = {} } = changed;
  const usual = configuration.manifest.settings as unknown as Record<string, object>;
  const merged = Object.entries(settings).map(([key, value]) => [
    key,
    { ...usual[key], ...(value as object) },
  ]);
  return showForms({
    configuration,
    address,
    language,
    settings: Object.fromEntries(merged),
    features: { reclamATCContact: true, ...features },
    flags: { 'crm.case': true, ...changed.flags },
    session: changed.session ?? {},
    children: (
      <OpenRoutesContext
        value={(id) => {
          const path = pathPatterns(language)[id] ?? further[id];
          return path ? { access: 'private', address: path } : null;
        }}
      >
        <Routes>
          <Route path={paths['customer-service']} element={<CustomerServiceScreen />} />
          <Route path={paths.contact} element={<ContactScreen />} />
          <Route path={paths['request-create']} element={<RequestCreateScreen />} />
          <Route path={paths.claims} element={<ClaimsScreen />} />
        </Routes>
      </OpenRoutesContext>
    ),
  });
}
