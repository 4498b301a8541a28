import type { NeededStep } from '#operations/mutation.ts';

/** What a mutation for wizards needs: wizard -> step -> its answers. */
export type NeededSteps = Readonly<Record<string, StepNeeds>>;
type StepNeeds = Readonly<Record<string, NeededStep>>;

/**
 * What a mutation needs of the steps of a wizard. Of one that it is not made for, the steps that each of its wizards
 * needs of every customer.
 */
export function neededIn(wizard: string, byWizard: NeededSteps): StepNeeds {
  const own = Object.hasOwn(byWizard, wizard) ? byWizard[wizard] : undefined;
  if (own) return own;
  const all = Object.values(byWizard);
  const isAlways = (need: NeededStep | undefined) => need && !need.optional && !need.when;
  const common = Object.entries(all[0] ?? {}).filter(([step]) =>
    all.every((needs) => isAlways(needs[step])),
  );
  return Object.fromEntries(common);
}
