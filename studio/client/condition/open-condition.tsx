import type { ReactElement } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { useStudio } from '#studio/client/state/studio.ts';

/** Opens the panel of a named condition. */
export function OpenCondition({ name }: { name: string }): ReactElement {
  const { choose } = useStudio();
  const { t } = useTexts();
  return (
    <button
      type="button"
      className="plain-button"
      aria-label={t('studio.condition.open-named', { name })}
      onClick={() => choose({ kind: 'condition', name })}
    >
      {t('studio.condition.open')}
    </button>
  );
}
