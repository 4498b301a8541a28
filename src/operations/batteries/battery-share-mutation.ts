import { apiClient } from '#api/client.ts';
import type { FormMutation, OwnMembers } from '#operations/mutation.ts';
import {
  batteryPath,
  batterySubject,
  changedContract,
  changeOutcome,
} from '#operations/wire/battery-answer.ts';
import { inFormWords } from '#operations/wire/field-errors.ts';
import { fetchContract } from '#queries/contracts/contract.ts';
import { readAnswer } from '#queries/read/read-answer.ts';

const formWords = {
  fields: { pes_percentatge: 'percentage' },
  codes: { too_low: 'minimum', too_high: 'maximum', invalid: 'type' },
};

/** Changes the share of a contract in a battery; the result is the percentage. Safe to repeat. */
export const batteryShare: FormMutation<'percentage'> = {
  kind: 'form',
  takes: ['percentage'],
  adds: ['pes_percentatge'],

  async send({ percentage, ...extra }, context) {
    const call = apiClient.PUT(
      '/v2/contract/{contractName}/change_bateria_pes_percentatge/{batteryId}',
      {
        params: { path: batteryPath(context) },
        body: {
          ...extra,
          ...({ pes_percentatge: Number(percentage) } satisfies OwnMembers<'pes_percentatge'>),
        },
      },
    );
    const answer = await readAnswer(call, changedContract).catch(inFormWords(formWords));
    return changeOutcome(answer, batterySubject(context).battery.id, percentage);
  },

  async verify({ percentage }, context) {
    const { contract, battery } = batterySubject(context);
    const { batteries } = await fetchContract(contract.type, contract.name);
    const now = batteries.find(({ id }) => id === battery.id);
    if (now?.isWaiting) return { kind: 'signing', result: percentage };
    return now?.percentage === percentage ? { kind: 'sent', result: percentage } : null;
  },

  stales: [['contract'], ['contracts'], ['battery']],
};
