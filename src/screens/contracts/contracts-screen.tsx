import type { ReactElement } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { useContractTypes } from '#config/contract-types.ts';
import { useDialogAddress } from '#forms/dialog-address.ts';
import { usePathTo } from '#i18n/paths.ts';
import { useTexts } from '#i18n/texts.ts';
import { contractIcons } from '#ui/contract-icons.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { TabLinks } from '#ui/tab-links.tsx';
import { ContractsList } from './contracts-list.tsx';
import './contracts.scss';

/** The customer's contracts, one tab per kind of supply; an unknown kind redirects to the first one. */
export function ContractsScreen(): ReactElement {
  const { t } = useTexts();
  const to = usePathTo();
  const types = useContractTypes();
  const { contractType } = useParams();
  const { dialog } = useDialogAddress();
  const current = types.find((type) => type === contractType);
  if (!current) return <Navigate to={to('contracts', { contractType: types[0] })} replace />;

  const tabs = types.map((type) => ({
    id: type,
    label: t(`contracts.types.${type}`),
    to:
      to('contracts', { contractType: type }) +
      (dialog ? `?dialog=${encodeURIComponent(dialog)}` : ''),
    icon: contractIcons[type],
  }));
  const heading = (
    <>
      <PageHeader title={t('contracts.list.title')} intro={dialog && t('contracts.list.choose')} />
      {tabs.length > 1 && (
        <TabLinks label={t('contracts.types.label')} tabs={tabs} current={current} />
      )}
    </>
  );
  return <ContractsList key={current} type={current} heading={heading} />;
}
