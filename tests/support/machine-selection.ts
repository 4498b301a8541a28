import type { MachineWalk, WalkPath } from './machine-model.ts';

/**
 * Few and short paths that still walk every transition and every outcome, and give every event of the customer once:
 * for walkers to whom each step costs seconds.
 */
export function fewPaths({ paths, record }: MachineWalk): WalkPath[] {
  const gainsOf = (path: WalkPath) => [
    ...record.walkedBy(path),
    ...path.steps.map(({ name }) => `event ${name}`),
  ];
  const shortFirst = [...paths].sort((one, other) => one.steps.length - other.steps.length);
  const walked = new Set<string>();
  let chosen = shortFirst.filter((path) => {
    const gains = gainsOf(path);
    const isNew = gains.some((gain) => !walked.has(gain));
    for (const gain of gains) walked.add(gain);
    return isNew;
  });
  // What others walk as well needs no path of its own.
  for (const path of [...chosen]) {
    const others = chosen.filter((one) => one !== path);
    const walkedByOthers = new Set(others.flatMap(gainsOf));
    if (gainsOf(path).every((gain) => walkedByOthers.has(gain))) chosen = others;
  }
  return chosen;
}
