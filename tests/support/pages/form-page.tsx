import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure, render, screen } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { Configuration, Facts, Settings } from '#config/configuration-types.ts';
import { FactsProvider } from '#config/facts-provider.tsx';
import { addTexts, hasTexts, i18n } from '#i18n/i18n.ts';
import { goBack } from '#tests/support/environment/go-back.ts';

interface FormPageOptions {
  configuration: Configuration;
  children: ReactNode;
  features?: Partial<Settings['features']>;
  settings?: { [Key in keyof Settings]?: Partial<Settings[Key]> };
  flags?: Record<string, boolean>;
  session?: Partial<Facts['session']>;
  language?: string;
  address?: string;
}

configure({ asyncUtilTimeout: 60_000 });

/** Renders forms as the portal does, with real configuration, texts, facts and router. */
export async function showForms({
  configuration,
  children,
  features,
  settings,
  flags = {},
  session,
  language = 'es-ES',
  address = '/',
}: FormPageOptions) {
  await setPageLanguage(configuration, language);
  const usual = configuration.manifest.settings;
  history.pushState(null, '', address);
  const element = <Suspense fallback="…">{children}</Suspense>;
  const router = createBrowserRouter([{ path: '*', element }]);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const page = render(
    <QueryClientProvider client={queryClient}>
      <FactsProvider
        configuration={configuration}
        settings={
          { ...usual, ...settings, features: { ...usual.features, ...features } } as Settings
        }
        flags={flags}
        session={{ signedIn: true, ...session }}
      >
        <RouterProvider router={router} useTransitions={false} />
      </FactsProvider>
    </QueryClientProvider>,
  );
  return {
    leave: () => {
      page.unmount();
      router.dispose();
    },
    address: () => `${location.pathname}${location.search}`,
    back: goBack,
    /** Resolves when the fields are rendered. */
    ready: () => screen.findByRole('button', { name: /Guardar|Desa|Entra/ }),
  };
}

/** Sets the texts of the page to a language. */
export async function setPageLanguage(
  configuration: Configuration,
  language: string,
): Promise<void> {
  if (!hasTexts(language)) addTexts(language, await configuration.loadTexts(language));
  await i18n.changeLanguage(language);
}
