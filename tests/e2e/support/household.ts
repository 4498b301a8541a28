import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';

type Contract = FreshCustomer['contracts'][number];

function first(
  customer: Pick<FreshCustomer, 'contracts'>,
  wanted: (contract: Contract) => boolean,
): Contract {
  const found = customer.contracts.find(wanted);
  if (!found) throw new Error('The sandbox gave this household no such contract');
  return found;
}

/** An active electricity contract whose changes take effect at once. */
export const activeContract = (customer: FreshCustomer) =>
  first(customer, ({ type, state, requires_signature }) => {
    return type === 'electricity' && state === 'activa' && !requires_signature;
  });

/** An active contract whose changes need the customer's signature. */
export const contractToSign = (customer: FreshCustomer) =>
  first(customer, ({ requires_signature }) => requires_signature);

/** An active one that owes money, gets letters, and on which the distributor is at work. */
export const indebtedContract = (customer: Pick<FreshCustomer, 'contracts'>) =>
  first(customer, ({ amount_debt }) => amount_debt > 0);

export const closedContract = (customer: FreshCustomer) =>
  first(customer, ({ state }) => state === 'baixa');

export const gasContract = (customer: FreshCustomer) =>
  first(customer, ({ type }) => type === 'gas');

/** Address of a contract's page in Spanish. */
export const contractPath = ({ type, name }: Contract) =>
  type === 'gas' ? `/contratos-gas/${name}` : `/contratos/electricity/${name}`;

/** Public example account of ISO 13616. */
export const NEW_IBAN = 'ES91 2100 0418 4502 0005 1332';
