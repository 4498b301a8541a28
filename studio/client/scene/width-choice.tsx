import type { ReactElement } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { StudioIcon } from '#studio/client/look/studio-icon.tsx';
import { useStudio } from '#studio/client/state/studio.ts';
import type { Width } from '#studio/client/state/view.ts';
import { useStored } from '#ui/use-stored.ts';

const widths: readonly Width[] = ['phone', 'tablet', 'desktop'];

/** How wide the previewed portal is. */
export function WidthChoice(): ReactElement {
  const { view, changeView } = useStudio();
  const { t } = useTexts();
  const { width } = useStored(view);
  return (
    <fieldset className="segments">
      <legend className="visually-hidden">{t('studio.scene.width')}</legend>
      {widths.map((one) => (
        <button
          key={one}
          type="button"
          className="segment"
          aria-pressed={one === width}
          aria-label={t(`studio.width.${one}`)}
          title={t(`studio.width.${one}`)}
          onClick={() => changeView({ width: one })}
        >
          <StudioIcon name={one} />
        </button>
      ))}
    </fieldset>
  );
}
