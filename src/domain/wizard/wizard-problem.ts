import { type Problem, ProblemError } from '#domain/problem.ts';
import type { WizardMemory } from './wizard.ts';

/** A failure of a wizard's attempt, with what the attempt had reached before. */
export class WizardProblemError extends ProblemError {
  readonly memory: WizardMemory;

  constructor(problem: Problem, memory: WizardMemory) {
    super(problem);
    this.memory = memory;
  }
}

/** Adds what an attempt had reached to its failure; an error that is no ProblemError is a bug and stays as it is. */
export function withMemory(thrown: unknown, memory: WizardMemory): unknown {
  return thrown instanceof ProblemError ? new WizardProblemError(thrown.problem, memory) : thrown;
}

/** The memory of a wizard after a failure. */
export function memoryAfter(thrown: unknown, before: WizardMemory): WizardMemory {
  return thrown instanceof WizardProblemError ? thrown.memory : before;
}
