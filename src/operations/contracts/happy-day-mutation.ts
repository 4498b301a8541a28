import { apiClient } from '#api/client.ts';
import { tariffOptionMutation } from '#operations/wire/tariff-option-change.ts';
import { happyDayChoice, happyDayMembers } from '#queries/contracts/tariff-choices.ts';
import { readAnswer } from '#queries/read/read-answer.ts';

/** Chooses the happy day of the contract of the subject. */
export const happyDay = tariffOptionMutation({
  option: 'happy-day',
  field: 'day',
  members: ['value'],
  offeredBy: 'listAvailableHappyDays',
  async choose(contractId, id, extra) {
    const call = apiClient.PUT('/v1/contract/{contractId}/happy-day/', {
      params: { path: { contractId } },
      body: { ...extra, value: Number(id) },
    });
    return happyDayChoice(await readAnswer(call, happyDayMembers));
  },
});
