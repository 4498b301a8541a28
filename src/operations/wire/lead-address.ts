import { ProblemError } from '#domain/problem.ts';
import type { Answers } from '#domain/submission.ts';
import { sameWords } from '#domain/values/same-words.ts';
import { fetchLocalities, fetchProvinces } from '#queries/contracting/geo.ts';
import { asWaiting } from './lead-waiting.ts';

/** Parts of an address that the API names as the form does; a missing part is sent as null. */
export function streetOf(address: Answers) {
  const { poblacio, tv, nv, pnp } = address;
  const { bq = null, es = null, pt = null, pu = null, aclarador = null } = address;
  return { poblacio, tv, nv, pnp, bq, es, pt, pu, aclarador };
}

/**
 * INE code and province number of an address: those that its look-ups filled in, or, where the look-ups failed and the
 * customer typed the town, those looked up now. Throws ProblemError; `invalid` at `field` for a town that does not
 * belong to the postal code (`unknown`), or that cannot be looked up now (`waiting`): nothing was sent then.
 */
export async function placeOf(address: Answers, field: string) {
  const { dp, poblacio, ine, state } = address;
  const waiting = asWaiting(field);
  const municipi =
    typeof ine === 'string' ? ine : await municipalityOf(`${dp}`, `${poblacio}`).catch(waiting);
  const province = state ?? (municipi && (await fetchProvinces(municipi).catch(waiting))[0]?.id);
  if (!municipi || !province)
    throw new ProblemError({ kind: 'invalid', fields: { [field]: ['unknown'] } });
  return { municipi, state: province };
}

async function municipalityOf(postalCode: string, town: string): Promise<string | undefined> {
  const served = await fetchLocalities(postalCode);
  const [only] = served.length === 1 ? served : served.filter((one) => sameWords(one.city, town));
  return only?.ine;
}
