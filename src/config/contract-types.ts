import type { ContractType } from '#domain/contract/contract.ts';
import { isContractType } from '#domain/contract/contract-types.ts';
import { useFacts } from './facts-provider.tsx';

/** Kinds of supply that this portal shows, at least one. */
export function useContractTypes(): [ContractType, ...ContractType[]] {
  const { settings } = useFacts();
  const [first = 'electricity', ...others] = settings.features.displayTypes.filter(isContractType);
  return [first, ...others];
}
