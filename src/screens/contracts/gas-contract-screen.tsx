import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { ContractPage } from './contract-page.tsx';

/** A gas contract by its number. */
export function GasContractScreen(): ReactElement {
  const { contractName = '' } = useParams();
  return <ContractPage key={contractName} type="gas" name={contractName} />;
}
