import type { components } from '#openapi/generated/types.ts';
import { dataOf, resultOf } from '#sandbox/api/answers.ts';
import type { Call, Handlers } from '#sandbox/api/handler.ts';
import { notFound, Refusal } from '#sandbox/api/refusal.ts';
import { electricityTariff, gasTariff } from '#sandbox/contracting/catalogue.ts';
import { readCups, type SupplyPoint, supplyPoint } from '#sandbox/contracting/supply-point.ts';

type SupplyPointCall = Pick<Call, 'database'> & { path: { cups: string } };

/** Data of a supply point before it is contracted. */
export const supplyPointHandlers = {
  async getCupsAvailability(call) {
    return resultOf(availabilityOf(await requestedPoint(call, 'electricity'), 'electricity'));
  },

  async getGasCupsAvailability(call) {
    return dataOf(availabilityOf(await requestedPoint(call, 'gas'), 'gas'));
  },

  async getCupsConfig(call) {
    const { state, sips } = await requestedPoint(call, 'electricity');
    if (state === 'unknown') throw notFound();
    const tariff = electricityTariff(sips?.tariff);
    return resultOf({
      power: sips ? Math.max(...sips.powers) : null,
      access_tariff: tariff ? { id: tariff.id, name: tariff.name } : null,
    });
  },

  async getGasCupsConfig(call) {
    const { state, sips } = await requestedPoint(call, 'gas');
    if (state === 'unknown') throw notFound();
    const tariff = gasTariff(sips?.tariff);
    return dataOf({
      access_tariff: tariff ? { id: tariff.id, name: tariff.name } : null,
      consumption: sips?.consumption ?? null,
    });
  },
} satisfies Handlers;

const requestedPoint = ({ database, path }: SupplyPointCall, type: 'electricity' | 'gas') =>
  supplyPoint(database, readCups(path.cups), type);

function availabilityOf(
  { state, sips }: SupplyPoint,
  type: 'electricity' | 'gas',
): components['schemas']['CupsSipsData'] {
  if (state === 'unreachable') throw new Refusal(502, 'bad_gateway');
  const [power, power2, power3, power4, power5, power6] = sips?.powers ?? [];
  return {
    cupsAvailable: state !== 'unavailable',
    sipsDataAvailable: sips !== null,
    accessTariff: sips?.tariff ?? null,
    power: power ?? null,
    power2: power2 ?? null,
    power3: power3 ?? null,
    power4: power4 ?? null,
    power5: power5 ?? null,
    power6: power6 ?? null,
    selfcons: sips && (type === 'gas' ? false : sips.selfConsumptionCode !== '00'),
    selfconsCode: sips?.selfConsumptionCode ?? null,
    yearlyConsumption: sips?.consumption ?? null,
    address: { zipcode: sips?.zipcode ?? null },
  };
}
