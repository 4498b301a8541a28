import type { ReactElement } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
import { type DatedRate, rateOn } from '#domain/bills/dated-rate.ts';
import {
  type ComparedInputs,
  type ComparisonLine,
  type ComparisonPart,
  isSpecialTax,
} from '#domain/comparison/comparison.ts';
import { useFormats } from '#i18n/formats.ts';
import type { Formats } from '#i18n/language-formats.ts';
import { type Translate, useTexts } from '#i18n/texts.ts';

interface ComparisonLineRowProps {
  line: ComparisonLine;
  part: ComparisonPart;
  inputs: ComparedInputs;
}

const UNITS: Partial<Record<ComparisonPart, string>> = {
  power: 'kW',
  energy: 'kWh',
  variable: 'kWh',
};

/** A line with what its amount is made of; one of which only the amount is known spans the row. */
export function ComparisonLineRow({ line, part, inputs }: ComparisonLineRowProps): ReactElement {
  const { t } = useTexts();
  const { euro, figure } = useFormats();
  const { specialElectricity } = useFacts().settings.taxes;
  const { price, quantity, times, cents } = line;
  const figures = [price, quantity, times];
  const known = figures.some((one) => one !== null);
  const unit = UNITS[part];
  const name =
    part === 'taxes'
      ? taxName(line.name, { t, figure, rates: specialElectricity, inputs })
      : line.name || t('comparison.lines.unnamed');
  return (
    <tr>
      <th scope="row" colSpan={known ? 1 : 4}>
        {name}
      </th>
      {known && (
        <>
          <td>{price === null ? '' : figure(price)}</td>
          <td>
            {quantity === null ? '' : figure(quantity)}
            {quantity !== null && unit && <span className="comparison-unit">&nbsp;{unit}</span>}
          </td>
          <td>{times === null ? '' : figure(times)}</td>
        </>
      )}
      <td>{euro(cents / 100)}</td>
    </tr>
  );
}

interface TaxContext {
  t: Translate;
  figure: Formats['figure'];
  rates: readonly DatedRate[];
  inputs: ComparedInputs;
}

/**
 * Name of a tax. The special tax on electricity is shown with the rate in force if the retailer provides none (decision
 * 12), unless the rate changed during the bill.
 */
function taxName(name: string, { t, figure, rates, inputs }: TaxContext): string {
  if (name === '') return t('comparison.parts.taxes');
  if (!isSpecialTax(name) || name.includes('%')) return name;
  const rate = rateOn(rates, inputs.endDate);
  return rate > 0 && rate === rateOn(rates, inputs.startDate)
    ? t('comparison.lines.special-tax-rate', { rate: figure(rate) })
    : t('comparison.lines.special-tax');
}
