/** Options of the part: ids of what follows, in order. */
export interface NextSteps {
  steps?: readonly string[];
  /** In place of these where what was contracted is supplied already. */
  stepsOfSupplied?: readonly string[];
  /** In place of both where the wording of the last step says what was sent, as it promises a call. */
  stepsOfReply?: readonly string[];
  /** Those of them that are left out where the order is not followed by a signature. */
  signing?: readonly string[];
  /** Those of them that a page makes possible, by its route: left out while it is not open to this person. */
  pages?: Readonly<Record<string, string>>;
}

/** The lists of the options. */
export const stepLists = ['steps', 'stepsOfSupplied', 'stepsOfReply'] as const;
