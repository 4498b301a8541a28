import type { BatteryHome } from '#domain/battery/battery-homes.ts';
import type { Contract } from '#domain/contract/contract.ts';
import { useTexts } from '#i18n/texts.ts';

/** Returns the function for what a contract is called here: this home, the address of another, else its number. */
export function useHomeName(
  { name, address }: Pick<Contract, 'name' | 'address'>,
  homes: readonly BatteryHome[],
): (contract: string) => string {
  const { t } = useTexts();
  return (contract) => {
    if (contract === name) return address || t('contracts.detail.title', { name });
    const home = homes.find((one) => one.contract === contract);
    if (home?.address) return home.address;
    return contract
      ? t('contracts.detail.title', { name: contract })
      : t('batteries.split.unknown');
  };
}
