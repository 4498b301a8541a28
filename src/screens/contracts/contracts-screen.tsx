import type { ReactElement } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { useContractTypes } from '#config/contract-types.ts';
import { usePathTo } from '#i18n/paths.ts';
import { useTexts } from '#i18n/texts.ts';
import { ListPage } from '#parts/list-page.tsx';
import { useTabTypes } from '#parts/use-tab-types.ts';
import { useLocation } from '#ui/address/use-address.ts';
import { TabLinks } from '#ui/controls/tab-links.tsx';
import { SkeletonCards } from '#ui/feedback/skeleton.tsx';
import { contractIcons } from '#ui/layout/contract-icons.ts';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { useContractPurpose, useOnlyContract, usePurposePath } from './use-contract-purpose.ts';

/**
 * The customer's contracts, one tab per kind of supply; an unknown kind redirects to the first one. With a dialog or an
 * action in the address the customer chooses a contract for it, and is spared the choice where there is only one.
 */
export function ContractsScreen(): ReactElement {
  const { t } = useTexts();
  const to = usePathTo();
  const shown = useContractTypes();
  const purpose = useContractPurpose();
  const only = useOnlyContract(purpose);
  const pathOf = usePurposePath(purpose);
  const types = purpose?.types ?? shown;
  const { contractType } = useParams();
  const { search } = useLocation();
  const current = types.find((type) => type === contractType);
  const tabTypes = useTabTypes(types, current);

  if (purpose && only === undefined) return <SkeletonCards />;
  if (purpose && only) return <Navigate to={pathOf(only)} replace />;
  if (!current)
    return (
      <Navigate to={to('contracts', { contractType: types[0] ?? shown[0] }) + search} replace />
    );

  const tabs = tabTypes.map((type) => ({
    id: type,
    label: t(`contracts.types.${type}`),
    to: to('contracts', { contractType: type }) + (purpose ? `?${purpose.query}` : ''),
    icon: contractIcons[type],
  }));
  const heading = (
    <>
      <PageHeader title={t('contracts.list.title')} intro={purpose && t('contracts.list.choose')} />
      {tabs.length > 1 && (
        <TabLinks label={t('contracts.types.label')} tabs={tabs} current={current} />
      )}
    </>
  );
  return (
    <ListPage
      key={current}
      page="contracts"
      heading={heading}
      given={{ type: current, purpose }}
      hasBottom={purpose === null}
    />
  );
}
