import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { today } from '#config/clock.ts';
import { useOpenRoutes } from '#config/open-routes.ts';
import { chargedEuro } from '#domain/invoices/invoice.ts';
import { monthOf } from '#domain/values/local-time.ts';
import { useContractPath } from '#i18n/contract-paths.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { useHasManyHomes, useHomeContracts, useIssuedInvoices } from '#screens/home/home-reads.ts';
import { OverviewTile, TileLink } from '#screens/home/overview-tile.tsx';
import { type Need, needsOf } from './needs.ts';

/** Homes that are named; the others stand in the list of contracts. */
const NAMED = 5;

/** Of a customer of many homes what they come to, and those that need something. */
export function HomeHomesPart(): ReactElement | null {
  return useHasManyHomes() ? (
    <OverviewTile id="homes" icon="home" wide>
      <Sums />
      <Needs />
    </OverviewTile>
  ) : null;
}

/** How many contracts are active and what the bills of last month come to, where all of them were read. */
function Sums(): ReactElement {
  const { t } = useTexts();
  const { roundEuro, kilowattHours, number, monthOfYear } = useFormats();
  const days = monthOf(today(), -1);
  const contracts = useHomeContracts().data;
  const issued = useIssuedInvoices(days).data;
  const lists = contracts?.found ?? [];
  const active = lists.flatMap(({ rows }) => rows.filter(({ state }) => state === 'activa'));
  // Of more than one answer holds, or where one failed, no sum is known.
  const areAll = contracts?.isWhole && lists.every(({ rows, total }) => rows.length >= total);
  const isKnown = issued?.isWhole && issued.found.every(({ rows, total }) => rows.length >= total);
  const bills = issued?.found.flatMap(({ rows }) => rows) ?? [];
  const cents = bills.reduce((sum, one) => sum + Math.round((chargedEuro(one) ?? 0) * 100), 0);
  const kwh = bills.reduce((sum, { energyKwh }) => sum + (energyKwh ?? 0), 0);
  const month = { month: monthOfYear(days.from) };
  const sums = [
    areAll && { title: t('overview.homes.active'), value: number(active.length) },
    isKnown && { title: t('overview.homes.billed', month), value: roundEuro(cents / 100) },
    isKnown && { title: t('overview.homes.energy', month), value: kilowattHours(kwh) },
  ].filter((sum) => sum !== false && sum !== undefined);
  return (
    <dl className="overview-sums">
      {sums.map(({ title, value }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd className="overview-figure">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Needs(): ReactElement {
  const { t } = useTexts();
  const list = useOpenRoutes()('contracts')?.address;
  const needs = needsOf(useHomeContracts().data?.found.flatMap(({ rows }) => rows) ?? [], today());
  return (
    <>
      <h3>{t(`overview.homes.${needs.length > 0 ? 'needs' : 'none'}`, { count: needs.length })}</h3>
      {needs.length > 0 && (
        <ul className="overview-lines">
          {needs.slice(0, NAMED).map((need) => (
            <NeedLine key={need.contract.id} need={need} />
          ))}
        </ul>
      )}
      <TileLink to={list}>{t('overview.attention.see-contracts')}</TileLink>
    </>
  );
}

function NeedLine({ need }: { need: Need }): ReactElement {
  const { t } = useTexts();
  const { euro, date } = useFormats();
  const pathOf = useContractPath();
  const find = useOpenRoutes();
  const { kind, contract } = need;
  const name = contract.address || contract.cups || contract.name;
  const isOpen = find(contract.type === 'gas' ? 'gas-contract' : 'contract') !== null;
  const what = {
    debt: () => t('contracts.debt.owed', { amount: euro(contract.debtEuro) }),
    signature: () => t('overview.homes.signature'),
    notice: () =>
      need.kind === 'notice' &&
      t(`overview.homes.notice.${need.notice.kind}`, { date: date(need.notice.inForce) }),
  };
  return (
    <li>
      <span className="overview-line-words">
        {isOpen ? <Link to={pathOf(contract)}>{name}</Link> : name}
      </span>
      <span className="overview-line-end">{what[kind]()}</span>
    </li>
  );
}
