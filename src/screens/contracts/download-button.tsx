import { type ReactElement, type ReactNode, useState } from 'react';
import { reportOwnFault } from '#config/report.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

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
  const { t } = useTexts();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const start = () => {
    setState('busy');
    download().then(
      () => setState('idle'),
      (thrown) => {
        reportOwnFault('A download failed', thrown);
        setState('failed');
      },
    );
  };
  return (
    <span className="download">
      {state === 'failed' && (
        <span role="alert" className="download-failed">
          <Icon name="alert" />
          {t('contracts.detail.download-failed')}
        </span>
      )}
      <Button
        icon="download"
        variant={quiet ? 'quiet' : 'secondary'}
        size="small"
        className={quiet ? 'btn-icon' : ''}
        busy={state === 'busy'}
        onClick={start}
      >
        {children}
      </Button>
    </span>
  );
}
