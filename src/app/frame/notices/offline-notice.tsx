import { type ReactElement, useSyncExternalStore } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { Icon } from '#ui/layout/icon.tsx';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Shows that the browser reports no connection. */
export function OfflineNotice(): ReactElement {
  const { t } = useTexts();
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!online && (
        <div className="frame-notice">
          <Icon name="offline" />
          <p>{t('frame.offline')}</p>
        </div>
      )}
    </div>
  );
}
