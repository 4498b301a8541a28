import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ComparedInputs, Comparison } from '#domain/comparison/comparison.ts';
import { useTexts } from '#i18n/texts.ts';
import { useComparedProduct, useContracting } from '#screens/tools/comparison/use-contracting.ts';
import { Button } from '#ui/controls/button.tsx';
import type { ComparisonAction } from './comparison-answer-options.ts';
import { ComparisonShare } from './comparison-share.tsx';
import { ComparisonSheet } from './comparison-sheet.tsx';

interface ComparisonActionsProps {
  inputs: ComparedInputs;
  comparison: Comparison;
  actions: readonly ComparisonAction[];
  /** Contracting is what stands out only where it pays. */
  isCheaper: boolean;
}

/** What can be done with a result: contract it, share it, print it, save it as a sheet. */
export function ComparisonActions(props: ComparisonActionsProps): ReactElement {
  const { inputs, comparison, actions } = props;
  const { t } = useTexts();
  const rendered: Record<ComparisonAction, () => ReactNode> = {
    contract: () => <ContractLink key="contract" {...props} />,
    print: () => (
      <Button key="print" icon="print" onClick={() => window.print()}>
        {t('comparison.take.print')}
      </Button>
    ),
    sheet: () => <ComparisonSheet key="sheet" inputs={inputs} comparison={comparison} />,
    share: () => <ComparisonShare key="share" inputs={inputs} />,
  };
  return <div className="comparison-taken">{actions.map((action) => rendered[action]?.())}</div>;
}

/** The way to contract the compared product; nothing while contracting is closed. */
function ContractLink({
  inputs,
  comparison,
  isCheaper,
}: ComparisonActionsProps): ReactElement | null {
  const { t } = useTexts();
  const { product, isSearching } = useComparedProduct(inputs, comparison);
  const contracting = useContracting(inputs, product);
  if (!contracting) return null;
  return (
    <Link
      to={contracting.address}
      state={contracting.state}
      className={`btn ${isCheaper ? 'btn-primary' : 'btn-secondary'} btn-block`}
      aria-busy={isSearching || undefined}
    >
      {t('comparison.take.contract')}
    </Link>
  );
}
