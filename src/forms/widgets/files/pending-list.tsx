import { type ReactElement, useId } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/layout/icon.tsx';
import type { PendingFile } from './use-pending-files.ts';

interface PendingListProps {
  pending: readonly PendingFile[];
  /** True when none may be given up. */
  locked: boolean;
  onCancel: (id: string) => void;
}

/** Files that are being prepared, each with how far it is and a way to give it up. */
export function PendingList({ pending, locked, onCancel }: PendingListProps): ReactElement | null {
  const { t } = useTexts();
  if (pending.length === 0) return null;
  return (
    <ul className="files-list files-pending" aria-label={t('form-engine.files.pending')}>
      {pending.map((file) => (
        <li key={file.id}>
          <span className="files-preview">
            {file.progress ? (
              <span className="busy-mark" aria-hidden="true" />
            ) : (
              <Icon name="document" />
            )}
          </span>
          <PendingProgress file={file} />
          {!locked && (
            <Button variant="quiet" className="btn-icon" onClick={() => onCancel(file.id)}>
              <Icon name="close" />
              <span className="visually-hidden">
                {t('form-engine.files.remove', { name: file.name })}
              </span>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function PendingProgress({ file: { name, progress } }: { file: PendingFile }): ReactElement {
  const { t } = useTexts();
  const label = useId();
  return (
    <span className="files-about">
      <span id={label} className="files-stage">
        {t(`form-engine.files.${progress?.stage ?? 'queued'}`, { name })}
      </span>
      {progress && (
        // Without a value it is busy: only loading has a share.
        <progress
          aria-labelledby={label}
          max={1}
          value={progress.stage === 'loading' ? progress.share : undefined}
        />
      )}
    </span>
  );
}
