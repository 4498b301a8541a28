import { type ReactElement, useId } from 'react';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/layout/icon.tsx';
import { fileName } from './file-kind.ts';
import { originOf } from './file-origin.ts';
import { FilePreview } from './file-preview.tsx';
import type { PendingFile } from './use-pending-files.ts';

/** A file of the list, or one on its way into it under the same id. */
export type ListedFile = { id: string; file: File } | { id: string; pending: PendingFile };

interface FileRowProps {
  listed: ListedFile;
  /** True when it may not be turned or taken out. */
  locked: boolean;
  onTurn: (id: string) => void;
  onRemove: (id: string) => void;
}

/** A file with its preview, its size, and ways to turn a photo and to take it out; the same row while it is prepared. */
export function FileRow({ listed, locked, onTurn, onRemove }: FileRowProps): ReactElement {
  const { t } = useTexts();
  const { id } = listed;
  const file = 'file' in listed ? listed.file : null;
  const name = 'file' in listed ? fileName(listed.file) : listed.pending.name;
  const doubt = file && originOf(file).doubt;
  return (
    <li>
      {'file' in listed ? <Added file={listed.file} /> : <Pending file={listed.pending} />}
      {/* The button that removes remains the same one when the file is ready: it may have the focus. */}
      {!locked && (
        <span className="files-actions">
          {file && isPhoto(file) && (
            <Button variant="quiet" className="btn-icon" onClick={() => onTurn(id)}>
              <Icon name="refresh" />
              <span className="visually-hidden">{t('form-engine.files.turn', { name })}</span>
            </Button>
          )}
          <Button variant="quiet" className="btn-icon" onClick={() => onRemove(id)}>
            <Icon name="close" />
            <span className="visually-hidden">{t('form-engine.files.remove', { name })}</span>
          </Button>
        </span>
      )}
      {doubt && (
        <p className="files-doubt">
          <Icon name="alert" />
          {t(`form-engine.files.pdf-${doubt}`)}
        </p>
      )}
    </li>
  );
}

const isPhoto = ({ type }: File) => type.startsWith('image/');

function Added({ file }: { file: File }): ReactElement {
  const { t } = useTexts();
  const { fileSize } = useFormats();
  const { sizeBefore } = originOf(file);
  const size = fileSize(file.size);
  return (
    <>
      <FilePreview file={file} isPhoto={isPhoto(file)} />
      <span className="files-about">
        <span className="files-name" translate="no">
          {fileName(file)}
        </span>
        <span className="files-size">
          {sizeBefore === undefined
            ? size
            : t('form-engine.files.smaller', { from: fileSize(sizeBefore), to: size })}
        </span>
      </span>
    </>
  );
}

function Pending({ file: { name, progress } }: { file: PendingFile }): ReactElement {
  const { t } = useTexts();
  const label = useId();
  return (
    <>
      <span className="files-preview">
        {progress ? <span className="busy-mark" aria-hidden="true" /> : <Icon name="document" />}
      </span>
      <span className="files-about">
        <span id={label} className="files-size">
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
    </>
  );
}
