/** Which forms, in which order, when, as written in `schemas/wizards/<wizard>.json`. */
export interface WizardDocument {
  requires?: string[];
  /** Name of the mutation in `src/operations`; without one nothing is sent. */
  operation?: string;
  draft?: { keepMinutes?: number };
  /** Conditions under which what is contracted is supplied already; without them it is not. */
  supplied?: string[];
  /** Lines of the running summary beside the steps. */
  running?: RunningLine[];
  steps: WizardDocumentStep[];
}

/** Answers of one step. */
export interface StepAnswers {
  step: string;
  fields: string[];
}

/** Answers of one step, shown once all of them are known, with the label `running.lines.<id>` of the wizard's texts. */
export interface RunningLine extends StepAnswers {
  id: string;
  /** Shown in their place while they are not known. */
  before?: StepAnswers;
  /** True for a line that is there from the first step: it says what will be in its place. */
  pending?: boolean;
}

export interface WizardDocumentStep {
  id: string;
  form: string;
  when?: string[];
  /** Number of the step at the retailer, for one that is sent as soon as it is filled in. */
  sends?: number;
  /** True for a step that first shows the answers of those before it. */
  summary?: boolean;
  /** True for a step that a summary leaves out, because a later step holds what it chose. */
  unlisted?: boolean;
  wordings?: StepWording[];
}

/** Texts of a step that depend on conditions: the first wording whose conditions hold is shown. */
export interface StepWording {
  /** Its texts are `wordings.<id>` of the form. */
  id: string;
  when?: string[];
  /** Name in the texts -> `<step>/<address of a field>`; of several the first that is answered. */
  takes?: Record<string, string | string[]>;
}
