import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import type { PortalServices, PortalState } from '#app/extension.ts';
import { allRoutes } from '#app/routing/all-routes.ts';
import { shownForms } from '#forms/engine/shown-form.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { Alert } from '#ui/feedback/alert.tsx';
import { useStored } from '#ui/use-stored.ts';
import { previewApi } from './preview-api.ts';
import { isInvalid, showErrors } from './preview-errors.ts';
import { fillWith } from './preview-example.ts';
import { addressOfRoute, dialogsOf, pageWizards, pathOfForm } from './preview-places.ts';
import { PreviewSection, PreviewSelect } from './preview-section.tsx';
import { goToStep } from './preview-step.ts';

interface PreviewJumpProps {
  portal: PortalState;
  services: PortalServices;
}

/** Goes to any page, form, dialog or step, optionally with example answers. */
export function PreviewJump({ portal, services }: PreviewJumpProps): ReactElement {
  const { t, optional, language } = useTexts();
  const [place, setPlace] = useState('');
  const [example, setExample] = useState('');
  const [failed, setFailed] = useState(false);
  const { manifest } = portal.configuration;
  const { data: examples = {} } = useQuery({
    queryKey: ['examples'],
    queryFn: previewApi.examples,
  });
  const onPage = useStored(shownForms).at(-1);

  const steps = pageWizards(manifest).flatMap(([wizard, { steps: all }]) =>
    all.map(({ id, form }) => ({ wizard, id, form })),
  );
  const places: [string, string][] = [
    ['', t('preview.jump.here')],
    ...allRoutes().map(({ id }): [string, string] => [
      `route ${id}`,
      t('preview.jump.page', { name: optional(`frame.routes.${id}`) ?? id }),
    ]),
    ...dialogsOf(manifest).map((name): [string, string] => [
      `dialog ${name}`,
      t('preview.jump.dialog', { name }),
    ]),
    ...Object.keys(manifest.forms).map((name): [string, string] => [
      `form ${name}`,
      t('preview.jump.form', { name }),
    ]),
    ...steps.map(({ wizard, id }): [string, string] => [
      `step ${wizard} ${id}`,
      t('preview.jump.step', { wizard, step: optional(`wizards.${wizard}.${id}`) ?? id }),
    ]),
  ];
  const [kind, name = '', step = ''] = place.split(' ');
  const form =
    kind === 'step'
      ? steps.find(({ wizard, id }) => wizard === name && id === step)?.form
      : kind === 'route'
        ? allRoutes().find(({ id }) => id === name)?.forms?.[0]
        : kind === ''
          ? onPage?.name
          : name;
  const offered = (form && examples[form]) || [];
  const chosen = offered.includes(example) ? example : '';

  const fill = async () => {
    if (!form || !chosen) return;
    const shown = await formOnPage(form);
    fillWith(shown, (await previewApi.example(form, chosen)).answers);
    if (isInvalid(chosen)) showErrors(form);
  };
  const go = async () => {
    const { router } = services;
    if (kind === 'form') return router.navigate(pathOfForm(name, chosen));
    if (kind === 'step') await goToStep(name, step, chosen, portal, services);
    if (kind === 'route' || kind === 'dialog')
      await router.navigate(await addressOfRoute(kind, name, language, portal, services));
    await fill();
  };
  return (
    <PreviewSection title={t('preview.jump.title')}>
      <PreviewSelect
        label={t('preview.jump.where')}
        value={place}
        options={places}
        onChange={setPlace}
      />
      {offered.length > 0 && (
        <PreviewSelect
          label={t('preview.jump.example')}
          value={chosen}
          options={[
            ['', t('preview.jump.no-example')],
            ...offered.map((one) => [one, one] as const),
          ]}
          onChange={setExample}
        />
      )}
      {failed && (
        <Alert tone="warning" onDismiss={() => setFailed(false)}>
          {t('preview.jump.failed')}
        </Alert>
      )}
      <div className="preview-actions">
        <Button
          size="small"
          onClick={() => {
            setFailed(false);
            go().catch((failure: unknown) => {
              console.warn(failure);
              setFailed(true);
            });
          }}
        >
          {kind === '' ? t('preview.jump.fill') : t('preview.jump.go')}
        </Button>
      </div>
    </PreviewSection>
  );
}

/** The form of that name, once it is on the page. Rejects when it does not appear. */
function formOnPage(name: string) {
  const found = () => shownForms.read().findLast((form) => form.name === name);
  return new Promise<NonNullable<ReturnType<typeof found>>>((resolve, reject) => {
    const done = () => {
      const form = found();
      if (!form) return;
      leave();
      clearTimeout(timer);
      resolve(form);
    };
    const leave = shownForms.subscribe(done);
    const timer = setTimeout(() => {
      leave();
      reject(new Error(`The form ${name} is not on the page`));
    }, 10_000);
    done();
  });
}
