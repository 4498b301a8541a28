import type { ReactElement } from 'react';
import { saveFile } from '#api/downloads.ts';
import {
  type ComparedInputs,
  type Comparison,
  comparisonParts,
} from '#domain/comparison/comparison.ts';
import { type ComparisonSheetWords, comparisonSheet } from '#domain/comparison/comparison-sheet.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';

interface ComparisonSheetProps {
  inputs: ComparedInputs;
  comparison: Comparison;
}

/** Saves the recomputed bill as a sheet; nothing where the retailer gave only the total. */
export function ComparisonSheet({ inputs, comparison }: ComparisonSheetProps): ReactElement | null {
  const { t } = useTexts();
  const words = useSheetWords();
  if (comparison.groups.length === 0) return null;
  const save = () =>
    saveFile({
      name: `${t('comparison.take.file')}-${inputs.startDate}-${inputs.endDate}.csv`,
      content: new Blob([comparisonSheet(comparison, words)], { type: 'text/csv' }),
    });
  return (
    <Button icon="download" onClick={save}>
      {t('comparison.take.sheet')}
    </Button>
  );
}

/** What the sheet needs of the language of the page. */
function useSheetWords(): ComparisonSheetWords {
  const { t } = useTexts();
  const { number } = useFormats();
  const columns = ['part', 'name', 'price', 'quantity', 'times', 'amount'];
  const parts = comparisonParts.map((part) => [part, t(`comparison.parts.${part}`)] as const);
  return {
    heads: columns.map((column) => t(`comparison.lines.${column}`)),
    parts: Object.fromEntries(parts) as ComparisonSheetWords['parts'],
    unexplained: t('comparison.lines.unexplained'),
    total: t('comparison.lines.total'),
    decimalMark: number(0.5).charAt(1),
  };
}
