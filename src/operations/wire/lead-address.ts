import { ProblemError } from '#domain/problem.ts';
import type { Answers } from '#domain/submission.ts';
import { fetchLocalities, fetchProvinces } from '#queries/geo.ts';

/** Answers of the address block (schemas/fragments/address.json). */
export const addressOf = (answers: unknown): Answers => (answers ?? {}) as Answers;

/** Parts of an address under the names that they have on the wire too; each is sent, null where there is none. */
export function streetOf(address: Answers) {
  const { poblacio, tv, nv, pnp } = address;
  const { bq = null, es = null, pt = null, pu = null, aclarador = null } = address;
  return { poblacio, tv, nv, pnp, bq, es, pt, pu, aclarador };
}

/** INE writes the article behind (`Cardoso de la Sierra, El`), people in front: the words in any order, without accents. */
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
 * The INE code and the province's number of an address: those that its look-ups filled in, else, where they failed and
 * the customer typed the town, looked up now. Throws ProblemError; `invalid` at `field` for a town that the postal code does not serve.
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
