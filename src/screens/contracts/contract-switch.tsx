import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { Link } from 'wouter';
import type { ContractReference } from '#domain/contract.ts';
import { useTexts } from '#i18n/texts.ts';
import { contractReferencesQuery } from '#queries/contracts.ts';
import { Icon } from '#ui/icon.tsx';
import { useContractPath } from './contract-path.ts';
import { typeIcons, useContractTypes } from './contract-types.ts';

/**
 * Leads to another contract; nothing while there is no other one. Links and not a select: the arrow keys
 * of a select would leave the page (WCAG 3.2.2).
 */
export function ContractSwitch({ name }: { name: string }): ReactElement | null {
  const { t } = useTexts();
  const types = useContractTypes();
  const { data = [] } = useQuery(contractReferencesQuery());
  const [open, setOpen] = useState(false);
  const contracts = data.filter(({ type }) => types.includes(type));
  if (!contracts.some((contract) => contract.name !== name)) return null;

  return (
    <details
      className="contract-switch"
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        setOpen(false);
        event.currentTarget.querySelector('summary')?.focus();
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <summary className="btn btn-secondary">
        {t('contracts.detail.switch')}
        <Icon name="chevron-down" />
      </summary>
      {open && <ContractChoice contracts={contracts} name={name} />}
    </details>
  );
}

function ContractChoice({
  contracts,
  name,
}: {
  contracts: readonly ContractReference[];
  name: string;
}): ReactElement {
  const { t } = useTexts();
  const pathOf = useContractPath();
  const types = [...new Set(contracts.map(({ type }) => type))];
  return (
    // Safari gives links no focus on a click: the list takes it, so that the click does not look like leaving.
    <div className="contract-choice" tabIndex={-1}>
      {types.map((type) => (
        <section key={type} aria-label={t(`contracts.types.${type}`)}>
          <p aria-hidden="true">
            <Icon name={typeIcons[type]} />
            {t(`contracts.types.${type}`)}
          </p>
          <ul>
            {contracts
              .filter((contract) => contract.type === type)
              .map((contract) => (
                <li key={contract.id}>
                  <Link
                    to={pathOf(contract)}
                    aria-current={contract.name === name ? 'page' : undefined}
                  >
                    {contract.name}
                  </Link>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
