import { useQuery } from '@tanstack/react-query';
import type { ComparedInputs } from '#domain/comparison/comparison.ts';
import { type LookupEntry, type LookupQuery, lookups } from '#queries/lookups.ts';

interface NamedBill {
  retailer: string | null;
  tariff: string | null;
}

const HALF_AN_HOUR = 30 * 60_000;

const query = (operation: string, params: Record<string, unknown> = {}) => ({
  ...(lookups[operation]?.(params) as LookupQuery),
  staleTime: HALF_AN_HOUR,
});

const nameIn = (entries: LookupEntry[] | undefined, id: unknown) => {
  const name = entries?.find((entry) => entry.id === id)?.name;
  return typeof name === 'string' ? name : null;
};

/** Names of the retailer and the access tariff of a bill, from the lists that its form offers; null while unknown. */
export function useBillNames(inputs: ComparedInputs): NamedBill {
  const isGas = inputs.energy === 'gas';
  const { power = 0, power2 } = inputs;
  const retailers = useQuery(query(isGas ? 'listGasPreviousRetailers' : 'listPreviousRetailers'));
  const tariffs = useQuery(
    isGas ? query('listGasTariffs') : query('listTariffs', { power: Math.max(power, power2 ?? 0) }),
  );
  return {
    retailer: nameIn(retailers.data, inputs.comerOrigin),
    tariff: nameIn(tariffs.data, isGas ? inputs.access_tariff : inputs.accessTariff),
  };
}
