import type { ReactElement, ReactNode } from 'react';
import { type ComparedInputs, type Comparison, daysOfYear } from '#domain/comparison/comparison.ts';
import { useTexts } from '#i18n/texts.ts';
import { SanitisedHtml } from '#ui/html/sanitised-html.tsx';
import { Card } from '#ui/layout/card.tsx';
import { ComparisonLines } from './comparison-lines.tsx';
import { ComparisonMismatch } from './comparison-mismatch.tsx';
import type { LinesBlock } from './lines-block.ts';

interface ComparisonLinesPartProps {
  inputs: ComparedInputs;
  comparison: Comparison;
  options: { blocks: readonly LinesBlock[] };
}

/** The compared product in the retailer's words, and the bill with it line by line. */
export function ComparisonLinesPart({
  inputs,
  comparison,
  options,
}: ComparisonLinesPartProps): ReactElement {
  const { t } = useTexts();
  const rendered: Record<LinesBlock, () => ReactNode> = {
    product: () => <ProductWords key="product" comparison={comparison} />,
    mismatch: () => <ComparisonMismatch key="mismatch" comparison={comparison} />,
    lines: () => <ComparisonLines key="lines" inputs={inputs} comparison={comparison} />,
    how: () => (
      <p key="how" className="comparison-note">
        {t('comparison.how', { count: daysOfYear(inputs.startDate) })}
      </p>
    ),
  };
  return (
    <Card className="comparison-offer">{options.blocks.map((block) => rendered[block]?.())}</Card>
  );
}

function ProductWords({ comparison }: { comparison: Comparison }): ReactElement {
  return (
    <>
      <SanitisedHtml html={comparison.header} />
      <SanitisedHtml html={comparison.content} />
    </>
  );
}
