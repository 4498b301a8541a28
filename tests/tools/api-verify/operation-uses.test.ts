import { expect, it } from 'vitest';
import {
  describedOperations,
  namedOperations,
} from '#tools/api-verify/description/described-operations.ts';
import { readIds } from '#tools/api-verify/plan/given-ids.ts';
import { operationUses } from '#tools/api-verify/uses/operation-uses.ts';

const uses = operationUses(namedOperations());
const operations = describedOperations(uses);

it.each([
  ['getFeatureFlags', ['every page']],
  ['changeContractIban', ['form iban-change']],
  ['moveBattery', ['form battery-move-confirm', 'wizard battery-move']],
  ['deleteOmipAlert', ['action price-alert-removal']],
  ['downloadWithdrawalForm', ['page withdrawal']],
  ['getPublishableKey', ['payment']],
])('%s is used by %j', (operation, features) => {
  expect(uses.get(operation)).toEqual(features);
});

it('finds a use of every operation that the portal calls', () => {
  const unused = operations.filter(({ features }) => features.length === 0);
  expect(unused.map(({ operationId }) => operationId).sort()).toEqual([
    ...['getConsumptionChart', 'getUserV1', 'listContractsV1', 'patchBatteryManagement'],
    ...['patchBatteryShare', 'patchMoveBattery', 'recoverPassword', 'registerUser'],
  ]);
});

it('refuses an id of a name that the API does not have', () => {
  expect(readIds(['contractName=1,contract=1', 'lead_id=x'], operations)).toEqual({
    ...{ contractName: '1', contract: '1', lead_id: 'x' },
  });
  expect(() => readIds(['contractNam=1'], operations)).toThrow('did you mean "contractName"?');
  expect(() => readIds(['contractName'], operations)).toThrow('write name=value');
});
