import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure, render, screen } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import type { Configuration, Facts, Settings } from '#config/configuration-types.ts';
import { FactsProvider } from '#config/facts-provider.tsx';
import { addTexts, hasTexts, i18n, startTexts } from '#i18n/i18n.ts';
import { goBack } from './go-back.ts';

interface FormPageOptions {
  configuration: Configuration;
  /** What stands on the page. */
  children: ReactNode;
  features?: Partial<Settings['features']>;
  settings?: { [Key in keyof Settings]?: Partial<Settings[Key]> };
  session?: Partial<Facts['session']>;
  language?: string;
  address?: string;
}

configure({ asyncUtilTimeout: 8000 });

/** jsdom knows `<dialog>` but not how to open it modally. */
function teachDialogs(): void {
  const dialog = HTMLDialogElement.prototype;
  let opener: Element | null = null;
  dialog.showModal = function showModal() {
    opener = document.activeElement;
    this.setAttribute('open', '');
    this.querySelector<HTMLElement>('button, input, a[href]')?.focus();
  };
  dialog.close = function close() {
    this.removeAttribute('open');
    if (opener instanceof HTMLElement) opener.focus();
  };
}

/** Puts forms on a page as the portal does: real configuration, texts, facts and router. */
export async function showForms({
  configuration,
  children,
  features,
  settings,
  session,
  language = 'es-ES',
  address = '/',
}: FormPageOptions) {
  teachDialogs();
  await speak(configuration, language);
  const usual = configuration.manifest.settings;
  history.pushState(null, '', address);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const page = render(
    <QueryClientProvider client={queryClient}>
      <FactsProvider
        configuration={configuration}
        settings={
          { ...usual, ...settings, features: { ...usual.features, ...features } } as Settings
        }
        flags={{}}
        session={{ signedIn: true, ...session }}
      >
        <Suspense fallback="…">{children}</Suspense>
      </FactsProvider>
    </QueryClientProvider>,
  );
  return {
    leave: page.unmount,
    address: () => `${location.pathname}${location.search}`,
    back: goBack,
    /** Resolves when the fields are there. */
    ready: () => screen.findByRole('button', { name: /Guardar|Desa|Entra/ }),
  };
}

/** Puts the texts of a language on the page. */
export async function speak(configuration: Configuration, language: string): Promise<void> {
  const texts = await configuration.loadTexts(language);
  if (!i18n.language) startTexts(language, texts);
  if (!hasTexts(language)) addTexts(language, texts);
  i18n.changeLanguage(language);
}
