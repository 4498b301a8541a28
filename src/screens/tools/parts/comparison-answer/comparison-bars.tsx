import type { ReactElement } from 'react';
import { roundedCents } from '#domain/bills/rounded-parts.ts';
import type { ComparedInputs, Comparison } from '#domain/comparison/comparison.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import '#ui/styles/chart.scss';
import { billSegments } from './bill-segments.ts';

interface ComparisonBarsProps {
  inputs: ComparedInputs;
  comparison: Comparison;
}

/** Both bills as bars of one scale: the paid one is one sum, ours shows its parts, each with a pattern and a name. */
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
        <span data-series="beside" style={{ width: widthOf(paidCents) }} />
      </div>
      <p>
        <span>{t('comparison.bars.ours')}</span> <strong>{euro(totalCents / 100)}</strong>
      </p>
      <div className="comparison-bar" aria-hidden="true">
        <span className="comparison-parts" style={{ width: widthOf(totalCents) }}>
          {segments.length === 0 && <span data-series={0} style={{ flexGrow: 1 }} />}
          {segments.map(({ name, cents }, place) => (
            <span
              key={name}
              data-series={name === 'unexplained' ? 'beside' : place}
              data-pattern={place}
              style={{ flexGrow: Math.max(0, cents) }}
            />
          ))}
        </span>
      </div>
      <ul className="chart-key">
        {segments.map(({ name, cents }, place) => (
          <li
            key={name}
            data-series={name === 'unexplained' ? 'beside' : place}
            data-pattern={place}
          >
            {nameOf(name)} <span className="chart-key-value">{euro(cents / 100)}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
