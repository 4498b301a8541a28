import { type KeyboardEvent, type ReactElement, useState } from 'react';
import Dropdown from 'react-bootstrap/Dropdown';
import { Link } from 'react-router-dom';
import { useFacts } from '#config/facts-provider.tsx';
import type { ContractSummary, ContractType } from '#domain/contract/contract.ts';
import { useTexts } from '#i18n/texts.ts';
import { ListSearch } from '#lists/list-search.tsx';
import type { ListPage } from '#queries/read/list-page.ts';
import { Icon } from '#ui/layout/icon.tsx';
import { menuPosition } from '#ui/overlays/menu-position.ts';
import '#lists/lists.scss';
import '#ui/styles/dropdown.scss';
import './contract-switch.scss';
import { useFoundContracts } from '#forms/other-contracts/use-found-contracts.ts';
import { useContractPath } from '#i18n/contract-paths.ts';
import { contractIcons } from '#ui/layout/contract-icons.ts';

/** Most homes of a kind of supply in the menu; a search finds the others. */
const SHOWN = 8;

/**
 * Links to the customer's other homes, with a search where the menu does not hold all; nothing when there is no other.
 * Not a select: its arrow keys would leave the page (WCAG 3.2.2).
 */
export function ContractSwitch({ name }: { name: string }): ReactElement | null {
  const { t } = useTexts();
  const { searchDelayMs } = useFacts().settings.contracts;
  const [isOpen, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const { pages: all } = useFoundContracts('', SHOWN);
  const { pages: found, hasFailed } = useFoundContracts(search, SHOWN);
  const hasOthers = all.some(({ page }) => page.rows.some((one) => one.name !== name));
  if (!hasOthers) return null;

  const isLong = all.some(({ page }) => page.total > page.rows.length);
  const isNothing = !hasFailed && found.every(({ page }) => page.total === 0);
  const toggle = (opens: boolean) => {
    setOpen(opens);
    if (!opens) setSearch('');
  };
  // Bootstrap leaves this key to a search field, which would keep the menu open.
  const leave = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') toggle(false);
  };
  return (
    <Dropdown align="end" show={isOpen} onToggle={toggle}>
      <Dropdown.Toggle variant="secondary" bsPrefix="contract-switch">
        {t('contracts.detail.switch')}
        <Icon name="chevron-down" />
      </Dropdown.Toggle>
      <Dropdown.Menu
        role="group"
        className="contract-choice"
        popperConfig={menuPosition}
        onKeyDown={leave}
      >
        {isLong && isOpen && (
          <ListSearch
            label={t('contracts.list.search.label')}
            placeholder={t('contracts.list.search.placeholder')}
            value={search}
            delay={searchDelayMs}
            onSearch={setSearch}
          />
        )}
        <p role="status" className="contract-choice-note">
          {hasFailed && t('contracts.list.failed')}
          {isNothing && t('contracts.list.no-matches.title', { text: search })}
        </p>
        {found.map(({ type, page }) => (
          <Homes key={type} type={type} page={page} name={name} />
        ))}
      </Dropdown.Menu>
    </Dropdown>
  );
}

interface HomesProps {
  type: ContractType;
  page: ListPage<ContractSummary>;
  /** Number of the contract that is shown now. */
  name: string;
}

function Homes({ type, page: { rows, total }, name }: HomesProps): ReactElement | null {
  const { t } = useTexts();
  const pathOf = useContractPath();
  if (rows.length === 0) return null;
  return (
    <section aria-label={t(`contracts.types.${type}`)}>
      <Dropdown.Header as="p" aria-hidden="true">
        <Icon name={contractIcons[type]} />
        {t(`contracts.types.${type}`)}
      </Dropdown.Header>
      <ul>
        {rows.map((contract) => (
          <li key={contract.id}>
            <Dropdown.Item
              as={Link}
              to={pathOf(contract)}
              aria-current={contract.name === name ? 'page' : undefined}
            >
              {contract.address || contract.cups || contract.name}{' '}
              <span className="contract-choice-number">
                {t('contracts.list.contract', { name: contract.name })}
              </span>
            </Dropdown.Item>
          </li>
        ))}
      </ul>
      {total > rows.length && (
        <p className="contract-choice-note">
          {t('contracts.detail.more', { count: total - rows.length })}
        </p>
      )}
    </section>
  );
}
