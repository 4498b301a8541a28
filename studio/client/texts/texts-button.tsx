import type { ReactElement } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { StudioIcon } from '#studio/client/look/studio-icon.tsx';
import { useStudio } from '#studio/client/state/studio.ts';
import { useStored } from '#ui/use-stored.ts';

/** Opens the table of texts over the stage, and closes it. */
export function TextsButton(): ReactElement {
  const { view, changeView } = useStudio();
  const { t } = useTexts();
  const { isTextsOpen } = useStored(view);
  return (
    <button
      type="button"
      className="edit-switch texts-button"
      aria-pressed={isTextsOpen}
      aria-keyshortcuts="Alt+T"
      title={`${t('studio.texts.title')} (Alt+T)`}
      onClick={() => changeView({ isTextsOpen: !isTextsOpen })}
    >
      <StudioIcon name="text" />
      <span>{t('studio.texts.open')}</span>
    </button>
  );
}
