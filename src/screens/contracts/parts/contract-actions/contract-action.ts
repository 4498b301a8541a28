/** What can be done about a contract: a dialog by its form, or the way to a page by its route. */
export interface ContractAction {
  id?: string;
  form?: string;
  route?: string;
  icon?: 'invoice' | 'mail' | 'document' | 'chart' | 'person' | 'bank';
  requires?: string[];
  /** `primary` for the one that matters most, `more` for one of the menu. */
  look?: 'primary' | 'more';
}

/** Options of the part. */
export interface ContractActionsOptions {
  actions?: readonly ContractAction[];
}

/** Name of an action, which its text has too. */
export const nameOfAction = ({ id, form, route }: ContractAction): string =>
  id ?? form ?? route ?? '';
