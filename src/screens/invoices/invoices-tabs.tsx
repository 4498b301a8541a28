import type { ReactElement } from 'react';
import { useContractTypes } from '#config/contract-types.ts';
import type { ContractType } from '#domain/contract/contract.ts';
import { usePathTo } from '#i18n/paths.ts';
import { useTexts } from '#i18n/texts.ts';
import { useTabTypes } from '#parts/use-tab-types.ts';
import { TabLinks } from '#ui/controls/tab-links.tsx';
import { contractIcons } from '#ui/layout/contract-icons.ts';
import { TYPE } from './list-address.ts';

/** A tab per kind of supply; nothing where there is one kind. */
export function InvoicesTabs({ current }: { current: ContractType }): ReactElement | null {
  const { t } = useTexts();
  const to = usePathTo();
  const types = useTabTypes(useContractTypes(), current);
  if (types.length < 2) return null;
  const addressOf = (type: ContractType) =>
    type === 'multipoint' ? to('multipoint-invoices') : `${to('invoices')}?${TYPE}=${type}`;
  return (
    <TabLinks
      label={t('contracts.types.label')}
      tabs={types.map((type) => ({
        id: type,
        label: t(`contracts.types.${type}`),
        to: addressOf(type),
        icon: contractIcons[type],
      }))}
      current={current}
    />
  );
}
