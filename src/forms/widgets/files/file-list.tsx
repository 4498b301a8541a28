import type { ReactElement } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { FileRow, type ListedFile } from './file-row.tsx';

interface FileListProps {
  files: readonly ListedFile[];
  /** True when none may be turned or taken out. */
  locked: boolean;
  /** True when none that is being prepared may be taken out either. */
  frozen: boolean;
  onTurn: (id: string) => void;
  onRemove: (id: string) => void;
}

/** The files of a field, and those that are being prepared for it. */
export function FileList({
  files,
  locked,
  frozen,
  ...actions
}: FileListProps): ReactElement | null {
  const { t } = useTexts();
  if (files.length === 0) return null;
  return (
    <ul className="files-list" aria-label={t('form-engine.files.list')}>
      {files.map((listed) => (
        <FileRow
          key={listed.id}
          listed={listed}
          locked={'file' in listed ? locked : frozen}
          {...actions}
        />
      ))}
    </ul>
  );
}
