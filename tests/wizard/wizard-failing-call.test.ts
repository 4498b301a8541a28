import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Configuration } from '#config/configuration-types.ts';
import type { Answers } from '#domain/submission.ts';
import { startRetailer, type TestRetailer } from '#tests/support/retailer/retailer.ts';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';
import { contractingAnswers, contractingFacts } from '#tests/support/trials/contracting.ts';
import { openRun } from '#tests/support/wizard/wizard-run.ts';

let retailer: TestRetailer;
let configuration: Configuration;
beforeAll(async () => {
  [retailer, configuration] = await Promise.all([startRetailer(), publishedConfiguration()]);
  await retailer.visit();
});
afterAll(() => retailer.close());
afterEach(() => retailer.clearInjectedFaults());

/** A contracting of both supplies, with every step before the contract of gas passed and sent. */
async function atTheGasContract(more: Record<string, Answers> = {}) {
  const typed = contractingAnswers({ gas: true });
  for (const [step, answers] of Object.entries(more)) Object.assign(typed[step] ?? {}, answers);
  const facts = contractingFacts();
  const walk = await openRun(configuration, { wizard: 'contracting-dual', facts, typed });
  while (walk.context().step !== 'gas-contract') await walk.submit();
  return walk;
}

/** An address whose look-ups had failed when it was typed: each lead looks up what is missing when it is sent. */
const typedAddress = { dp: '50001', poblacio: 'Zaragoza', tv: 1, nv: 'Mayor', pnp: '14' };

it.each([
  ['listLocalities', 'broken', { kind: 'status', status: 500 }, {}],
  ['listLocalities', 'no-answer', { kind: 'drop-before' }, {}],
  ['listProvinces', 'broken', { kind: 'status', status: 500 }, { ine: '50297' }],
])(
  'the contract of gas is tried again where it is while %s fails (%s), as every step before it is right',
  async (operationId, kind, fault, known) => {
    const address = { ...typedAddress, ...known };
    const walk = await atTheGasContract({ installation: { address } });
    await retailer.fail({ operationId, ...fault });
    await expect(walk.submit()).rejects.toThrow('gas-contract');
    expect(walk.context()).toMatchObject({
      ...{ step: 'gas-contract', returnTo: null },
      ...{ settled: ['estimate', 'installation', 'person', 'contract'] },
      problem: { kind },
    });
    await retailer.clearInjectedFaults();
    await walk.submit();
    expect(walk.context().step).toBe('payment');
    walk.close();
  },
);

it.each([
  ['cups.name', 'gas-contract/cups'],
  ['cups.meter', 'gas-contract/cups'],
  ['comerOrigin', 'gas-contract/comerOrigin'],
  ['owner.changeOwner', 'gas-contract/changeOwner'],
  ['cups.nv', 'installation/address/nv'],
  ['owner.vat', 'person/vat'],
])('%s that the retailer refuses for gas leads to %s', async (name, field) => {
  const walk = await atTheGasContract();
  const body = { message: 'invalid_fields', errors: { [name]: ['invalid'] } };
  await retailer.fail({ operationId: 'saveGasLead', kind: 'status', status: 400, body });
  await expect(walk.submit()).rejects.toThrow('gas-contract');
  expect(walk.context()).toMatchObject({
    step: field.split('/')[0],
    problem: { fields: { [field]: ['format'] } },
  });
  walk.close();
});

it('what the look-ups of the gas contract no longer find opens no step before it', async () => {
  const found = { sipsGasTariff: 12, sipsGasConsumption: 5000, home: 'small' };
  const walk = await atTheGasContract({ 'gas-contract': found });
  await walk.toTheEnd();
  const names = [...Object.keys(found), 'accessTariff', 'selectedProduct', 'comerOrigin'];
  const lost = Object.fromEntries(names.map((name) => [name, undefined]));
  // The retailer misses two of them, at the step itself.
  await expect(walk.change('gas-contract', lost)).rejects.toThrow('required');
  expect(walk.context()).toMatchObject({
    step: 'gas-contract',
    settled: ['estimate', 'installation', 'person', 'contract', 'payment'],
  });
  walk.close();
});
