import type { ReactElement, ReactNode } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
import type { ContractType } from '#domain/contract/contract.ts';
import type { ContractPurpose } from '#domain/contract/contract-purpose.ts';
import { contractsPerPage } from '#domain/contract/contract-types.ts';
import { inSentence } from '#i18n/language.ts';
import { useTexts } from '#i18n/texts.ts';
import { List } from '#lists/list.tsx';
import { type ListOptions, pagesOf } from '#lists/list-options.ts';
import { useListedColumns } from '#lists/listed-columns.ts';
import { contractsQuery } from '#queries/contracts/contracts.ts';
import { usePurposePath } from '#screens/contracts/use-contract-purpose.ts';
import { contractIcons } from '#ui/layout/contract-icons.ts';
import type { ContractRowAction } from './contract-action-names.ts';
import { useContractColumns } from './contract-columns.tsx';
import './contracts-list.scss';

interface ContractsListProps {
  type: ContractType;
  heading?: ReactNode;
  answer?: ReactNode;
  /** What a contract is chosen for; null for the plain list. */
  purpose: ContractPurpose | null;
  options: ListOptions<ContractRowAction>;
}

/** Contracts of a kind of supply. Gas has only "previous" and "next" (customer area, sections 2 and 9). */
export function ContractsListPart({
  type,
  heading,
  answer,
  purpose,
  options,
}: ContractsListProps): ReactElement {
  const { t, language } = useTexts();
  const { contracts: settings } = useFacts().settings;
  const pathOf = usePurposePath(purpose);
  const { columns, note } = useContractColumns(type, (!purpose && options.actions) || []);
  return (
    <List
      texts="contracts.list."
      caption={t('contracts.list.caption', {
        type: inSentence(t(`contracts.types.${type}`), language),
      })}
      icon={contractIcons[type]}
      query={(wanted) => contractsQuery({ ...wanted, type })}
      heading={heading}
      answer={answer}
      columns={useListedColumns(options.columns, columns, note)}
      rowKey={({ id }) => id}
      link={{
        to: pathOf,
        about: ({ name }) => t('contracts.list.contract', { name }),
        own: purpose
          ? { header: t('contracts.list.columns.actions'), text: t('contracts.list.select') }
          : undefined,
      }}
      {...pagesOf(options, contractsPerPage(settings, type))}
      steps={
        type === 'gas'
          ? { previous: t('contracts.list.previous'), next: t('contracts.list.next') }
          : undefined
      }
      searchDelay={settings.dontShowSearchFilter ? null : settings.searchDelayMs}
    />
  );
}
