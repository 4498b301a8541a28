import type { Configuration, Facts } from './configuration-types.ts';

/** The first of these conditions that does not hold, whose name is the key of its explanation; null when all hold. */
export function firstFailing(
  names: readonly string[] | undefined,
  facts: Facts,
  configuration: Pick<Configuration, 'holds'>,
): string | null {
  return names?.find((name) => !configuration.holds(name, facts)) ?? null;
}
