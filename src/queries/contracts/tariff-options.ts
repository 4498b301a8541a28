import { queryOptions } from '@tanstack/react-query';
import { apiClient } from '#api/client.ts';
import type { TariffOption } from '#domain/contract/tariff-options.ts';
import { type LookupParams, lookupRead, numberParam } from '#queries/read/lookup-read.ts';
import { list, optional, readAnswer } from '#queries/read/read-answer.ts';
import {
  doubleTariffChoice,
  doubleTariffMembers,
  happyDayChoice,
  happyDayMembers,
  happyHoursChoice,
  happyHoursMembers,
  type TariffChoice,
} from './tariff-choices.ts';

/** What a contract offers of an option of its tariff, and what is chosen of it: null while nothing is. */
export interface TariffOptionState {
  option: TariffOption;
  offer: readonly TariffChoice[];
  chosen: TariffChoice | null;
}

type ContractRequest = { params: { path: { contractId: number } }; signal?: AbortSignal };

interface OptionReads {
  offer(request: ContractRequest): Promise<TariffChoice[]>;
  chosen(request: ContractRequest): Promise<TariffChoice | null>;
}

const reads = {
  'double-tariff': {
    async offer(request) {
      const call = apiClient.GET('/v1/contract/{contractId}/available-double-tariffs/', request);
      return (await readAnswer(call, list('double tariff', doubleTariffMembers))).map(
        doubleTariffChoice,
      );
    },
    async chosen(request) {
      const call = apiClient.GET('/v1/contract/{contractId}/double-tariff/', request);
      const months = await readAnswer(call, optional(doubleTariffMembers));
      return months && doubleTariffChoice(months);
    },
  },
  'happy-hours': {
    async offer(request) {
      const call = apiClient.GET('/v1/contract/{contractId}/available-happy-hours/', request);
      return (await readAnswer(call, list('happy hours', happyHoursMembers))).map(happyHoursChoice);
    },
    async chosen(request) {
      const call = apiClient.GET('/v1/contract/{contractId}/happy-hours/', request);
      const hours = await readAnswer(call, optional(happyHoursMembers));
      return hours && happyHoursChoice(hours);
    },
  },
  'happy-day': {
    async offer(request) {
      const call = apiClient.GET('/v1/contract/{contractId}/available-happy-days/', request);
      return (await readAnswer(call, list('happy day', happyDayMembers))).map(happyDayChoice);
    },
    async chosen(request) {
      const call = apiClient.GET('/v1/contract/{contractId}/happy-day/', request);
      const day = await readAnswer(call, optional(happyDayMembers));
      return day && happyDayChoice(day);
    },
  },
} satisfies Record<TariffOption, OptionReads>;

const requestOf = (contractId: number, signal?: AbortSignal): ContractRequest => ({
  params: { path: { contractId } },
  ...(signal && { signal }),
});

/** The offer and the choice of each of these options of a contract. */
export const tariffOptionsQuery = (contractId: number, options: readonly TariffOption[]) =>
  queryOptions({
    queryKey: ['tariff-options', contractId, options],
    queryFn: ({ signal }): Promise<TariffOptionState[]> => {
      const request = requestOf(contractId, signal);
      return Promise.all(
        options.map(async (option) => {
          const { offer, chosen } = reads[option];
          const [offered, inForce] = await Promise.all([offer(request), chosen(request)]);
          return { option, offer: offered, chosen: inForce };
        }),
      );
    },
  });

const offerLookup =
  <Entry extends TariffChoice>(
    operation: string,
    { offer }: { offer: (request: ContractRequest) => Promise<Entry[]> },
  ) =>
  (params: LookupParams) =>
    lookupRead(operation, params, (signal) =>
      offer(requestOf(numberParam(params, 'contractId'), signal)),
    );

/** Double tariffs that a contract (`contractId`) may choose: `{ id, start, end, startYear, … }`. */
export const doubleTariffsLookup = offerLookup(
  'listAvailableDoubleTariffs',
  reads['double-tariff'],
);

/** Happy hours that a contract (`contractId`) may choose: `{ id, startHour, endHour }`. */
export const happyHoursLookup = offerLookup('listAvailableHappyHours', reads['happy-hours']);

/** Happy days that a contract (`contractId`) may choose: `{ id, value, label }`. */
export const happyDaysLookup = offerLookup('listAvailableHappyDays', reads['happy-day']);
