import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import Dropdown from 'react-bootstrap/Dropdown';
import { Link } from 'react-router-dom';
import type { ContractReference } from '#domain/contract.ts';
import { useTexts } from '#i18n/texts.ts';
import { contractReferencesQuery } from '#queries/contracts.ts';
import { Icon } from '#ui/icon.tsx';
import { menuPosition } from '#ui/menu-position.ts';
import '#ui/styles/dropdown.scss';
import { useContractPath } from './contract-path.ts';
import { typeIcons, useContractTypes } from './contract-types.ts';

/**
 * Links to the other contracts; nothing when there is none. Not a select: its arrow keys would leave the page (WCAG
 * 3.2.2).
 */
export function ContractSwitch({ name }: { name: string }): ReactElement | null {
  const { t } = useTexts();
  const types = useContractTypes();
  const { data = [] } = useQuery(contractReferencesQuery());
  const contracts = data.filter(({ type }) => types.includes(type));
  if (!contracts.some((contract) => contract.name !== name)) return null;

  return (
    <Dropdown align="end">
      <Dropdown.Toggle variant="secondary" bsPrefix="contract-switch">
        {t('contracts.detail.switch')}
        <Icon name="chevron-down" />
      </Dropdown.Toggle>
      <Dropdown.Menu role="group" className="contract-choice" popperConfig={menuPosition}>
        <ContractChoice contracts={contracts} name={name} />
      </Dropdown.Menu>
    </Dropdown>
  );
}

function ContractChoice({
  contracts,
  name,
}: {
  contracts: readonly ContractReference[];
  name: string;
}): ReactElement[] {
  const { t } = useTexts();
  const pathOf = useContractPath();
  const types = [...new Set(contracts.map(({ type }) => type))];
  return types.map((type) => (
    <section key={type} aria-label={t(`contracts.types.${type}`)}>
      <Dropdown.Header as="p" aria-hidden="true">
        <Icon name={typeIcons[type]} />
        {t(`contracts.types.${type}`)}
      </Dropdown.Header>
      <ul>
        {contracts
          .filter((contract) => contract.type === type)
          .map((contract) => (
            <li key={contract.id}>
              <Dropdown.Item
                as={Link}
                to={pathOf(contract)}
                aria-current={contract.name === name ? 'page' : undefined}
              >
                {contract.name}
              </Dropdown.Item>
            </li>
          ))}
      </ul>
    </section>
  ));
}
