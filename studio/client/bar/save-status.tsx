import type { ReactElement } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { StudioIcon } from '#studio/client/look/studio-icon.tsx';
import { useStudio } from '#studio/client/state/studio.ts';
import { useStored } from '#ui/use-stored.ts';

/** Whether what was changed is saved, and what the check says of it. */
export function SaveStatus(): ReactElement {
  const { server, queue, pending, changeView } = useStudio();
  const { t } = useTexts();
  const { state, connection } = useStored(server);
  const { waiting, isOffline, blocked } = useStored(queue.store);
  const isLost = connection === 'lost' || isOffline;
  const isSaving = useStored(pending.count) > 0 || waiting.length > 0;
  const faults = state?.diagnoses.filter(({ isWarning }) => !isWarning).length ?? 0;
  const warnings = (state?.diagnoses.length ?? 0) - faults;
  const saved = isLost
    ? t(isSaving ? 'studio.status.offline-waiting' : 'studio.status.offline', {
        count: waiting.length,
      })
    : t(
        connection === 'connecting'
          ? 'studio.loading'
          : isSaving
            ? 'studio.status.saving'
            : 'studio.status.saved',
      );
  const checked = state?.isChecking
    ? t('studio.status.checking')
    : faults > 0
      ? t('studio.status.faults', { count: faults })
      : warnings > 0
        ? t('studio.status.warnings', { count: warnings })
        : t('studio.status.good');
  const tone = state?.isChecking
    ? 'busy'
    : faults > 0
      ? 'wrong'
      : warnings > 0
        ? 'warning'
        : 'good';
  return (
    <div className="save-status">
      <span className={`saved${isLost ? ' is-lost' : ''}`} role="status">
        <StudioIcon name={isLost ? 'offline' : isSaving ? 'clock' : 'check'} />
        <span>{saved}</span>
      </span>
      {blocked && (
        <span className="saved is-lost" role="alert">
          <StudioIcon name="alert" />
          <span>{t(`studio.status.no-${blocked}`)}</span>
        </span>
      )}
      {state && (
        <button
          type="button"
          className={`checked is-${tone}`}
          title={t('studio.check.title')}
          onClick={() => changeView({ side: 'check', isTreeOpen: true, drawer: 'tree' })}
        >
          <span className="checked-mark" aria-hidden="true" />
          <span role="status">{checked}</span>
        </button>
      )}
    </div>
  );
}
