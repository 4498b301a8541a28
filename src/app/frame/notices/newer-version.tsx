import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { hasNewerApplication } from '#app/settings/newer-application.ts';
import { useFacts } from '#config/facts-provider.tsx';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/layout/icon.tsx';

/** Shortest time between two checks that the page triggers by becoming visible, in milliseconds. */
const MIN_INTERVAL_MS = 5_000;

/** Offers the build of the application that was deployed while the page was open; nothing is forced. */
export function NewerVersion(): ReactElement {
  const { t } = useTexts();
  const { refreshMinutes } = useFacts().settings;
  const [isLater, setLater] = useState(false);
  const { data: isNewer } = useQuery({
    queryKey: ['application', 'newer'],
    queryFn: () => hasNewerApplication(document),
    initialData: false,
    staleTime: MIN_INTERVAL_MS,
    refetchInterval: (query) => (query.state.data ? false : refreshMinutes * 60_000),
  });
  return (
    <div role="status">
      {isNewer && !isLater && (
        <div className="frame-notice">
          <Icon name="refresh" />
          <p>{t('frame.newer.body')}</p>
          <Button variant="quiet" size="small" onClick={() => window.location.reload()}>
            {t('common.reload')}
          </Button>
          <button type="button" className="btn btn-quiet btn-icon" onClick={() => setLater(true)}>
            <Icon name="close" />
            <span className="visually-hidden">{t('frame.newer.later')}</span>
          </button>
        </div>
      )}
    </div>
  );
}
