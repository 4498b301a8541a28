import { type ReactElement, useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { download } from '#studio/client/look/download.ts';
import { StudioIcon } from '#studio/client/look/studio-icon.tsx';
import { useStudio } from '#studio/client/state/studio.ts';
import type { TextTable } from '#studio/texts-contract.ts';
import type { TextLine } from './text-lines.ts';

interface ExportButtonProps {
  table: TextTable;
  lines: readonly TextLine[];
  /** True when no filter is on: the table has every text then. */
  isAll: boolean;
}

/** Gives the texts in sight as a table for translators. */
export function ExportButton({ table, lines, isAll }: ExportButtonProps): ReactElement {
  const { api, pending } = useStudio();
  const { t } = useTexts();
  const [count, setCount] = useState<number | null>(null);
  const [isFailed, setFailed] = useState(false);
  const give = async () => {
    pending.flush();
    setFailed(false);
    const { to } = table;
    const keys = lines.flatMap((line) => (line.kind === 'text' ? [line.row.key] : []));
    try {
      const { csv, texts } = await api.texts.exported({ to, keys: isAll ? null : keys });
      download(`${to}.csv`, csv, 'text/csv');
      setCount(texts);
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <span role="status" className="visually-hidden">
        {count !== null && t('studio.texts.exported', { count })}
      </span>
      {isFailed && (
        <span role="alert" className="texts-failed">
          {t('studio.texts.failed')}
        </span>
      )}
      <button
        type="button"
        className="texts-csv"
        aria-label={t('studio.texts.export')}
        title={t('studio.texts.export-hint')}
        onClick={() => void give()}
      >
        <StudioIcon name="down" />
        <span className="texts-csv-words">{t('studio.texts.export')}</span>
        <span className="texts-csv-short">CSV</span>
      </button>
    </>
  );
}
