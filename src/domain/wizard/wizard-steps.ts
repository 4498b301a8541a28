/** A step that this customer sees; `sends` is the number under which the retailer takes it at once. */
export interface WizardStep {
  id: string;
  sends?: number;
}

type Steps = readonly WizardStep[];
type Ids = readonly string[];

const placeOf = (steps: Steps, id: string) => steps.findIndex((step) => step.id === id);

/** The last step confirms the whole. */
export const confirmationOf = (steps: Steps): string => steps.at(-1)?.id ?? '';

/** The first step that is not settled; the last one when all are. */
export function firstOpen(steps: Steps, settled: Ids): string {
  return steps.find(({ id }) => !settled.includes(id))?.id ?? confirmationOf(steps);
}

/** True for a step that can be gone to: every step before it is settled. */
export function isReachable(steps: Steps, settled: Ids, id: string): boolean {
  const place = placeOf(steps, id);
  return place >= 0 && place <= placeOf(steps, firstOpen(steps, settled));
}

/** The step to go back to from another, past those that are fixed; the first has none. */
export function stepBefore(steps: Steps, fixed: Ids, id: string): string | undefined {
  return steps
    .slice(0, Math.max(0, placeOf(steps, id)))
    .filter((step) => !fixed.includes(step.id))
    .at(-1)?.id;
}

/** Where Next leads from a settled step: to the following one, or back to `returnTo`, but past no step that is open. */
export function stepAfter(steps: Steps, settled: Ids, id: string, returnTo: string | null): string {
  const wished = returnTo ?? steps[placeOf(steps, id) + 1]?.id ?? id;
  return isReachable(steps, settled, wished) ? wished : firstOpen(steps, settled);
}
