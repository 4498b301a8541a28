import { memo, type ReactElement } from 'react';
import { useTexts } from '#i18n/texts.ts';
import type { TextRow as Row, TextFileRows } from '#studio/texts-contract.ts';
import { TextCell } from './text-cell.tsx';

interface TextRowProps {
  file: TextFileRows;
  row: Row;
  at: number;
  was: string | undefined;
}

/** A text in both languages, below its key. */
export const TextRow = memo(function TextRow(props: TextRowProps): ReactElement {
  const { row } = props;
  return (
    <>
      <p className="text-key">{row.path.join('.')}</p>
      <div className="text-cell is-from">
        <TextCell {...props} side="from" />
      </div>
      <div className={`text-cell${row.isMissing ? ' is-missing' : ''}`}>
        <TextCell {...props} side="to" />
      </div>
    </>
  );
});

/** The name of a file before its texts. */
export function FileLine({ file, count }: { file: TextFileRows; count: number }): ReactElement {
  const { t } = useTexts();
  return (
    <h3 className="text-file">
      <span className="text-file-words">{file.words ?? file.name}</span>
      {file.words && <span className="text-file-name">{file.name}</span>}
      <span className="text-file-count">{t('studio.texts.count', { count })}</span>
    </h3>
  );
}
