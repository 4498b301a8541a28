import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { today } from '#config/clock.ts';
import { useOpenRoutes } from '#config/open-routes.ts';
import type { ContractSummary } from '#domain/contract/contract.ts';
import { totalBilled, totalCharged } from '#domain/invoices/invoice.ts';
import { monthOf } from '#domain/values/local-time.ts';
import { useContractPath } from '#i18n/contract-paths.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import type { ListPage } from '#queries/read/list-page.ts';
import { useHasManyHomes, useHomeContracts, useIssuedInvoices } from '#screens/home/home-reads.ts';
import { OverviewTile, TileLink } from '#screens/home/overview-tile.tsx';
import type { Together } from '#screens/home/reads-together.ts';
import { DefinitionList } from '#ui/layout/definition-list.tsx';
import { type Need, needsOf } from './needs.ts';

/** Homes that are named; the others stand in the list of contracts. */
const NAMED = 5;

/** Of a customer of many homes what they come to, and those that need something. */
export function HomeHomesPart(): ReactElement | null {
  const { data } = useHomeContracts();
  if (!useHasManyHomes() || !data) return null;
  const contracts = data.found.flatMap(({ rows }) => rows);
  const areAll = areWhole(data);
  return (
    <OverviewTile id="homes" icon="home" wide>
      <Sums contracts={areAll ? contracts : null} />
      <Needs {...{ contracts, areAll }} />
    </OverviewTile>
  );
}

/** False where there is more than was read: then nothing is said of all. */
const areWhole = ({ found, isWhole }: Together<ListPage<unknown>>): boolean =>
  isWhole && found.every(({ rows, total }) => rows.length >= total);

/** How many contracts are active and what the bills of last month come to, as far as all of them are known. */
function Sums({ contracts }: { contracts: readonly ContractSummary[] | null }): ReactElement {
  const { t } = useTexts();
  const { roundEuro, kilowattHours, number, monthOfYear } = useFormats();
  const days = monthOf(today(), -1);
  const issued = useIssuedInvoices(days).data;
  const bills = issued && areWhole(issued) ? issued.found.flatMap(({ rows }) => rows) : null;
  const month = { month: monthOfYear(days.from) };
  const active = contracts?.filter(({ state }) => state === 'activa').length ?? null;
  const known = [
    ['active', active, number],
    ['billed', bills && totalCharged(bills), roundEuro],
    ['energy', bills && totalBilled(bills), kilowattHours],
  ] as const;
  return (
    <DefinitionList
      items={known.map(([id, sum, write]) => ({
        term: t(`overview.homes.${id}`, month),
        value: sum === null ? null : <span className="overview-figure">{write(sum)}</span>,
      }))}
    />
  );
}

interface NeedsProps {
  contracts: readonly ContractSummary[];
  /** False where there are contracts that were not read. */
  areAll: boolean;
}

function Needs({ contracts, areAll }: NeedsProps): ReactElement {
  const { t } = useTexts();
  const list = useOpenRoutes()('contracts')?.address;
  const needs = needsOf(contracts, today());
  const title = needs.length === 0 ? 'none' : areAll ? 'needs' : 'some';
  return (
    <>
      {(areAll || needs.length > 0) && (
        <h3>{t(`overview.homes.${title}`, { count: needs.length })}</h3>
      )}
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
