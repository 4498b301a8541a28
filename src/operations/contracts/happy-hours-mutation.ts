import { apiClient } from '#api/client.ts';
import { happyHoursOfId } from '#domain/contract/tariff-options.ts';
import { tariffOptionMutation } from '#operations/wire/tariff-option-change.ts';
import { happyHoursChoice, happyHoursMembers } from '#queries/contracts/tariff-choices.ts';
import { readAnswer } from '#queries/read/read-answer.ts';

/** Chooses the happy hours of the contract of the subject. */
export const happyHours = tariffOptionMutation({
  option: 'happy-hours',
  field: 'hours',
  members: ['startHour', 'endHour'],
  offeredBy: 'listAvailableHappyHours',
  async choose(contractId, id, extra) {
    const call = apiClient.PUT('/v1/contract/{contractId}/happy-hours/', {
      params: { path: { contractId } },
      body: { ...extra, ...happyHoursOfId(id) },
    });
    return happyHoursChoice(await readAnswer(call, happyHoursMembers));
  },
});
