import type { ReactElement } from 'react';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/layout/icon.tsx';
import { fileName } from './file-kind.ts';
import { sizeBefore } from './smaller-photo.ts';

interface FileListProps {
  files: readonly (readonly [id: string, file: File])[];
  /** True when none may be taken out. */
  locked: boolean;
  onRemove: (id: string) => void;
}

/** The files of a field, each with its size and a way to take it out. */
export function FileList({ files, locked, onRemove }: FileListProps): ReactElement | null {
  const { t } = useTexts();
  const formats = useFormats();
  const sizeOf = (file: File) => {
    const [to, before] = [formats.fileSize(file.size), sizeBefore(file)];
    return before === undefined
      ? to
      : t('form-engine.files.smaller', { from: formats.fileSize(before), to });
  };
  if (files.length === 0) return null;
  return (
    <ul className="files-list" aria-label={t('form-engine.files.list')}>
      {files.map(([id, file]) => (
        <li key={id}>
          <Icon name="document" />
          <span className="files-name">{fileName(file)}</span>
          <span className="files-size">{sizeOf(file)}</span>
          {!locked && (
            <Button variant="quiet" className="btn-icon" onClick={() => onRemove(id)}>
              <Icon name="close" />
              <span className="visually-hidden">
                {t('form-engine.files.remove', { name: fileName(file) })}
              </span>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
