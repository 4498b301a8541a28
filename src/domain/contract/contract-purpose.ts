import type { ContractType } from './contract.ts';

const every: readonly ContractType[] = ['electricity', 'gas', 'multipoint'];
/** Contracts with joint invoices are of electricity too. */
const electric: readonly ContractType[] = ['electricity', 'multipoint'];

/** Dialogs of a contract's page by form (`?dialog=iban-change`), each with the kinds of supply that it is for. */
const dialogs: Readonly<Record<string, readonly ContractType[]>> = {
  'power-change': electric,
  'iban-change': every,
  'notification-address': every,
  'invoice-delivery': every,
  'electronic-notification': every,
  'sips-opt-out': electric,
  // Options of the tariff: the page of joint invoices does not have them.
  'double-tariff': ['electricity'],
  'happy-hours': ['electricity'],
  'happy-day': ['electricity'],
};

export const contractDialogs: readonly string[] = Object.keys(dialogs);

/**
 * What a contract's page does by itself when its address says so (`?action=download`), likewise; for `invoices` the
 * page is that of the contract's invoices, where the customer picks those to download.
 */
const actions = { download: every, consumption: electric, invoices: every } as const;

export type ContractAction = keyof typeof actions;

/**
 * What the customer wants a contract for, before it is known which one. The list is then for choosing, and is skipped
 * where only one contract qualifies; the home page and `config:check` read the same names.
 */
export interface ContractPurpose {
  /** Query of the address, on the list and on the page that the choice leads to. */
  query: string;
  /** Page that the choice leads to: the contract's own, or that of its invoices. */
  page: 'contract' | 'invoices';
  /** Kinds of supply that it is for. */
  types: readonly ContractType[];
  /** True for a dialog: those change active contracts only. */
  isChange: boolean;
}

/** The purpose that a dialog or else an action names; null for none, or one that contracts do not have. */
export function contractPurpose({
  dialog,
  action,
}: {
  dialog?: string | null | undefined;
  action?: string | null | undefined;
}): ContractPurpose | null {
  if (dialog && Object.hasOwn(dialogs, dialog))
    return {
      query: `dialog=${dialog}`,
      page: 'contract',
      types: dialogs[dialog] ?? every,
      isChange: true,
    };
  if (action && Object.hasOwn(actions, action))
    return {
      query: `action=${action}`,
      page: action === 'invoices' ? 'invoices' : 'contract',
      types: actions[action as ContractAction],
      isChange: false,
    };
  return null;
}
