import type { ContractType } from '#domain/contract.ts';
import { useFacts } from './facts-provider.tsx';

const contractTypes: readonly string[] = [
  'electricity',
  'gas',
  'multipoint',
] satisfies ContractType[];

export const isContractType = (word: string | undefined): word is ContractType =>
  word !== undefined && contractTypes.includes(word);

/** Kinds of supply that this portal shows, at least one. */
export function useContractTypes(): [ContractType, ...ContractType[]] {
  const { settings } = useFacts();
  const [first = 'electricity', ...others] = settings.features.displayTypes.filter(isContractType);
  return [first, ...others];
}
