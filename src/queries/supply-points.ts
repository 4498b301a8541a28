import { unwrap } from '#api/answer.ts';
import { apiClient } from '#api/client.ts';
import { flag, optionalRecord, record, type Unread } from './answer-reader.ts';
import { type LookupParams, lookupRead, noneIfUnknown, textParam } from './lookup-read.ts';

type Get = (signal: AbortSignal, path: { cups: string }) => Promise<unknown>;

/** What is known, without the members that are null: they fill nothing in. */
const known = (members: Unread): Unread =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== null));

/** SIPS data of the supply point as its one entry, the address in it by its parts; no entry when it cannot be contracted. */
const availability = (operation: string, get: Get) => (params: LookupParams) =>
  lookupRead(operation, params, async (signal) => {
    const cups = textParam(params, 'cups');
    const found = await get(signal, { cups }).catch(noneIfUnknown);
    if (found === null) return [];
    const { address, ...sips } = record(found);
    if (!flag(sips.cupsAvailable)) return [];
    return [{ ...known(sips), address: known(optionalRecord(address) ?? {}) }];
  });

/** Power in kW or yearly kWh, and `access_tariff`, as the one entry; no entry where nothing is known. */
const configuration = (operation: string, get: Get) => (params: LookupParams) =>
  lookupRead(operation, params, async (signal) => {
    const cups = textParam(params, 'cups');
    const found = known(record((await get(signal, { cups }).catch(noneIfUnknown)) ?? {}));
    return Object.keys(found).length > 0 ? [found] : [];
  });

/** Whether a supply point of electricity (`cups`) can be contracted, and what is public about it. */
export const cupsAvailabilityLookup = availability('getCupsAvailability', (signal, path) =>
  unwrap(apiClient.GET('/v1/leads/cups/{cups}', { params: { path }, signal })),
);

/** Whether a supply point of gas (`cups`) can be contracted, and what is public about it. */
export const gasCupsAvailabilityLookup = availability('getGasCupsAvailability', (signal, path) =>
  unwrap(apiClient.GET('/v2/gas/leads/cups/{cups}', { params: { path }, signal })),
);

/** What a form may fill in about a supply point of electricity (`cups`): `{ power, access_tariff }`, kW. */
export const cupsConfigLookup = configuration('getCupsConfig', (signal, path) => {
  const params = { path, query: { old: 0 as const } };
  return unwrap(apiClient.GET('/v1/contractacio/config/cups/{cups}', { params, signal }));
});

/** What a form may fill in about a supply point of gas (`cups`): `{ consumption, access_tariff }`, kWh a year. */
export const gasCupsConfigLookup = configuration('getGasCupsConfig', (signal, path) =>
  unwrap(apiClient.GET('/v2/gas/contractacio/config/cups/{cups}', { params: { path }, signal })),
);
