import type { ReactElement } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import './consent.scss';

/** Shows that a withdrawn script remains until the page is reloaded, because the page contains unsent input. */
export function WithdrawnNotice(): ReactElement {
  const { t } = useTexts();
  return (
    <div role="status" className="choice-bar">
      <div className="choice-bar-inner">
        <p>{t('consent.withdrawn')}</p>
        <Button icon="refresh" onClick={() => window.location.reload()}>
          {t('common.reload')}
        </Button>
      </div>
    </div>
  );
}
