/** Options of the part: ids of what follows, in order. */
export interface NextSteps {
  steps?: readonly string[];
  /** In place of these where what was contracted is supplied already. */
  stepsOfSupplied?: readonly string[];
  /** In place of both where the wording of the last step says what was sent, as it promises a call. */
  stepsOfReply?: readonly string[];
  /** Those of them that are left out where the order is not followed by a signature. */
  signing?: readonly string[];
}

/** The lists of the options. */
export const stepLists = ['steps', 'stepsOfSupplied', 'stepsOfReply'] as const;
