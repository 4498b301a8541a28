import { useQuery } from '@tanstack/react-query';
import { useOpenRoutes } from '#config/open-routes.ts';
import type { ComparedInputs, Comparison } from '#domain/comparison/comparison.ts';
import {
  contractingAnswers,
  contractingWizards,
} from '#domain/comparison/comparison-contracting.ts';
import { gasProductsLookup, productsLookup } from '#queries/contracting/contracting.ts';
import type { GivenAnswers } from '#wizard/run/wizard-given.ts';

/** The address where a bill is contracted, with the state of the history entry; null when contracting is closed. */
export function useContracting(
  inputs: ComparedInputs,
  product: number | null,
): { address: string; state: GivenAnswers } | null {
  const find = useOpenRoutes();
  for (const wizard of contractingWizards[inputs.energy]) {
    const address = find(wizard)?.address;
    const given = contractingAnswers(wizard, inputs, product);
    if (address) return { address, state: { wizard, given } };
  }
  return null;
}

/**
 * Identifier of the compared product, which an answer only names, in the HTML of its header: that of the one product
 * with this name. Null without it; the customer then chooses in the wizard.
 */
export function useComparedProduct(
  inputs: ComparedInputs,
  comparison: Comparison,
): { product: number | null; isSearching: boolean } {
  const { energy, cups, power, power2, accessTariff, access_tariff } = inputs;
  const lookup =
    energy === 'gas'
      ? gasProductsLookup({ atr: access_tariff, cups })
      : productsLookup({ power: Math.max(power ?? 0, power2 ?? 0), atr: accessTariff, cups });
  const { data = [], isFetching } = useQuery({ ...lookup, retry: false });
  const name = comparison.header.replace(/<[^>]*>/g, '').trim();
  const [found, ...others] = data.filter((one) => one.name === name);
  return {
    product: found && others.length === 0 ? Number(found.id) : null,
    isSearching: isFetching,
  };
}
