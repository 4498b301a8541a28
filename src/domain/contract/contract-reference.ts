import type { Contract, ContractType } from './contract.ts';

/** The answer that names further contracts to which a form applies too; it is the portal's own and never sent. */
export const OTHER_CONTRACTS = 'otherContracts';

/** A contract as an answer names it: `gas/0010104`. */
export const referenceOf = ({ type, name }: Pick<Contract, 'type' | 'name'>): string =>
  `${type}/${name}`;

/** Kind of supply and number of the contract that an answer names. */
export function namedContract(reference: string): { type: ContractType; name: string } {
  const [type = '', ...rest] = reference.split('/');
  return { type: type as ContractType, name: rest.join('/') };
}
