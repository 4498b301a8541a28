import type { ReactElement } from 'react';
import type { PowerPeriod } from '#domain/contract/contract.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';

interface PowerChangeTableProps {
  powers: readonly PowerPeriod[];
  /** Requested watts, by period. */
  then: readonly number[];
}

/** Each period now and after the change, as a document to keep (RD 88/2026). */
export function PowerChangeTable({ powers, then }: PowerChangeTableProps): ReactElement {
  const { t } = useTexts();
  const { kilowatts } = useFormats();
  return (
    <table className="power-table is-comparison">
      <caption>{t('contracts.power.comparison')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('contracts.power.period')}</th>
          <th scope="col">{t('contracts.power.now')}</th>
          <th scope="col">{t('contracts.power.then')}</th>
        </tr>
      </thead>
      <tbody>
        {powers.map(({ period, powerKw }, at) => {
          const wanted = (then[at] ?? 0) / 1000;
          return (
            <tr key={period} className={wanted === powerKw ? '' : 'is-changed'}>
              <th scope="row">{period}</th>
              <td>{kilowatts(powerKw)}</td>
              <td>{kilowatts(wanted)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
