import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import type { PortalServices, PortalState } from '#app/extension.ts';
import { shownForms } from '#forms/engine/shown-form.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { Alert } from '#ui/feedback/alert.tsx';
import { useStored } from '#ui/use-stored.ts';
import { fillShown, formAt, goTo, placesOf } from './places/preview-go.ts';
import { previewApi } from './preview-api.ts';
import { PreviewSection, PreviewSelect } from './preview-section.tsx';

interface PreviewJumpProps {
  portal: PortalState;
  services: PortalServices;
}

/** Goes to any page, form, dialog or step, optionally with example answers. */
export function PreviewJump({ portal, services }: PreviewJumpProps): ReactElement {
  const texts = useTexts();
  const { t, language } = texts;
  const [chosenPlace, setPlace] = useState('');
  const [example, setExample] = useState('');
  const [failed, setFailed] = useState(false);
  const { manifest } = portal.configuration;
  const { data: examples = {} } = useQuery({
    queryKey: ['examples'],
    queryFn: previewApi.examples,
  });
  const onPage = useStored(shownForms).at(-1);

  const places = placesOf(manifest, texts).map((one) => ({
    ...one,
    id: JSON.stringify(one.place),
  }));
  const place = places.find(({ id }) => id === chosenPlace)?.place;
  const form = place ? formAt(place, manifest) : onPage?.name;
  const offered = (form && examples[form]) || [];
  const chosen = offered.includes(example) ? example : '';

  const go = async () => {
    if (place) await goTo(place, chosen, portal, services, language);
    if (place?.kind !== 'form') await fillShown(form, chosen);
  };
  return (
    <PreviewSection title={t('preview.jump.title')}>
      <PreviewSelect
        label={t('preview.jump.where')}
        value={place ? chosenPlace : ''}
        options={[
          ['', t('preview.jump.here')],
          ...places.map(({ id, words }) => [id, words] as const),
        ]}
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
          {place ? t('preview.jump.go') : t('preview.jump.fill')}
        </Button>
      </div>
    </PreviewSection>
  );
}
