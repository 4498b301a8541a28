import { PENINSULA } from '#domain/values/local-time.ts';
import { type Tolerance, tolerances } from '#domain/values/tolerances.ts';

let winterHours = PENINSULA;

/** Sets the local time in which the retailer writes times without an offset. */
export function setRetailerTime(place: 'peninsula' | 'canary-islands'): void {
  winterHours = place === 'canary-islands' ? 0 : PENINSULA;
}

/** Hours between UTC and the winter time of the retailer's system. */
export const retailerWinterHours = (): number => winterHours;

const noted = new Set<string>();

/** Notes in the console of a developer, once a session, that an answer is read though it is not as described. */
export function tolerate(tolerance: Tolerance, member: string): void {
  const what = `${tolerance}: ${member}`;
  if (import.meta.env.PROD || noted.has(what)) return;
  noted.add(what);
  console.info(`The API's answer differs from its description: ${what} (${tolerances[tolerance]})`);
}
