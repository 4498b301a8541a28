import * as v from 'valibot';
import { apiClient } from '#api/client.ts';
import {
  type LookupParams,
  lookupRead,
  nullIfNotFound,
  textParam,
} from '#queries/read/lookup-read.ts';
import { optional, readAnswer } from '#queries/read/read-answer.ts';

const members = v.record(v.string(), v.unknown());
const sipsData = v.looseObject({ cupsAvailable: v.boolean(), address: optional(members) });

type SupplyPoint = { path: { cups: string } };
type Get<Found> = (signal: AbortSignal, params: SupplyPoint) => Promise<Found>;

/** Members that are not null; null fills nothing in. */
const known = (found: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(found).filter(([, value]) => value !== null));

/**
 * SIPS data of the supply point as its one entry, with the parts of its address; no entry when it cannot be contracted.
 */
const availability =
  (operation: string, get: Get<v.InferOutput<typeof sipsData>>) => (params: LookupParams) =>
    lookupRead(operation, params, async (signal): Promise<Record<string, unknown>[]> => {
      const path = { cups: textParam(params, 'cups') };
      const found = await get(signal, { path }).catch(nullIfNotFound);
      if (!found?.cupsAvailable) return [];
      return [{ ...known(found), address: known(found.address ?? {}) }];
    });

/** Power in kW or yearly kWh, and `access_tariff`, as the one entry; no entry when unknown. */
const configuration =
  (operation: string, get: Get<v.InferOutput<typeof members>>) => (params: LookupParams) =>
    lookupRead(operation, params, async (signal) => {
      const path = { cups: textParam(params, 'cups') };
      const found = known((await get(signal, { path }).catch(nullIfNotFound)) ?? {});
      return Object.keys(found).length > 0 ? [found] : [];
    });

/** Whether a supply point of electricity (`cups`) can be contracted, and its public data. */
export const cupsAvailabilityLookup = availability('getCupsAvailability', (signal, params) =>
  readAnswer(apiClient.GET('/v1/leads/cups/{cups}', { params, signal }), sipsData),
);

/** Whether a supply point of gas (`cups`) can be contracted, and its public data. */
export const gasCupsAvailabilityLookup = availability('getGasCupsAvailability', (signal, params) =>
  readAnswer(apiClient.GET('/v2/gas/leads/cups/{cups}', { params, signal }), sipsData),
);

/** Data that a form may fill in about a supply point of electricity (`cups`): `{ power, access_tariff }`, kW. */
export const cupsConfigLookup = configuration('getCupsConfig', (signal, { path }) => {
  const params = { path, query: { old: 0 as const } };
  return readAnswer(
    apiClient.GET('/v1/contractacio/config/cups/{cups}', { params, signal }),
    members,
  );
});

/** Data that a form may fill in about a supply point of gas (`cups`): `{ consumption, access_tariff }`, kWh a year. */
export const gasCupsConfigLookup = configuration('getGasCupsConfig', (signal, params) =>
  readAnswer(apiClient.GET('/v2/gas/contractacio/config/cups/{cups}', { params, signal }), members),
);
