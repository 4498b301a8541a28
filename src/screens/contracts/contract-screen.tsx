import type { ReactElement } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { useContractTypes } from '#config/contract-types.ts';
import { isContractType } from '#domain/contract/contract-types.ts';
import { useContractPath } from '#i18n/contract-paths.ts';
import { usePathTo } from '#i18n/paths.ts';
import { ContractPage } from './contract-page.tsx';

/** A contract by kind of supply and number. Gas has a route of its own; an unknown kind redirects to the list. */
export function ContractScreen(): ReactElement {
  const to = usePathTo();
  const pathOf = useContractPath();
  const [firstType] = useContractTypes();
  const { contractType: type, contractName: name = '' } = useParams();

  if (!isContractType(type)) {
    return <Navigate to={to('contracts', { contractType: firstType })} replace />;
  }
  if (type === 'gas') return <Navigate to={pathOf({ type, name })} replace />;
  return <ContractPage key={name} type={type} name={name} />;
}
