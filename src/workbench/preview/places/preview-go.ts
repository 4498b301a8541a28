import type { PortalServices, PortalState } from '#app/extension.ts';
import { allRoutes, routeOf } from '#app/routing/all-routes.ts';
import { rulesOf } from '#app/routing/route-rules.ts';
import type { Manifest } from '#config/configuration-types.ts';
import type { Texts } from '#i18n/texts.ts';
import type { PlaceToShow } from '#workbench/edit/studio-messages.ts';
import { previewApi } from '#workbench/preview/preview-api.ts';
import { fillWith } from '#workbench/preview/preview-example.ts';
import { isInvalid, submitShown } from '#workbench/preview/preview-submit.ts';
import { formOnPage } from './form-on-page.ts';
import {
  addressOfRoute,
  dialogsOf,
  pageWizards,
  pathOfForm,
  pathOfStates,
} from './preview-places.ts';
import { goToStep } from './preview-step.ts';

/** Everything that can be opened, with its words in the language of the texts. */
export function placesOf(
  manifest: Manifest,
  { t, optional }: Pick<Texts, 't' | 'optional'>,
): { place: PlaceToShow; words: string }[] {
  const routes = allRoutes().map(({ id }) => ({
    place: { kind: 'route' as const, name: id },
    words: t('preview.jump.page', { name: optional(`frame.routes.${id}`) ?? id }),
  }));
  const dialogs = dialogsOf(manifest).map((name) => ({
    place: { kind: 'dialog' as const, name },
    words: t('preview.jump.dialog', { name }),
  }));
  const forms = Object.keys(manifest.forms).map((name) => ({
    place: { kind: 'form' as const, name },
    words: t('preview.jump.form', { name }),
  }));
  const steps = pageWizards(manifest).flatMap(([name, { steps: all }]) =>
    all.map(({ id }) => ({
      place: { kind: 'step' as const, name, step: id },
      words: t('preview.jump.step', {
        wizard: name,
        step: optional(`wizards.${name}.${id}`) ?? id,
      }),
    })),
  );
  return [...routes, ...dialogs, ...forms, ...steps];
}

/** Name of the form at a place; undefined for a page without one. */
export function formAt({ kind, name, step }: PlaceToShow, manifest: Manifest): string | undefined {
  if (kind === 'step') return manifest.wizards[name]?.steps.find(({ id }) => id === step)?.form;
  if (kind === 'part') return undefined;
  return kind === 'route' ? routeOf(name)?.forms?.[0] : name;
}

/** True for a place that only customers reach. */
export function needsCustomer({ kind, name }: PlaceToShow, { settings }: PortalState): boolean {
  const route = kind === 'route' ? routeOf(name) : undefined;
  return (
    kind === 'dialog' || (route !== undefined && rulesOf(route, settings).access === 'private')
  );
}

/**
 * Opens a place; a form by itself and the steps before a step with example answers, `fillShown` fills any other. Rejects when it
 * cannot be reached.
 */
export async function goTo(
  place: PlaceToShow,
  example: string,
  portal: PortalState,
  services: PortalServices,
  language: string,
): Promise<void> {
  const { kind, name, step = '' } = place;
  const { router } = services;
  if (kind === 'form') return router.navigate(pathOfForm(name, example));
  if (kind === 'part') return router.navigate(pathOfStates(name));
  if (kind === 'step') await goToStep(name, step, example, portal, services);
  else await router.navigate(await addressOfRoute(kind, name, language, portal, services));
}

let lastFill = new AbortController();

/**
 * Fills the form of that name with an example once it is on the page, unless another is to be filled or another page is
 * opened meanwhile; nothing without a form or an example. Rejects when the example cannot be read.
 */
export async function fillShown(form: string | undefined, example: string): Promise<void> {
  lastFill.abort();
  if (!form || !example) return;
  lastFill = new AbortController();
  const { signal } = lastFill;
  const { answers } = await previewApi.example(form, example);
  const shown = await formOnPage(form, signal);
  if (!shown) return;
  fillWith(shown, answers);
  if (isInvalid(example)) submitShown(form, signal);
}
