import { useFacts } from '#config/facts-provider.tsx';
import type { ContractType } from '#domain/contract.ts';
import type { IconName } from '#ui/icon.tsx';

export const typeIcons: Record<ContractType, IconName> = {
  electricity: 'bolt',
  gas: 'flame',
  multipoint: 'home',
};

export const isContractType = (word: string | undefined): word is ContractType =>
  word !== undefined && word in typeIcons;

/** Kinds of supply that this portal shows, at least one. */
export function useContractTypes(): [ContractType, ...ContractType[]] {
  const { settings } = useFacts();
  const [first = 'electricity', ...others] = settings.features.displayTypes.filter(isContractType);
  return [first, ...others];
}
