import { type ReactElement, useId } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
import type { PowerCostLine } from '#domain/bills/power-cost.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import type { PowerChangeCost } from './use-power-change-cost.ts';

/** How the cost of a change of power is made, line by line, why, and who charges it. */
export function PowerCostTable({ cost }: { cost: PowerChangeCost }): ReactElement {
  const { t } = useTexts();
  const { powerChange, taxes } = useFacts().settings;
  const tax = t(`common.taxes.${taxes.sales}`);
  const range = useRange();
  const titleId = useId();
  const { least, most, moreWatts, wasContracted } = cost;
  const isRange = least.totalCents !== most.totalCents;
  const known = wasContracted ? 'held' : 'more';
  const why = moreWatts === 0 ? 'less' : isRange ? 'unknown' : known;
  return (
    <section className="power-cost" aria-labelledby={titleId}>
      <h3 id={titleId}>{t('contracts.power.cost')}</h3>
      <p className="power-note">
        {t(`contracts.power.why.${why}`, { count: powerChange.heldYears })}
      </p>
      <table className="power-table">
        <caption className="visually-hidden">{t('contracts.power.caption')}</caption>
        <tbody>
          {most.lines.map((line) => (
            <tr key={line.right}>
              <th scope="row">
                {t(`contracts.power.rights.${line.right}`)}
                <Price line={line} moreWatts={moreWatts} />
              </th>
              <td>
                {range(
                  least.lines.find(({ right }) => right === line.right)?.cents ?? 0,
                  line.cents,
                )}
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row">{t('contracts.power.vat', { tax, rate: cost.vatPercent })}</th>
            <td>{range(least.vatCents, most.vatCents)}</td>
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('contracts.power.total')}</th>
            <td>{range(least.totalCents, most.totalCents)}</td>
          </tr>
        </tfoot>
      </table>
      <p className="power-note">{t('contracts.power.who')}</p>
    </section>
  );
}

/** Gives an amount of cents, or the least and the most where they differ. */
function useRange(): (least: number, most: number) => string {
  const { t } = useTexts();
  const { euro } = useFormats();
  return (least, most) =>
    least === most
      ? euro(most / 100)
      : t('contracts.power.range', { least: euro(least / 100), most: euro(most / 100) });
}

function Price({ line: { perKw }, moreWatts }: { line: PowerCostLine; moreWatts: number }) {
  const { t } = useTexts();
  const { euro, kilowatts } = useFormats();
  if (perKw === null) return null;
  const values = { power: kilowatts(moreWatts / 1000), price: euro(perKw) };
  return <span className="power-how">{t('contracts.power.per-kw', values)}</span>;
}
