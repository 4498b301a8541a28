import type { ContractType } from '#domain/contract.ts';
import type { Settings } from './configuration-types.ts';
import { useFacts } from './facts-provider.tsx';

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

/** Kinds of supply that this portal shows, at least one. */
export function useContractTypes(): [ContractType, ...ContractType[]] {
  const { settings } = useFacts();
  const [first = 'electricity', ...others] = settings.features.displayTypes.filter(isContractType);
  return [first, ...others];
}
