import type { ReactElement } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { StudioIcon } from '#studio/client/look/studio-icon.tsx';

const MINUTE = 60_000;

/** A moment in the format of the browser's own control. */
const inZone = (moment: number) =>
  new Date(moment - new Date(moment).getTimezoneOffset() * MINUTE).toISOString().slice(0, 16);

/** Date and time of the previewed portal, and the way back to now. */
export function SceneTime(props: {
  aheadMs: number;
  onMove: (aheadMs: number) => void;
}): ReactElement {
  const { aheadMs, onMove } = props;
  const { t } = useTexts();
  const isMoved = Math.abs(aheadMs) > MINUTE;
  return (
    <span className={`scene-time${isMoved ? ' is-unusual' : ''}`} title={t('studio.scene.time')}>
      <StudioIcon name="clock" />
      <input
        type="datetime-local"
        aria-label={t('studio.scene.time')}
        value={inZone(Date.now() + aheadMs)}
        onChange={({ target }) => {
          const moment = new Date(target.value).getTime();
          if (!Number.isNaN(moment)) onMove(moment - Date.now());
        }}
      />
      {isMoved && (
        <button type="button" className="plain-button" onClick={() => onMove(0)}>
          {t('studio.scene.now')}
        </button>
      )}
    </span>
  );
}
