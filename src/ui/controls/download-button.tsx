import type { ReactElement, ReactNode } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { Icon } from '#ui/layout/icon.tsx';
import { Button } from './button.tsx';
import { useDownload } from './use-download.ts';
import '#ui/styles/download.scss';

interface DownloadButtonProps {
  /** Saves the file; rejects when it cannot be loaded. */
  download: () => Promise<void>;
  /** An icon only, with an accessible name. */
  quiet?: boolean;
  children: ReactNode;
}

/** Saves a file; a failure is shown beside the button until the next attempt. */
export function DownloadButton({
  download,
  quiet = false,
  children,
}: DownloadButtonProps): ReactElement {
  const { state, start } = useDownload();
  return (
    <span className="download">
      {state === 'failed' && <DownloadFailed />}
      <Button
        icon="download"
        variant={quiet ? 'quiet' : 'secondary'}
        size="small"
        className={quiet ? 'btn-icon' : ''}
        busy={state === 'busy'}
        onClick={() => start(download)}
      >
        {children}
      </Button>
    </span>
  );
}

/** Says that a file could not be loaded. */
export function DownloadFailed(): ReactElement {
  const { t } = useTexts();
  return (
    <span role="alert" className="download-failed">
      <Icon name="alert" />
      {t('common.download-failed')}
    </span>
  );
}
