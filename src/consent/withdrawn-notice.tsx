import type { ReactElement } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import './consent.scss';

/** Says that what was withdrawn leaves with the page, which holds something typed; beside the entry that withdrew it. */
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
