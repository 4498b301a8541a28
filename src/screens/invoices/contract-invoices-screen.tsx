import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { useContractTypes } from '#config/contract-types.ts';
import type { ContractType } from '#domain/contract/contract.ts';
import { referenceOf } from '#domain/contract/contract-reference.ts';
import { isContractType } from '#domain/contract/contract-types.ts';
import { problemOf } from '#domain/problem.ts';
import { useContractInvoicesPath, useContractPath } from '#i18n/contract-paths.ts';
import { usePathTo } from '#i18n/paths.ts';
import { useTexts } from '#i18n/texts.ts';
import { ListPage } from '#parts/list-page.tsx';
import { contractQuery } from '#queries/contracts/contract.ts';
import { listedContract } from '#queries/contracts/contracts.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useWholeFailure } from '#ui/feedback/whole-failure.ts';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Trail } from '#ui/layout/trail.tsx';

/** Invoices of a contract by its kind of supply and number. Gas has a route of its own; an unknown kind redirects to the contracts. */
export function ContractInvoicesScreen(): ReactElement {
  const to = usePathTo();
  const pathOf = useContractInvoicesPath();
  const [firstType] = useContractTypes();
  const { contractType: type, contractName: name = '' } = useParams();

  if (!isContractType(type)) {
    return <Navigate to={to('contracts', { contractType: firstType })} replace />;
  }
  if (type === 'gas') return <Navigate to={pathOf({ type, name })} replace />;
  return <ContractInvoices key={name} type={type} name={name} />;
}

/** Invoices of a gas contract by its number. */
export function GasContractInvoicesScreen(): ReactElement {
  const { contractName = '' } = useParams();
  return <ContractInvoices key={contractName} type="gas" name={contractName} />;
}

function ContractInvoices({ type, name }: { type: ContractType; name: string }): ReactElement {
  const { t } = useTexts();
  const to = usePathTo();
  const pathOf = useContractPath();
  const known = listedContract(useQueryClient(), referenceOf({ type, name }));
  // Only its address is wanted: one that cannot be read is called by its number.
  const { data, error, isPending } = useQuery(contractQuery(type, name));
  const home = data?.address || known?.address || t('contracts.detail.title', { name });
  const problem = error && problemOf(error);
  // What is not theirs to see has no invoices for them either; after another failure its invoices may still be read. What
  // has been read stays: a session that expired keeps its page.
  const isBarred = !data && (problem?.kind === 'refused' || problem?.kind === 'signed-out');
  useWholeFailure(isBarred ? problem : null, home);
  const heading = (
    <PageHeader
      title={home}
      documentTitle={t('invoices.contract.title', { home })}
      isAwaited={isPending && !known}
      intro={t('invoices.title')}
      back={
        <Trail
          above={[
            { to: to('contracts', { contractType: type }), label: t('contracts.detail.back') },
            { to: pathOf({ type, name }), label: t('contracts.detail.title', { name }) },
          ]}
        />
      }
    />
  );
  if (problem?.kind === 'not-found')
    return (
      <>
        {heading}
        <EmptyState
          title={t('contracts.detail.not-found.title', { name })}
          body={t('contracts.detail.not-found.body')}
        />
      </>
    );
  const supply = type === 'gas' ? 'gas' : 'electricity';
  return (
    <ListPage
      page={type === 'gas' ? 'gas-contract-invoices' : 'contract-invoices'}
      given={{ type: supply, contract: name }}
      heading={heading}
    />
  );
}
