import { useCallback } from 'react';
import type { Contract } from '#domain/contract/contract.ts';
import { useTexts } from '#i18n/texts.ts';

/** Access tariffs of three periods, which are called peak, flat and valley (Circular 3/2020 of the CNMC, art. 7). */
const THREE_PERIODS = /^2\.0/;

/** Returns the function for the name of a period of a contract's access tariff: `P1, punta`, or `P1` where there are six. */
export function usePeriodName({ tariff }: Pick<Contract, 'tariff'>): (period: string) => string {
  const { t, language } = useTexts();
  const isNamed = THREE_PERIODS.test(tariff ?? '');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `t` is another one for another language.
  return useCallback(
    (period) => (isNamed ? t(`consumption.periods.${period}`) : period),
    [isNamed, language],
  );
}
