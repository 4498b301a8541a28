import type { ReactElement } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { useStudio } from '#studio/client/state/studio.ts';
import { useStored } from '#ui/use-stored.ts';
import type { Thing } from '#workbench/edit/studio-messages.ts';

/** Walks through the wizard of the step that a thing is or stands in, where that is a page of its own. */
export function TryWizard({ things }: { things: readonly Thing[] }): ReactElement | null {
  const { portal } = useStudio();
  const { t } = useTexts();
  const { scene } = useStored(portal.store);
  const wizard = things.find((thing) => thing.kind === 'step')?.wizard;
  const isPage = scene?.places.some(({ place }) => place.kind === 'step' && place.name === wizard);
  if (!wizard || !isPage) return null;
  return (
    <p className="try-form">
      <button
        type="button"
        className="btn btn-secondary btn-sm"
        onClick={() => portal.send({ type: 'walk', wizard })}
      >
        {t('studio.try.walk')}
      </button>
    </p>
  );
}
