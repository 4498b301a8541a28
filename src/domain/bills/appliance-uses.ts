import type { Appliance, ApplianceUse, ApplianceUses } from './power-calculator.ts';

/** Maximum number of appliances of one kind that the form accepts. */
export const MOST_OF_A_KIND = 20;

const WRITTEN = /^([a-z][a-z0-9-]*):(\d{1,2})(?::(\d{1,4}(?:\.\d+)?))?$/;

/** The appliances of a home as one answer of the form: `heater:2 water-heater:1:80`. */
export function applianceText(uses: ApplianceUses): string {
  return Object.entries(uses)
    .map(([id, { quantity, litres }]) => [id, quantity, ...(litres === null ? [] : [litres])])
    .map((parts) => parts.join(':'))
    .join(' ');
}

/** A use as the setting allows it today: one of what no home has several of, and a size that is still there. */
function allowedUse({ multiple = false, litres = [] }: Appliance, use: ApplianceUse): ApplianceUse {
  const isThere = use.litres !== null && litres.includes(use.litres);
  return {
    quantity: multiple ? Math.min(Math.max(use.quantity, 1), MOST_OF_A_KIND) : 1,
    litres: isThere ? use.litres : (litres[0] ?? null),
  };
}

/** The appliances that such an answer names, in the order of the setting; what it no longer has is left out. */
export function applianceUses(answer: unknown, appliances: readonly Appliance[]): ApplianceUses {
  const named = new Map(
    String(answer ?? '')
      .split(' ')
      .flatMap((part): [string, ApplianceUse][] => {
        const [, id, quantity, litres] = WRITTEN.exec(part) ?? [];
        if (!id) return [];
        return [[id, { quantity: Number(quantity), litres: litres ? Number(litres) : null }]];
      }),
  );
  return Object.fromEntries(
    appliances.flatMap((one) => {
      const use = named.get(one.id);
      return use ? [[one.id, allowedUse(one, use)]] : [];
    }),
  );
}

/** The same with one appliance set, or without it where there is no use. */
export function withUse(
  uses: ApplianceUses,
  appliance: Appliance,
  use: Partial<ApplianceUse> | null,
): ApplianceUses {
  const { [appliance.id]: before, ...others } = uses;
  if (use === null) return others;
  const usual: ApplianceUse = before ?? { quantity: 1, litres: null };
  return { ...others, [appliance.id]: allowedUse(appliance, { ...usual, ...use }) };
}
