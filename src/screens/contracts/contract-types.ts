import { useFacts } from '#config/facts-provider.tsx';
import type { ContractType } from '#domain/contract.ts';
import type { IconName } from '#ui/icon.tsx';

/** Icon of a kind of supply. */
export const typeIcons: Record<ContractType, IconName> = {
  electricity: 'bolt',
  gas: 'flame',
  multipoint: 'home',
};

/** True for a word that names a kind of supply. */
export const isContractType = (word: string | undefined): word is ContractType =>
  word !== undefined && word in typeIcons;

/** Kinds of supply this portal shows, never none. */
export function useContractTypes(): [ContractType, ...ContractType[]] {
  const { settings } = useFacts();
  const [first = 'electricity', ...others] = settings.features.displayTypes.filter(isContractType);
  return [first, ...others];
}
