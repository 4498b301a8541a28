import type { CSSProperties, ReactElement } from 'react';
import { roundedCents } from '#domain/bills/rounded-parts.ts';
import type { ComparedInputs, Comparison } from '#domain/comparison/comparison.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { type ChartMeaning, markOf } from '#ui/chart/chart-meaning.ts';
import '#ui/chart/chart-colours.scss';
import '#ui/chart/chart-marks.scss';
import { type BillSegment, billSegments } from './bill-segments.ts';

interface ComparisonBarsProps {
  inputs: ComparedInputs;
  comparison: Comparison;
}

/** The parts of a bill as charts have them; the fixed and the variable term are those of gas. */
const meanings: Record<BillSegment['name'], ChartMeaning> = {
  ...{ power: 'power', fixed: 'power', energy: 'energy', variable: 'energy' },
  ...{ rental: 'rental', other: 'services', taxes: 'taxes', unexplained: 'rest' },
};

/** Both bills as bars of one scale: the paid one is one sum, ours shows its parts, each with a colour and a name. */
export function ComparisonBars({ inputs, comparison }: ComparisonBarsProps): ReactElement {
  const { t } = useTexts();
  const { euro } = useFormats();
  const paidCents = roundedCents(inputs.invoiceAmount);
  const { totalCents } = comparison;
  const longest = Math.max(paidCents, totalCents, 1);
  const segments = billSegments(comparison);
  const widthOf = (cents: number) => `${(Math.max(0, cents) / longest) * 100}%`;
  const nameOf = (name: string) =>
    name === 'unexplained' ? t('comparison.lines.unexplained') : t(`comparison.parts.${name}`);
  return (
    <figure className="comparison-bars">
      <figcaption className="visually-hidden">{t('comparison.bars.title')}</figcaption>
      <p>
        <span>{t('comparison.bars.yours')}</span> <strong>{euro(inputs.invoiceAmount)}</strong>
      </p>
      <div className="comparison-bar" aria-hidden="true">
        <Part meaning="rest" style={{ width: widthOf(paidCents) }} />
      </div>
      <p>
        <span>{t('comparison.bars.ours')}</span> <strong>{euro(totalCents / 100)}</strong>
      </p>
      <div className="comparison-bar" aria-hidden="true">
        <span className="comparison-parts" style={{ width: widthOf(totalCents) }}>
          {segments.length === 0 && <Part meaning="this-year" style={{ flexGrow: 1 }} />}
          {segments.map(({ name, cents }) => (
            <Part key={name} meaning={meanings[name]} style={{ flexGrow: Math.max(0, cents) }} />
          ))}
        </span>
      </div>
      <ul className="chart-key">
        {segments.map(({ name, cents }) => (
          <li key={name}>
            <span className="chart-swatch" {...markOf(meanings[name])} />
            {nameOf(name)} <span className="chart-key-value">{euro(cents / 100)}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** A part of a bar in its colour. */
function Part({ meaning, style }: { meaning: ChartMeaning; style: CSSProperties }): ReactElement {
  const mark = markOf(meaning);
  return <span {...mark} style={{ ...mark.style, ...style }} />;
}
