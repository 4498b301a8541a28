import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, vi } from 'vitest';
import { OpenRoutesContext } from '#config/open-routes.ts';
import type { ScreenDocument } from '#config/pages/screen-document.ts';
import type { ComparedEnergy, ComparedInputs } from '#domain/comparison/comparison.ts';
import paths from '#locales/es-ES/routes.json' with { type: 'json' };
import { loadParts } from '#parts/page-parts.ts';
import { readComparison } from '#queries/comparison/comparison-answer.ts';
import { comparatorRoutes } from '#screens/tools/comparison/comparator-routes.ts';
import { ComparisonResult } from '#screens/tools/comparison/comparison-result.tsx';
import { electricityBill, gasBill } from '#tests/sandbox/comparison/comparison-client.ts';
import { visitedRetailer } from '#tests/support/retailer/visited-retailer.ts';
import { withAreas } from '#tests/support/services/with-areas.ts';
import { Notifications } from '#ui/feedback/notifications.tsx';
import { WizardScreen } from '#wizard/wizard-screen.tsx';
import { showForms } from './form-page.tsx';

/** A household's bill of February, and a home's gas bill of the same days. */
const { consent, mode, ...electricity } = electricityBill;
const { mode: _, ...gas } = gasBill;
export const comparedBills: Record<ComparedEnergy, ComparedInputs> = {
  electricity: { energy: 'electricity', ...electricity },
  gas: { energy: 'gas', ...gas },
};

const wizards = ['contracting-electricity', 'contracting-gas', 'contracting-dual'] as const;

const calls = {
  electricity: { path: '/api/v1/price-compare/', more: { consent, mode } },
  gas: { path: '/api/v1/gas/price-compare/', more: { mode } },
};

/** Spies on `fetch`; the returned function resolves with the status of the first call whose address contains a text. */
export function watchAnswers() {
  const fetched = vi.spyOn(globalThis, 'fetch');
  return (part: string): Promise<number> =>
    vi.waitUntil(async () => {
      const at = fetched.mock.calls.findIndex(
        ([request]) => request instanceof Request && request.url.includes(part),
      );
      const answer = (await fetched.mock.results[at]?.value) as Response | undefined;
      return answer?.status;
    }, 10_000) as Promise<number>;
}

interface Shown {
  inputs?: ComparedInputs;
  /** The payload of the answer; by default that of the retailer. */
  payload?: unknown;
  language?: string;
  /** Routes that are open beside the comparators. */
  open?: readonly (keyof typeof paths)[];
  /** Areas of the document of the comparator. */
  areas?: ScreenDocument['areas'];
}

/** A retailer and the result of its comparisons, as visitors see them. */
export function comparisonPage() {
  const page = visitedRetailer();
  afterEach(() => vi.restoreAllMocks());

  /** What the retailer answers to a bill. */
  const compare = async ({ energy, ...bill }: ComparedInputs, lang = 'es_ES') => {
    const { path, more } = calls[energy];
    const body = await page.retailer.call('POST', `${path}?lang=${lang}`, { ...bill, ...more });
    return (body as { data: { result: Record<string, unknown> } }).data.result;
  };

  /** Shows the result of a bill; the wizards that it leads to are there too. */
  const show = async ({
    inputs = comparedBills.electricity,
    payload,
    language = 'es-ES',
    open = wizards,
    areas,
  }: Shown = {}) => {
    const onBack = vi.fn();
    const answer = payload ?? (await compare(inputs, language.replace('-', '_')));
    const comparison = readComparison(answer, inputs.energy);
    const route = comparatorRoutes[inputs.energy];
    const configuration = areas ? withAreas(page.configuration, route, areas) : page.configuration;
    await loadParts(configuration.manifest.screens?.[route] ?? { areas: {} });
    const shown = await showForms({
      configuration,
      address: paths.comparator,
      language,
      session: { signedIn: false },
      children: (
        <OpenRoutesContext
          value={(id) => {
            const address = open.find((name) => name === id);
            return address ? { access: 'public', address: paths[address] } : null;
          }}
        >
          <Routes>
            <Route
              path={paths.comparator}
              element={
                <ComparisonResult
                  energy={inputs.energy}
                  inputs={inputs}
                  comparison={comparison}
                  retailer="Compañía Anterior"
                  tariff="2.0TD"
                  onBack={onBack}
                  contact={null}
                />
              }
            />
            {wizards.map((wizard) => (
              <Route
                key={wizard}
                path={paths[wizard]}
                element={<WizardScreen wizard={wizard} owner="" onLeave={() => {}} />}
              />
            ))}
          </Routes>
          <Notifications hideMs={60_000} />
        </OpenRoutesContext>
      ),
    });
    await waitFor(() => screen.getByRole('heading', { level: 2, name: /Pagar/ }));
    return { ...shown, onBack };
  };
  return { page, compare, show };
}
