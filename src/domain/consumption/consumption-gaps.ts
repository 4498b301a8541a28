import {
  type Curve,
  type DayBegin,
  type Interval,
  intervalAt,
  lengthOf,
  qualities,
} from './consumption.ts';

/** Intervals one after another: the first and the last of them. */
export interface Stretch {
  first: Interval;
  last: Interval;
}

/** The stretches of a curve whose intervals a function selects by their place, and how many intervals these are. */
export function stretchesOf(
  curve: Curve,
  isSelected: (place: number) => boolean,
): { count: number; stretches: Stretch[] } {
  const stretches: Stretch[] = [];
  let [count, begin]: [number, number | null] = [0, null];
  for (let place = 0; place <= lengthOf(curve); place++) {
    const isIn = place < lengthOf(curve) && isSelected(place);
    if (isIn) {
      count++;
      begin ??= place;
    } else if (begin !== null) {
      stretches.push({ first: atPlace(curve, begin), last: atPlace(curve, place - 1) });
      begin = null;
    }
  }
  return { count, stretches };
}

/** What is not sure of a curve. */
export interface Doubts {
  /** Intervals that were not read, before the end of the readings. */
  gaps: { count: number; stretches: Stretch[] };
  /** True where intervals have started of which the readings are still to come. */
  isBehind: boolean;
  /** First day with readings that may still change; null where none may. */
  provisionalFrom: string | null;
}

/** What was not read of a curve, and what may still change. */
export function doubtsOf(curve: Curve): Doubts {
  const { active, exported, reactive } = curve.energies;
  const isGap = (place: number) =>
    Number.isNaN(active[place]) && Number.isNaN(exported[place]) && Number.isNaN(reactive[place]);
  const hasArrived = (place: number) => (curve.bounds[place] ?? 0) < curve.readUntil;
  const place = curve.qualities.indexOf(qualities.indexOf('provisional') + 1);
  return {
    gaps: stretchesOf(curve, (at) => isGap(at) && hasArrived(at)),
    isBehind: lengthOf(curve) > 0 && !hasArrived(lengthOf(curve) - 1),
    provisionalFrom: place < 0 ? null : beginOf(curve, place).day,
  };
}

const atPlace = (curve: Curve, place: number): Interval =>
  intervalAt(curve, place, beginOf(curve, place));

const beginOf = ({ dayBegins }: Curve, place: number): DayBegin =>
  dayBegins.findLast((one) => one.place <= place) ?? { day: '', place: 0 };
