import type { ReactElement } from 'react';
import { usePathParams } from '#i18n/paths.ts';
import { ContractPage } from './contract-page.tsx';

/** A gas contract by its number. */
export function GasContractScreen(): ReactElement {
  const { contractName = '' } = usePathParams();
  return <ContractPage key={contractName} type="gas" name={contractName} />;
}
