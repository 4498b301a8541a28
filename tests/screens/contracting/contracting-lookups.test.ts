import { QueryClient } from '@tanstack/react-query';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { lookups } from '#queries/lookups.ts';
import { someCups } from '#tests/sandbox/contracting/lead-fixture.ts';
import { startRetailer, type TestRetailer } from '#tests/support/retailer/retailer.ts';

let retailer: TestRetailer;
beforeAll(async () => {
  retailer = await startRetailer();
  await retailer.visit();
});
afterAll(() => retailer.close());
afterEach(() => retailer.clearInjectedFaults());

async function entries(operation: string, params: Record<string, unknown> = {}) {
  const query = lookups[operation]?.(params as never);
  if (!query) throw new Error(`no look-up reads ${operation}`);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return queryClient.fetchQuery(query);
}

const cups = someCups();

it.each<[operation: string, params: Record<string, unknown>, entry: object]>([
  ['listLocalities', { zipcode: '01118' }, { city: 'Lagrán', ine: '01030' }],
  ['listProvinces', { ine: '50297' }, { id: 150, name: 'Zaragoza' }],
  ['listStreetTypes', {}, { id: 1, name: 'Calle' }],
  ['listPreviousRetailers', {}, { id: 3, name: 'Candil Energía' }],
  ['listGasPreviousRetailers', {}, { id: 299, name: expect.any(String) }],
  ['listTariffs', { power: 4.6 }, { id: 1, name: '2.0TD' }],
  ['listTariffs', { power: 15.001 }, { id: 2, name: '3.0TD' }],
  ['listGasTariffs', {}, { id: 12, name: 'RL.2' }],
  [
    'listGasProducts',
    { atr: 12, cups },
    { id: 51, name: 'Gas Claro', ov_link: expect.any(String) },
  ],
  ['listProducts', { power: 4.6, atr: 1 }, { id: 1, name: 'Luz Clara', prices: {} }],
  ['listProducts', { power: 4.6, atr: 1, cups }, { id: 1, name: 'Luz Clara', prices: {} }],
  ['listProducts', { power: 4.6, atr: 1, cups, selfcons: '41' }, { name: 'Luz Solar' }],
  ['listProducts', { power: 4.6, atr: 1, cups, promocode: 'AMIGOS' }, { name: 'Luz Amiga' }],
  [
    'validateCoupon',
    { coupon: ' lluerna10 ' },
    { coupon: 'lluerna10', description: 'Un 10 % de descuento en el precio de la energía.' },
  ],
  ['getCupsAvailability', { cups: someCups('06') }, { accessTariff: 2, power6: 25, address: {} }],
  ['getGasCupsAvailability', { cups }, { accessTariff: expect.any(Number) }],
  ['getCupsConfig', { cups }, { power: expect.any(Number), access_tariff: { id: 1 } }],
  ['getGasCupsConfig', { cups }, { consumption: expect.any(Number) }],
  ['getContractingConfig', {}, { id: 107, name: '1071' }],
])('%s %j finds %j', async (operation, params, entry) => {
  expect(await entries(operation, params)).toContainEqual(expect.objectContaining(shape(entry)));
});

/** Members that are objects only have to be there. */
function shape(entry: object) {
  return Object.fromEntries(
    Object.entries(entry).map(([name, value]) =>
      typeof value === 'object' && value.constructor === Object
        ? [name, expect.objectContaining(value)]
        : [name, value],
    ),
  );
}

it.each([
  ['listLocalities', { zipcode: '99999' }],
  ['listProvinces', { ine: '99' }],
  ['validateCoupon', { coupon: 'VERANO' }],
  ['getCupsAvailability', { cups: someCups('01') }],
  ['getCupsConfig', { cups: someCups('11') }],
  ['getCupsConfig', { cups: someCups('02') }],
  ['listProducts', { power: 4.6, atr: 1, cups: someCups('09') }],
])('%s %j finds nothing', async (operation, params) => {
  expect(await entries(operation, params)).toEqual([]);
});

it('returns only what is known of a supply point whose data are closed', async () => {
  expect(await entries('getCupsAvailability', { cups: someCups('02') })).toEqual([
    { cupsAvailable: true, sipsDataAvailable: false, address: {} },
  ]);
});

it.each([
  ['getCupsAvailability', { cups: someCups('10') }],
  ['getGasCupsAvailability', { cups: someCups('10') }],
])('%s says that it could not be checked', async (operation, params) => {
  await expect(entries(operation, params)).rejects.toMatchObject({ problem: { kind: 'broken' } });
});

/** Only for customers who are signed in. */
const ofCustomers = ['listIbans', 'listBatteryPercentages', 'listContracts'];

it.each(Object.keys(lookups).filter((one) => !ofCustomers.includes(one)))(
  '%s fails as the retailer does, and is no empty list',
  async (operationId) => {
    await retailer.fail({ operationId, kind: 'status', status: 500 });
    const params = { zipcode: '50001', ine: '50', power: 4.6, atr: 12, cups, coupon: 'A', id: '1' };
    await expect(entries(operationId, params)).rejects.toMatchObject({
      problem: { kind: 'broken', status: 500 },
    });
  },
);
