import type { ReactElement, ReactNode } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
import { type ComparedInputs, type Comparison, daysOfYear } from '#domain/comparison/comparison.ts';
import { ownProduct } from '#forms/lookups/own-products.ts';
import { useTexts } from '#i18n/texts.ts';
import { useComparedProduct } from '#screens/tools/comparison/use-contracting.ts';
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

/** The compared product in the words of the owner or of the API, and the bill with it line by line. */
export function ComparisonLinesPart({
  inputs,
  comparison,
  options,
}: ComparisonLinesPartProps): ReactElement {
  const { t } = useTexts();
  const rendered: Record<LinesBlock, () => ReactNode> = {
    product: () => <ProductWords key="product" {...{ inputs, comparison }} />,
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

function ProductWords({
  inputs,
  comparison,
}: Pick<ComparisonLinesPartProps, 'inputs' | 'comparison'>): ReactElement {
  const texts = useTexts();
  const { settings } = useFacts();
  const { product } = useComparedProduct(inputs, comparison);
  const { name, summary } = ownProduct(inputs.energy, product, settings, texts);
  return (
    <>
      {name ? <h2>{name}</h2> : <SanitisedHtml html={comparison.header} />}
      {summary && <p>{summary}</p>}
      <SanitisedHtml html={comparison.content} />
    </>
  );
}
