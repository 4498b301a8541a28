import type { Gain } from './machine-coverage.ts';
import type { WalkPath } from './machine-walk.ts';

/** A path, and what it covers. */
export interface Candidate {
  path: WalkPath;
  gains: ReadonlySet<Gain>;
}

/** Few and short paths that together cover what the candidates cover and `covered` does not. */
export function fewest<C extends Candidate>(
  candidates: readonly C[],
  isWanted: (gain: Gain) => boolean,
  covered: readonly C[] = [],
): C[] {
  const wantedOf = ({ gains }: C) => [...gains].filter(isWanted);
  const shortFirst = [...candidates].sort(
    (one, other) => one.path.steps.length - other.path.steps.length,
  );
  const gained = new Set(covered.flatMap(wantedOf));
  let chosen = shortFirst.filter((candidate) => {
    const wanted = wantedOf(candidate);
    const isNew = wanted.some((gain) => !gained.has(gain));
    for (const gain of wanted) gained.add(gain);
    return isNew;
  });
  // A path whose coverage the others have too is not needed.
  for (const candidate of [...chosen]) {
    const others = chosen.filter((one) => one !== candidate);
    const gainedByOthers = new Set([...covered, ...others].flatMap(wantedOf));
    if (wantedOf(candidate).every((gain) => gainedByOthers.has(gain))) chosen = others;
  }
  return chosen;
}
