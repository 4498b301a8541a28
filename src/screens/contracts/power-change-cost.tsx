import { type ReactElement, useId } from 'react';
import type { PowerCost, PowerCostLine } from '#domain/power-cost.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';

interface PowerChangeCostProps {
  moreWatts: number;
  vatPercent: number;
  /** The least and the most that it can cost; equal where that is known. */
  least: PowerCost;
  most: PowerCost;
  /** True where the power was held before, so that no extension is paid. */
  isHeld: boolean;
  /** Years for which power that was held pays no extension. */
  heldYears: number;
}

/** What a change of power costs once: the sum in a sentence, how it is made, and who charges it. */
export function PowerChangeCost(cost: PowerChangeCostProps): ReactElement {
  const { t } = useTexts();
  const { euro } = useFormats();
  const titleId = useId();
  const { least, most, moreWatts, isHeld } = cost;
  const isRange = least.totalCents !== most.totalCents;
  const sum = (cents: (of: PowerCost) => number) =>
    isRange
      ? t('contracts.power.range', {
          least: euro(cents(least) / 100),
          most: euro(cents(most) / 100),
        })
      : euro(cents(most) / 100);
  const why = moreWatts === 0 ? 'less' : isRange ? 'unknown' : isHeld ? 'held' : 'more';
  return (
    <section className="power-cost" aria-labelledby={titleId}>
      <h3 id={titleId}>{t('contracts.power.cost')}</h3>
      <p className="power-sum" role="status">
        {t('contracts.power.sum', { total: sum(({ totalCents }) => totalCents) })}
      </p>
      <p className="power-note">{t(`contracts.power.why.${why}`, { count: cost.heldYears })}</p>
      <table className="power-table">
        <caption className="visually-hidden">{t('contracts.power.caption')}</caption>
        <tbody>
          {most.lines.map((line) => (
            <CostLine
              key={line.right}
              line={line}
              moreWatts={moreWatts}
              isOpen={!least.lines.some(({ right }) => right === line.right)}
            />
          ))}
          <tr>
            <th scope="row">{t('contracts.power.vat', { rate: cost.vatPercent })}</th>
            <td>{sum(({ vatCents }) => vatCents)}</td>
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('contracts.power.total')}</th>
            <td>{sum(({ totalCents }) => totalCents)}</td>
          </tr>
        </tfoot>
      </table>
      <p className="power-note">{t('contracts.power.who')}</p>
    </section>
  );
}

interface CostLineProps {
  line: PowerCostLine;
  moreWatts: number;
  /** True for one that may not have to be paid. */
  isOpen: boolean;
}

function CostLine({ line: { right, perKw, cents }, moreWatts, isOpen }: CostLineProps) {
  const { t } = useTexts();
  const { euro, kilowatts } = useFormats();
  const amount = euro(cents / 100);
  return (
    <tr>
      <th scope="row">
        {t(`contracts.power.rights.${right}`)}
        {perKw !== null && (
          <span className="power-how">
            {t('contracts.power.per-kw', {
              power: kilowatts(moreWatts / 1000),
              price: euro(perKw),
            })}
          </span>
        )}
      </th>
      <td>{isOpen ? t('contracts.power.range', { least: euro(0), most: amount }) : amount}</td>
    </tr>
  );
}
