import { localTime } from '#domain/values/local-time.ts';
import { instantsAt, type WrittenTime, writtenTime } from '#domain/values/written-time.ts';
import { retailerWinterHours, tolerate } from './tolerances.ts';

/** The ISO day that a text of the retailer means; a text that is none as it is. */
export function readDay(text: string): string {
  const written = writtenTime(text);
  if (!written) return text;
  noteOddities(written, 'days');
  const { day, clock, offset } = written;
  // Of a time with its offset it is the day that the retailer's clock shows then.
  return clock === null || offset === null ? day : localMoment(written).slice(0, 10);
}

/** The ISO time with its offset that a text of the retailer means, or the ISO day; a text that is neither as it is. */
export function readMoment(text: string): string {
  const written = writtenTime(text);
  if (!written) return text;
  noteOddities(written, 'times');
  if (written.clock === null) return written.day;
  return written.oddities.length === 0 ? text : localMoment(written);
}

function localMoment(written: WrittenTime): string {
  const winterHours = retailerWinterHours();
  return localTime(instantsAt(written, winterHours)[0], winterHours);
}

function noteOddities({ oddities }: WrittenTime, members: string): void {
  for (const oddity of oddities) tolerate(oddity, members);
}
