import type { ReactElement } from 'react';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/layout/icon.tsx';
import { fileName } from './file-kind.ts';
import { originOf } from './file-origin.ts';
import { FilePreview } from './file-preview.tsx';

interface FileListProps {
  files: readonly (readonly [id: string, file: File])[];
  /** True when none may be turned or taken out. */
  locked: boolean;
  onTurn: (id: string) => void;
  onRemove: (id: string) => void;
}

/** The files of a field, each with a preview, its size, and ways to turn a photo and to take it out. */
export function FileList({ files, locked, ...actions }: FileListProps): ReactElement | null {
  const { t } = useTexts();
  if (files.length === 0) return null;
  return (
    <ul className="files-list" aria-label={t('form-engine.files.list')}>
      {files.map(([id, file]) => (
        <FileRow key={id} {...{ id, file, locked, ...actions }} />
      ))}
    </ul>
  );
}

interface FileRowProps extends Omit<FileListProps, 'files'> {
  id: string;
  file: File;
}

function FileRow({ id, file, locked, onTurn, onRemove }: FileRowProps): ReactElement {
  const { t } = useTexts();
  const { fileSize } = useFormats();
  const { sizeBefore, doubt } = originOf(file);
  const name = fileName(file);
  const isPhoto = file.type.startsWith('image/');
  const size = fileSize(file.size);
  return (
    <li>
      <FilePreview file={file} isPhoto={isPhoto} />
      <span className="files-about">
        <span className="files-name" translate="no">
          {name}
        </span>
        <span className="files-size">
          {sizeBefore === undefined
            ? size
            : t('form-engine.files.smaller', { from: fileSize(sizeBefore), to: size })}
        </span>
      </span>
      {!locked && (
        <span className="files-actions">
          {isPhoto && (
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
