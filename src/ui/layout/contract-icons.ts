import type { ContractType } from '#domain/contract/contract.ts';
import type { IconName } from './icon.tsx';

/** The sign of each kind of supply. */
export const contractIcons: Record<ContractType, IconName> = {
  electricity: 'bolt',
  gas: 'flame',
  multipoint: 'home',
};
