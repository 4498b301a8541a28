import { type ReactElement, useId } from 'react';
import {
  type ComparedInputs,
  type Comparison,
  unexplainedCents,
} from '#domain/comparison/comparison.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { ComparisonLineRow } from './comparison-line-row.tsx';

interface ComparisonLinesProps {
  inputs: ComparedInputs;
  comparison: Comparison;
}

/** The recomputed bill line by line, part by part; what is on screen adds up to the total. */
export function ComparisonLines({ inputs, comparison }: ComparisonLinesProps): ReactElement | null {
  const { t, optional } = useTexts();
  const { euro } = useFormats();
  const titleId = useId();
  const { groups, totalCents } = comparison;
  const unexplained = unexplainedCents(comparison);
  if (groups.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what may have to be scrolled is reached with the keyboard
    <section className="comparison-lines" aria-labelledby={titleId} tabIndex={0}>
      <h3 id={titleId}>{t('comparison.lines.title')}</h3>
      <table>
        <caption>{t('comparison.lines.caption')}</caption>
        <thead>
          <tr>
            {['name', 'price', 'quantity', 'times', 'amount'].map((column) => (
              <th key={column} scope="col">
                {t(`comparison.lines.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ part, lines, cents }) => {
          const name = t(`comparison.parts.${part}`);
          const unit = optional(`comparison.units.${part}`);
          return (
            <tbody key={part}>
              <tr className="comparison-part">
                <th scope="rowgroup" colSpan={4}>
                  {name}
                  {unit && <span> {unit}</span>}
                </th>
                <td>
                  <span className="visually-hidden">
                    {t('comparison.lines.subtotal', { part: name })}{' '}
                  </span>
                  {euro(cents / 100)}
                </td>
              </tr>
              {lines.map((line, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an answer never change their order
                <ComparisonLineRow key={place} line={line} part={part} inputs={inputs} />
              ))}
            </tbody>
          );
        })}
        <tfoot>
          {unexplained !== 0 && (
            <tr>
              <th scope="row" colSpan={4}>
                {t('comparison.lines.unexplained')}
              </th>
              <td>{euro(unexplained / 100)}</td>
            </tr>
          )}
          <tr>
            <th scope="row" colSpan={4}>
              {t('comparison.lines.total')}
            </th>
            <td>{euro(totalCents / 100)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
