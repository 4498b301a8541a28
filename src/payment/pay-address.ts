import type { Debt } from '#domain/invoices/debt.ts';

/** Parameter of the address with what is being paid: the number of an invoice, or a debt. */
export const PAY_PARAMETER = 'pay';

const debt = /^all-(electricity|gas)(?:-(.+))?$/;

/** A debt as the address has it: `all-gas`, or with a contract `all-gas-0010104`. */
export const debtAddress = ({ type, contract }: Debt): string =>
  contract === undefined ? `all-${type}` : `all-${type}-${contract}`;

/** The debt that the address names; null for the number of an invoice. */
export function debtAt(address: string): Debt | null {
  const [, type, contract] = debt.exec(address) ?? [];
  if (!type) return null;
  return { type: type as Debt['type'], ...(contract && { contract }) };
}
