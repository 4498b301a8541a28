import type { Settings } from '#domain/settings/settings-types.ts';
import type { ContractType } from './contract.ts';

const contractTypes: readonly string[] = [
  'electricity',
  'gas',
  'multipoint',
] satisfies ContractType[];

export const isContractType = (word: string | undefined): word is ContractType =>
  word !== undefined && contractTypes.includes(word);

/** Contracts on a page of the list of a kind of supply; gas may have a number of its own. */
export const contractsPerPage = (
  { itemsPerPage, gasItemsPerPage }: Settings['contracts'],
  type: ContractType,
): number => (type === 'gas' ? gasItemsPerPage : null) ?? itemsPerPage;

/** The kind of supply whose invoices come first; undefined where only joint supplies are shown. */
export const firstInvoiceType = ({ displayTypes }: Settings['features']) =>
  displayTypes.filter(isContractType).find((type) => type !== 'multipoint');
