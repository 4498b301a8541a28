import { resultOf } from '#sandbox/api/answers.ts';
import type { Handlers } from '#sandbox/api/handler.ts';
import municipalities from '#sandbox/data/geo/municipalities.json' with { type: 'json' };
import postalCodes from '#sandbox/data/geo/postal-codes.json' with { type: 'json' };
import streetTypes from '#sandbox/data/geo/street-types.json' with { type: 'json' };
import { inLanguage } from '#sandbox/in-language.ts';
import { provinceOf } from '#sandbox/operations/contracts/address-places.ts';

const codes: Record<string, string[]> = postalCodes;
const names: Record<string, string> = municipalities;

/** Places and kinds of street, for filling in addresses. */
export const geoHandlers = {
  async listLocalities({ path }) {
    const served = (codes[path.zipcode] ?? []).map((ine) => ({ city: names[ine] ?? '', ine }));
    return resultOf(served.sort((a, b) => a.city.localeCompare(b.city, 'es')));
  },

  async listProvinces({ path, query }) {
    const province = provinceOf(path.ine);
    return resultOf(
      province ? [{ id: province.id, name: inLanguage(province.name, query.lang) }] : [],
    );
  },

  async listStreetTypes({ query }) {
    return resultOf(
      streetTypes.map(({ id, name }) => ({ id, name: inLanguage(name, query.lang) })),
    );
  },
} satisfies Handlers;
