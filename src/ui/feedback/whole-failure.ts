import { createContext, useContext } from 'react';
import { type Problem, ProblemError } from '#domain/problem.ts';

/** True where an error page stands ready to replace the whole screen; elsewhere failures stay in their place. */
export const ErrorPageContext = createContext(false);

/** A screen cannot be shown, as what it is about could not be read. */
export class WholeFailure extends ProblemError {
  /** What could not be read, for example "No hemos podido cargar el contrato". */
  readonly title: string;

  constructor(problem: Problem, title: string) {
    super(problem);
    this.title = title;
  }
}

/**
 * The failure of what a screen is about: the error page of the problem replaces the screen. Null while there is none.
 * Throws WholeFailure; where no error page stands ready, nothing happens.
 */
export function useWholeFailure(problem: Problem | null, title: string): void {
  const hasErrorPage = useContext(ErrorPageContext);
  if (problem && hasErrorPage) throw new WholeFailure(problem, title);
}
