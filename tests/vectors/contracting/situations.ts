import { contract } from './contract.ts';
import type { Situation } from './input-case.ts';
import { installation } from './installation.ts';
import { lastSteps } from './last-steps.ts';
import { personSituations } from './person.ts';

/** Every step of the contracting in the situations that change what it asks, with what customers type there. */
export const situations: readonly Situation[] = [
  ...installation,
  ...personSituations,
  ...contract,
  ...lastSteps,
];
