import { type ReactElement, type ReactNode, useRef, useState } from 'react';
import { reportOwnFault } from '#config/report.ts';
import type { ContractAction } from '#domain/contract-purpose.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { usePageAction } from './page-action.ts';

interface DownloadButtonProps {
  /** Saves the file; rejects when it cannot be loaded. */
  download: () => Promise<void>;
  /** An icon only, with an accessible name. */
  quiet?: boolean;
  /** Action of the address that presses it (`?action=download`). */
  action?: ContractAction;
  children: ReactNode;
}

/** Saves a file; a failure is shown beside the button until the next attempt. */
export function DownloadButton({
  download,
  quiet = false,
  action,
  children,
}: DownloadButtonProps): ReactElement {
  const { t } = useTexts();
  const place = useRef<HTMLSpanElement>(null);
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
  usePageAction(action, () => {
    // Whoever did not press it sees what became of it.
    place.current?.scrollIntoView?.({ block: 'center' });
    start();
  });
  return (
    <span className="download" ref={place}>
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
