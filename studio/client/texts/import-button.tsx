import { type ReactElement, useRef, useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { StudioIcon } from '#studio/client/look/studio-icon.tsx';
import type { TextTable } from '#studio/texts-contract.ts';
import { ImportDialog } from './import-dialog.tsx';

/** Reads a table of a translator: what it would change is shown first. */
export function ImportButton({ table }: { table: TextTable }): ReactElement {
  const { t } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [file, setFile] = useState<File | null>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        hidden
        aria-label={t('studio.texts.import.file')}
        onChange={({ target }) => {
          setFile(target.files?.[0] ?? null);
          // The same file may be chosen again, mended.
          target.value = '';
        }}
      />
      <button
        ref={button}
        type="button"
        className="texts-csv"
        aria-label={t('studio.texts.import.open')}
        title={t('studio.texts.import.hint')}
        onClick={() => input.current?.click()}
      >
        <StudioIcon name="up" />
        <span className="texts-csv-words">{t('studio.texts.import.open')}</span>
        <span className="texts-csv-short">CSV</span>
      </button>
      {file && (
        <ImportDialog
          file={file}
          language={table.languages.find(({ code }) => code === table.to)}
          onClose={() => {
            setFile(null);
            button.current?.focus();
          }}
        />
      )}
    </>
  );
}
