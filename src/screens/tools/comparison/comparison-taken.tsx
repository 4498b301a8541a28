import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { saveFile } from '#api/downloads.ts';
import { comparisonParts } from '#domain/comparison/comparison.ts';
import { type ComparisonSheetWords, comparisonSheet } from '#domain/comparison/comparison-sheet.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import type { ComparisonResultProps } from './comparison-props.ts';
import { ComparisonShare } from './comparison-share.tsx';
import { useComparedProduct, useContracting } from './use-contracting.ts';

type ComparisonTakenProps = Pick<ComparisonResultProps, 'inputs' | 'comparison'> & {
  /** Contracting is what stands out only where it pays. */
  isCheaper: boolean;
};

/** What can be done with a result: contract it, share it, print it, save it as a sheet. */
export function ComparisonTaken(props: ComparisonTakenProps): ReactElement {
  const { inputs, comparison, isCheaper } = props;
  const { t } = useTexts();
  const words = useSheetWords();
  const { product, isSearching } = useComparedProduct(inputs, comparison);
  const contracting = useContracting(inputs, product);
  const save = () =>
    saveFile({
      name: `${t('comparison.take.file')}-${inputs.startDate}-${inputs.endDate}.csv`,
      content: new Blob([comparisonSheet(comparison, words)], { type: 'text/csv' }),
    });
  return (
    <div className="comparison-taken">
      {contracting && (
        <Link
          to={contracting.address}
          state={contracting.state}
          className={`btn ${isCheaper ? 'btn-primary' : 'btn-secondary'} btn-block`}
          aria-busy={isSearching || undefined}
        >
          {t('comparison.take.contract')}
        </Link>
      )}
      <Button icon="print" onClick={() => window.print()}>
        {t('comparison.take.print')}
      </Button>
      {comparison.groups.length > 0 && (
        <Button icon="download" onClick={save}>
          {t('comparison.take.sheet')}
        </Button>
      )}
      <ComparisonShare inputs={inputs} />
    </div>
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
