import * as v from 'valibot';
import { apiClient } from '#api/client.ts';
import {
  type LookupParams,
  lookupRead,
  namedEntries,
  textParam,
} from '#queries/read/lookup-read.ts';
import { list, readAnswer } from '#queries/read/read-answer.ts';

/** What a message can be about, `{ id, name }`; with `unsigned` for a visitor without a session. */
export const caseCategoriesLookup = (params: LookupParams) =>
  lookupRead('listCaseCategories', params, async (signal) => {
    const query = params.unsigned === true ? { unsigned: true } : {};
    const call = apiClient.GET('/v1/crm/cases/categories/', { params: { query }, signal });
    return (await readAnswer(call, v.object({ items: namedEntries('category') }))).items;
  });

/** Types of claim: `{ code, label }`. */
export const claimTypesLookup = (params: LookupParams) =>
  lookupRead('listClaimTypes', params, (signal) => {
    const type = v.object({ code: v.string(), label: v.string() });
    return readAnswer(apiClient.GET('/v1/atc/tipus', { signal }), list('type of claim', type));
  });

/** Subtypes of a type of claim (`id`): `{ name, desc }`. */
export const claimSubtypesLookup = (params: LookupParams) =>
  lookupRead('listClaimSubtypes', params, (signal) => {
    const path = { id: textParam(params, 'id') };
    const call = apiClient.GET('/v1/atc/tipus/{id}/subtipus', { params: { path }, signal });
    const subtype = v.object({ name: v.string(), desc: v.string() });
    return readAnswer(call, list('subtype of claim', subtype));
  });
