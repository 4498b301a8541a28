import { apiClient } from '#api/client.ts';
import { doubleTariffOfId } from '#domain/contract/tariff-options.ts';
import { tariffOptionMutation } from '#operations/wire/tariff-option-change.ts';
import { doubleTariffChoice, doubleTariffMembers } from '#queries/contracts/tariff-choices.ts';
import { readAnswer } from '#queries/read/read-answer.ts';

/** Chooses the months of double tariff of the contract of the subject. */
export const doubleTariff = tariffOptionMutation({
  option: 'double-tariff',
  field: 'months',
  members: ['startMonth', 'startYear', 'endMonth', 'endYear'],
  offeredBy: 'listAvailableDoubleTariffs',
  async choose(contractId, id, extra) {
    const call = apiClient.PUT('/v1/contract/{contractId}/double-tariff/', {
      params: { path: { contractId } },
      body: { ...extra, ...doubleTariffOfId(id) },
    });
    return doubleTariffChoice(await readAnswer(call, doubleTariffMembers));
  },
});
