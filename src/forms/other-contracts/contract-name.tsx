import type { ReactElement } from 'react';
import type { ContractSummary } from '#domain/contract/contract.ts';
import { useTexts } from '#i18n/texts.ts';
import { contractIcons } from '#ui/layout/contract-icons.ts';
import { Icon } from '#ui/layout/icon.tsx';
import './contract-name.scss';

type Named = Pick<ContractSummary, 'type' | 'name'> &
  Partial<Pick<ContractSummary, 'address' | 'product'>>;

/** A contract by its home, with product or kind of supply and number small. */
export function ContractName({ contract }: { contract: Named }): ReactElement {
  const { t } = useTexts();
  const { type, name, address, product } = contract;
  const number = t('contracts.list.contract', { name });
  const kind = product ?? t(`contracts.types.${type}`);
  return (
    <span className="contract-name">
      {address || number}
      <small>
        <Icon name={contractIcons[type]} />
        {address ? `${kind} · ${number}` : kind}
      </small>
    </span>
  );
}
