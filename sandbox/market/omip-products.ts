import { createRandom } from '#sandbox/seed/random.ts';

/** A base-load product of the wholesale market. */
export interface OmipProduct {
  /** The market's notation: `FTB M Apr-26`, `FTB Q3-26`, `FTB YR-27`. */
  name: string;
  /** €/MWh of the last session. */
  price: number;
  /** ISO day of that session. */
  date: string;
}

const DAY = 24 * 3600 * 1000;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const MEAN_BY_MONTH = [72, 65, 48, 38, 35, 52, 66, 68, 67, 62, 66, 70];

/** Products on an ISO day, the nearest first: six months, four quarters and two years, with made-up prices. */
export function omipProducts(today: string): OmipProduct[] {
  const date = lastSession(today);
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(5, 7)) - 1;
  const months = range(6).map((at) => month + 1 + at);
  const quarter = Math.floor(month / 3);
  const quarters = range(4).map((at) => quarter + 1 + at);
  return [
    ...months.map((at) => ({
      name: `FTB M ${MONTHS[at % 12]}-${short(year, at / 12)}`,
      delivery: [at % 12],
    })),
    ...quarters.map((at) => ({
      name: `FTB Q${(at % 4) + 1}-${short(year, at / 4)}`,
      delivery: range(3).map((month) => (at % 4) * 3 + month),
    })),
    ...[1, 2].map((at) => ({ name: `FTB YR-${short(year, at)}`, delivery: range(12) })),
  ].map(({ name, delivery }) => ({ name, price: priceOf(name, delivery, date), date }));
}

const range = (count: number) => Array.from({ length: count }, (_, at) => at);

const short = (year: number, ahead: number) =>
  String((year + Math.floor(ahead)) % 100).padStart(2, '0');

/** The last weekday before today. */
function lastSession(today: string): string {
  const before = (day: Date) => new Date(day.getTime() - DAY);
  let day = before(new Date(`${today}T00:00:00Z`));
  while (day.getUTCDay() % 6 === 0) day = before(day);
  return day.toISOString().slice(0, 10);
}

function priceOf(name: string, delivery: number[], date: string): number {
  const mean =
    delivery.reduce((sum, month) => sum + (MEAN_BY_MONTH[month] ?? 0), 0) / delivery.length;
  const seed = [...`${name} ${date}`].reduce(
    (hash, letter) => (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0,
    7,
  );
  return Math.round((mean + (createRandom(seed).below(401) - 200) / 100) * 100) / 100;
}
