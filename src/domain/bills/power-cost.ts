import { taxedParts } from './rounded-parts.ts';

/** What the distributor charges, without VAT: euro, and euro for each kW more. */
export interface PowerRights {
  hookup: number;
  access: number;
  extension: number;
}

/** A right that is charged: `perKw` in euro for each kW more, null for one that does not depend on the power. */
export interface PowerCostLine {
  right: keyof PowerRights;
  perKw: number | null;
  cents: number;
}

/** What a change of power costs once, in cents; lines add up to `netCents`, and that with the VAT to `totalCents`. */
export interface PowerCost {
  lines: PowerCostLine[];
  netCents: number;
  vatCents: number;
  totalCents: number;
}

/** Watts by which the highest contracted power rises; 0 where it does not. */
export function addedWatts(now: readonly number[], then: readonly number[]): number {
  return Math.max(0, Math.max(...then) - Math.max(...now));
}

/**
 * Cost of a change of power by `moreWatts` (customer area, section 9; Orden ITC/3519/2009): hookup always, access on an
 * increase, extension on an increase to a power that was not contracted before. VAT is in percent. Net amount and total
 * are the law's sums, rounded once (decision 38). The special electricity tax is not due on these rights.
 */
export function powerCost(
  { moreWatts, paysExtension }: { moreWatts: number; paysExtension: boolean },
  rights: PowerRights,
  vatPercent: number,
): PowerCost {
  const perKw = (right: 'access' | 'extension') =>
    ({ right, perKw: rights[right], euro: (moreWatts * rights[right]) / 1000 }) as const;
  const charged = [
    { right: 'hookup', perKw: null, euro: rights.hookup } as const,
    ...(moreWatts > 0 ? [perKw('access')] : []),
    ...(moreWatts > 0 && paysExtension ? [perKw('extension')] : []),
  ];
  const { parts, ...sums } = taxedParts(
    charged.map(({ euro }) => euro),
    vatPercent,
  );
  const lines = charged.map(({ right, perKw }, at) => ({ right, perKw, cents: parts[at] ?? 0 }));
  return { lines, ...sums };
}
