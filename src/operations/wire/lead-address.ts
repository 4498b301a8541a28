import { ProblemError } from '#domain/problem.ts';
import type { Answers } from '#domain/submission.ts';
import { fetchLocalities, fetchProvinces } from '#queries/geo.ts';

/** Parts of an address that the API names as the form does; a missing part is sent as null. */
export function streetOf(address: Answers) {
  const { poblacio, tv, nv, pnp } = address;
  const { bq = null, es = null, pt = null, pu = null, aclarador = null } = address;
  return { poblacio, tv, nv, pnp, bq, es, pt, pu, aclarador };
}

/**
 * Words of a town's name in any order, without accents: INE puts the article last (`Cardoso de la Sierra, El`), people
 * put it first.
 */
const words = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .sort()
    .join(' ');

/**
 * INE code and province number of an address: those that its look-ups filled in, or, where the look-ups failed and the
 * customer typed the town, those looked up now. Throws ProblemError; `invalid` at `field` for a town that does not
 * belong to the postal code.
 */
export async function placeOf(address: Answers, field: string) {
  const { dp, poblacio, ine, state } = address;
  const municipi = typeof ine === 'string' ? ine : await municipalityOf(`${dp}`, `${poblacio}`);
  const province = state ?? (municipi && (await fetchProvinces(municipi))[0]?.id);
  if (!municipi || !province)
    throw new ProblemError({ kind: 'invalid', fields: { [field]: ['unknown'] } });
  return { municipi, state: province };
}

async function municipalityOf(postalCode: string, town: string): Promise<string | undefined> {
  const served = await fetchLocalities(postalCode);
  const [only] =
    served.length === 1 ? served : served.filter((one) => words(one.city) === words(town));
  return only?.ine;
}
