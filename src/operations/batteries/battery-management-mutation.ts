import { apiClient } from '#api/client.ts';
import type { components } from '#openapi/generated/types.ts';
import type { FormMutation, OwnMembers } from '#operations/mutation.ts';
import {
  batteryPath,
  batterySubject,
  changedContract,
  changeOutcome,
} from '#operations/wire/battery-answer.ts';
import { fetchContract } from '#queries/contracts/contract.ts';
import { readAnswer } from '#queries/read/read-answer.ts';

/** Chooses what happens to the discount of a battery; the result is its name. Safe to repeat. */
export const batteryManagement: FormMutation<'management'> = {
  kind: 'form',
  takes: ['management'],
  adds: ['valor_descomptes'],

  async send({ management, ...extra }, context) {
    const call = apiClient.PUT('/v2/contract/{contractName}/bateria/{batteryId}', {
      params: { path: batteryPath(context) },
      // A retailer may have more ways than the description names.
      body: {
        ...extra,
        ...({
          valor_descomptes: management as components['schemas']['BatteryManagement'],
        } satisfies OwnMembers<'valor_descomptes'>),
      },
    });
    const answer = await readAnswer(call, changedContract);
    return changeOutcome(answer, batterySubject(context).battery.id, management);
  },

  async verify({ management }, context) {
    const { contract, battery } = batterySubject(context);
    const { batteries } = await fetchContract(contract.type, contract.name);
    const now = batteries.find(({ id }) => id === battery.id);
    if (now?.isWaiting) return { kind: 'signing', result: management };
    return now?.management === management ? { kind: 'sent', result: management } : null;
  },

  stales: [['contract'], ['contracts']],
};
