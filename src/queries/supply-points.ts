import * as v from 'valibot';
import { apiClient } from '#api/client.ts';
import { type LookupParams, lookupRead, noneIfUnknown, textParam } from './lookup-read.ts';
import { optional, readAnswer } from './read-answer.ts';

const members = v.record(v.string(), v.unknown());
const sipsData = v.looseObject({ cupsAvailable: v.boolean(), address: optional(members) });

type SupplyPoint = { path: { cups: string } };
type Get<Found> = (signal: AbortSignal, params: SupplyPoint) => Promise<Found>;

/** Members that are not null: the others fill nothing in. */
const known = (found: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(found).filter(([, value]) => value !== null));

/** SIPS data of the supply point as its one entry, the address in it by its parts; no entry when it cannot be contracted. */
const availability =
  (operation: string, get: Get<v.InferOutput<typeof sipsData>>) => (params: LookupParams) =>
    lookupRead(operation, params, async (signal) => {
      const path = { cups: textParam(params, 'cups') };
      const found = await get(signal, { path }).catch(noneIfUnknown);
      if (!found?.cupsAvailable) return [];
      return [{ ...known(found), address: known(found.address ?? {}) }];
    });

/** Power in kW or yearly kWh, and `access_tariff`, as the one entry; no entry where nothing is known. */
const configuration =
  (operation: string, get: Get<v.InferOutput<typeof members>>) => (params: LookupParams) =>
    lookupRead(operation, params, async (signal) => {
      const path = { cups: textParam(params, 'cups') };
      const found = known((await get(signal, { path }).catch(noneIfUnknown)) ?? {});
      return Object.keys(found).length > 0 ? [found] : [];
    });

/** Whether a supply point of electricity (`cups`) can be contracted, and what is public about it. */
export const cupsAvailabilityLookup = availability('getCupsAvailability', (signal, params) =>
  readAnswer(apiClient.GET('/v1/leads/cups/{cups}', { params, signal }), sipsData),
);

/** Whether a supply point of gas (`cups`) can be contracted, and what is public about it. */
export const gasCupsAvailabilityLookup = availability('getGasCupsAvailability', (signal, params) =>
  readAnswer(apiClient.GET('/v2/gas/leads/cups/{cups}', { params, signal }), sipsData),
);

/** What a form may fill in about a supply point of electricity (`cups`): `{ power, access_tariff }`, kW. */
export const cupsConfigLookup = configuration('getCupsConfig', (signal, { path }) => {
  const params = { path, query: { old: 0 as const } };
  return readAnswer(
    apiClient.GET('/v1/contractacio/config/cups/{cups}', { params, signal }),
    members,
  );
});

/** What a form may fill in about a supply point of gas (`cups`): `{ consumption, access_tariff }`, kWh a year. */
export const gasCupsConfigLookup = configuration('getGasCupsConfig', (signal, params) =>
  readAnswer(apiClient.GET('/v2/gas/contractacio/config/cups/{cups}', { params, signal }), members),
);
