import { apiClient } from '#api/client.ts';
import { today } from '#config/clock.ts';
import { isInForce } from '#domain/battery/battery.ts';
import { ProblemError, problemOf } from '#domain/problem.ts';
import type { FormMutation, OwnMembers } from '#operations/mutation.ts';
import {
  batteryPath,
  batterySubject,
  changedContract,
  changeOutcome,
} from '#operations/wire/battery-answer.ts';
import { fetchContract } from '#queries/contracts/contract.ts';
import { readAnswer } from '#queries/read/read-answer.ts';

/**
 * What is confirmed was chosen in earlier steps: a field that the retailer refuses means that what these offered has
 * changed.
 */
function asConflict(thrown: unknown): never {
  const problem = problemOf(thrown);
  if (problem.kind !== 'invalid') throw thrown;
  const code = problem.fields.bateria_desti ? 'destination_refused' : 'percentage_refused';
  throw new ProblemError({ kind: 'conflict', code });
}

const adds = ['bateria_desti', 'pes_percentatge'] as const;

/** Moves the share of a contract to another battery (`destination`, its identifier), where it gets a percentage. */
export const batteryMove: FormMutation<'destination' | 'percentage'> = {
  kind: 'form',
  takes: ['destination', 'percentage'],
  adds,

  async send({ destination, percentage, ...extra }, context) {
    const call = apiClient.PUT(
      '/v2/contract/{contractName}/bateria_virtual_move_virtual_battery/{batteryId}',
      {
        params: { path: batteryPath(context) },
        body: {
          ...extra,
          ...({
            bateria_desti: Number(destination),
            pes_percentatge: Number(percentage),
          } satisfies OwnMembers<(typeof adds)[number]>),
        },
      },
    );
    const answer = await readAnswer(call, changedContract).catch(asConflict);
    return changeOutcome(answer, batterySubject(context).battery.id, undefined);
  },

  async verify({ destination }, context) {
    const { contract, battery } = batterySubject(context);
    const { batteries } = await fetchContract(contract.type, contract.name);
    const from = batteries.find(({ id }) => id === battery.id);
    if (from?.isWaiting) return { kind: 'signing' };
    const to = batteries.find(({ id }) => id === Number(destination));
    const hasLeft = !from || !isInForce(from, today());
    return hasLeft && to && isInForce(to, today()) ? { kind: 'sent' } : null;
  },

  stales: [['contract'], ['contracts'], ['battery'], ['lookup', 'listBatteryPercentages']],
};
