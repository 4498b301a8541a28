import type { ReactElement } from 'react';
import type { NoticeEffect } from '#domain/bills/notice-effect.ts';
import { type ContractNotice, type PriceRow, priceRows } from '#domain/contract/contract-notice.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';

interface NoticePricesProps {
  notice: ContractNotice;
  effect: NoticeEffect | undefined;
}

/** Prices before and after by period, and the month and year of the own bill with taxes. */
export function NoticePrices({ notice, effect }: NoticePricesProps): ReactElement {
  const { t } = useTexts();
  const { euro, date } = useFormats();
  const rows = priceRows(notice);
  const kinds = [...new Set(rows.map(({ kind }) => kind))];
  if (rows.length === 0) return <p>{t('notices.table.none')}</p>;
  return (
    <table className="notice-table">
      <caption className="visually-hidden">{t('notices.table.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('notices.table.concept')}</th>
          <th scope="col">{t('notices.table.before')}</th>
          <th scope="col">{t('notices.table.after', { date: date(notice.inForce) })}</th>
        </tr>
      </thead>
      {kinds.map((kind) => {
        const ofKind = rows.filter((row) => row.kind === kind);
        return (
          <tbody key={kind}>
            {ofKind[0]?.period && <GroupHead name={t(`form-engine.products.${kind}`)} />}
            {ofKind.map((row) => (
              <PriceLine key={row.period} row={row} />
            ))}
          </tbody>
        );
      })}
      {effect && (
        <tbody>
          <GroupHead name={t('notices.table.bill')} />
          {(['month', 'year'] as const).map((span) => (
            <Line
              key={span}
              name={t(`notices.table.${span}`)}
              before={euro(effect.before[span] / 100)}
              after={euro(effect.after[span] / 100)}
            />
          ))}
        </tbody>
      )}
    </table>
  );
}

function GroupHead({ name }: { name: string }): ReactElement {
  return (
    <tr className="notice-group">
      <th scope="rowgroup" colSpan={3}>
        {name}
      </th>
    </tr>
  );
}

/** Prices of a kilowatt-hour differ in their fourth decimal. */
const DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 6 };

function PriceLine({ row: { kind, period, periods, before, after } }: { row: PriceRow }) {
  const { t, optional, language } = useTexts();
  const figures = new Intl.NumberFormat(language, DECIMALS);
  const written = (price: number | null) => (price === null ? '–' : figures.format(price));
  const named = period && optional(`form-engine.products.periods.${kind}-${periods}.${period}`);
  return (
    <Line
      name={
        period ? [period, named].filter(Boolean).join('\u00a0') : t(`form-engine.products.${kind}`)
      }
      before={written(before)}
      after={written(after)}
    />
  );
}

function Line({ name, before, after }: Record<'name' | 'before' | 'after', string>): ReactElement {
  return (
    <tr className={before === after ? '' : 'is-changed'}>
      <th scope="row">{name}</th>
      <td>{before}</td>
      <td>{after}</td>
    </tr>
  );
}
