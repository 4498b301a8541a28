import type { QueryClient } from '@tanstack/react-query';
import { type ReactElement, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { type Extension, ExtensionContext } from '#app/extension.ts';
import { Portal, type PortalProps } from '#app/portal.tsx';
import { loadPage } from '#app/routing/load-page.ts';
import type { Route } from '#app/routing/route.ts';
import { ensureTexts } from '#app/settings/languages.ts';
import { settingRulesQuery } from '#app/settings/use-settings.ts';
import type { Configuration, Facts, Settings } from '#config/configuration-types.ts';
import { factsOf } from '#config/facts.ts';
import { filtersOf } from '#config/pages/listed.ts';
import type { ServedToVisitors } from '#config/pages/prerendered-page.ts';
import { report } from '#config/report.ts';
import { holderOf } from '#domain/customer/holder.ts';
import { mergeServedSettings } from '#domain/settings/served-settings.ts';
import { commonValuesOf } from '#i18n/common-values.ts';
import { setTextValues } from '#i18n/texts.ts';
import { featureFlagsQuery } from '#queries/read/feature-flags.ts';
import { publicSettingsQuery } from '#queries/read/settings.ts';
import { useHydrated } from '#ui/loading/use-hydrated.ts';
import { factsAbout, visibleSteps } from '#wizard/steps/wizard-steps.ts';

/** Facts about a visitor, as far as they are known before the portal is rendered. */
export function visitorFacts(
  { manifest: { settings } }: Configuration,
  { language, flags = {} }: { language: string; flags?: Record<string, boolean> },
): Facts {
  return factsOf(settings, flags, { language, customer: holderOf('') });
}

/** Forms that a route shows at once: its own, those that filter its lists, and that of the first step of its wizard. */
export function firstForms(
  configuration: Configuration,
  route: Route | undefined,
  language: string,
): string[] {
  const name = route?.id ?? '';
  const wizard = configuration.manifest.wizards[name];
  const facts = factsAbout(visitorFacts(configuration, { language }), {
    ...{ name, answers: {}, memory: {} },
  });
  // A wizard that was published broken reports that where it is mounted.
  const isSound = Array.isArray(wizard?.steps);
  const [first] = wizard && isSound ? visibleSteps(wizard, facts, configuration) : [];
  const filters = filtersOf(configuration.manifest.screens?.[name]);
  return [...(route?.forms ?? []), ...filters, ...(first ? [first.form] : [])];
}

interface FirstVisit {
  configuration: Configuration;
  queryClient: QueryClient;
  route: Route;
  language: string;
  served: ServedToVisitors;
  /** Time that the first render shows, in milliseconds since 1970; by default now. */
  moment?: number;
}

/**
 * Loads exactly what the first render of a page for a visitor needs: a page is prerendered with it, and the browser
 * loads the same before it hydrates that page. Requests to the retailer follow afterwards.
 */
export async function prepareFirstVisit(visit: FirstVisit): Promise<void> {
  const { configuration, queryClient, route, language, served, moment } = visit;
  setTextValues(commonValuesOf(await publishedSettings(visit)));
  // Data of the publication, stale for this visit.
  const ofPublication = { updatedAt: 0 };
  queryClient.setQueryData(publicSettingsQuery().queryKey, served.settings, ofPublication);
  queryClient.setQueryData(featureFlagsQuery(null).queryKey, served.flags, ofPublication);
  await Promise.all([
    loadPage(configuration, route, { moment, isCustomer: false }),
    ...firstForms(configuration, route, language).map((form) => prepareForm(visit, form)),
  ]);
}

/** Loads the texts of the page in another language; false when they cannot be read, which is reported. */
export async function isLanguageReady(visit: FirstVisit, language: string): Promise<boolean> {
  const { configuration, route } = visit;
  try {
    await Promise.all([
      ensureTexts(configuration, language),
      ...firstForms(configuration, route, language).map((form) =>
        prepareForm({ ...visit, language }, form),
      ),
    ]);
    return true;
  } catch (failure) {
    report(`The texts of ${language} cannot be read`, failure);
    return false;
  }
}

/**
 * Sets the values that every text can use before the first render: set later, they would render the page again. Rejects
 * when the served settings, or their rules, cannot be read; those of the publication are set then.
 */
export async function prepareTextValues({
  configuration,
  queryClient,
}: Pick<FirstVisit, 'configuration' | 'queryClient'>): Promise<void> {
  setTextValues(commonValuesOf(configuration.manifest.settings));
  const settings = await queryClient.ensureQueryData(publicSettingsQuery());
  const served = { settings, flags: {} };
  setTextValues(commonValuesOf(await publishedSettings({ configuration, queryClient, served })));
}

/** The published settings with those that the retailer served to visitors when the pages were prerendered. */
export async function publishedSettings({
  configuration,
  queryClient,
  served,
}: Pick<FirstVisit, 'configuration' | 'queryClient' | 'served'>): Promise<Settings> {
  const usual = configuration.manifest.settings;
  if (Object.keys(served.settings).length === 0) return usual;
  const { validator } = await queryClient.fetchQuery(settingRulesQuery(configuration));
  return mergeServedSettings(usual, served.settings, validator, 'public').settings;
}

async function prepareForm(
  { configuration, queryClient, language }: FirstVisit,
  form: string,
): Promise<void> {
  // Pages without a form load nothing of the form engine.
  const { formQuery, formTextsQuery } = await import('#forms/use-form.ts');
  await Promise.all([
    queryClient.prefetchQuery(formQuery(configuration, form)),
    queryClient.prefetchQuery(formTextsQuery(configuration, form, language)),
  ]);
}

/** Requests from the retailer the data that a prerendered page contains as of its publication. */
export function refreshFirstVisit(queryClient: QueryClient): void {
  for (const { queryKey } of [publicSettingsQuery(), featureFlagsQuery(null)])
    void queryClient.invalidateQueries({ queryKey, exact: true });
}

interface PortalRootProps extends PortalProps {
  extension: Extension;
  /** Called when the page listens, before React changes anything in it. */
  onListening?: () => void;
  /** Called once the portal is rendered, with all that the address and this device add to a prerendered page. */
  onRendered?: () => void;
}

/** The whole portal, as it is rendered. */
export function PortalRoot({
  extension,
  onListening,
  onRendered,
  ...portal
}: PortalRootProps): ReactElement {
  return (
    <ExtensionContext value={extension}>
      <Portal {...portal} />
      <Arrival onListening={onListening} onRendered={onRendered} />
    </ExtensionContext>
  );
}

/** Comes last: its effects follow those of the whole portal. */
function Arrival({ onListening, onRendered }: Pick<PortalRootProps, 'onListening' | 'onRendered'>) {
  const isHydrated = useHydrated();
  const notifyListening = useEffectEvent(() => onListening?.());
  const notifyRendered = useEffectEvent(() => onRendered?.());
  useLayoutEffect(() => notifyListening(), []);
  useEffect(() => {
    if (isHydrated) notifyRendered();
  }, [isHydrated]);
  return null;
}
