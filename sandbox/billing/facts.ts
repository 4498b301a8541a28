import { energyByPeriod, type ReadMeter } from '#sandbox/consumption/curve.ts';
import { localDays } from '#sandbox/consumption/local-day.ts';
import { gasEnergyOn } from '#sandbox/consumption/meter.ts';
import type { BillFacts } from './bill-types.ts';

/** Data of a contract for its bill. */
export interface BilledContract {
  type: 'electricity' | 'gas';
  product: string;
  tariff: string;
  powers: { power: number }[];
}

/** The facts of a bill for whole days, with the energy of the meter. */
export function billFacts(
  contract: BilledContract,
  meter: ReadMeter,
  { start, end }: { start: string; end: string },
): BillFacts {
  const { type, product, tariff, powers } = contract;
  const days = [...localDays(start, end)];
  const gas = () => ({
    energy: [days.reduce((sum, day) => sum + gasEnergyOn(meter, day), 0)],
    surplus: 0,
  });
  const read =
    type === 'gas' ? gas() : energyByPeriod(meter, { start, end, until: Number.POSITIVE_INFINITY });
  return {
    type,
    product,
    tariff,
    from: start,
    days: days.length,
    powers: powers.map(({ power }) => power),
    ...read,
  };
}

/** The same facts with a wrong reading, at that share of the real one. */
export function misreadFacts(facts: BillFacts, share: number): BillFacts {
  return { ...facts, energy: facts.energy.map((wh) => Math.round(wh * share)) };
}
