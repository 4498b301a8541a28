import type { Answers } from '#domain/submission.ts';

/** Answers of a wizard by step. Files are File objects, in memory only. */
export type WizardAnswers = Record<string, Answers>;

/** What a wizard keeps beside the answers, as plain JSON: identifiers of leads, a promotional code. */
export type WizardMemory = Record<string, unknown>;

/**
 * Why the retailer refuses a customer (contracting, section 4, "Person step"). `unchecked`: it could not check the
 * person now; the same answers can be sent again.
 */
export type WizardRefusal = 'badScore' | 'dniInvalid' | 'genericError' | 'unchecked';

/** Codes of errors by `<step id>/<address of the field in its form>`: `{ "person/vat": ["format"] }`. */
export type WizardFieldErrors = Record<string, string[]>;

/** What became of a step that was sent. */
export type StepOutcome =
  | {
      kind: 'saved';
      memory: WizardMemory;
      /** False when nothing was sent (no consent, leads are off): the next pass of this step tries again. */
      sent?: boolean;
    }
  | { kind: 'refused'; reason: WizardRefusal; memory: WizardMemory }
  | { kind: 'invalid'; fields: WizardFieldErrors; memory: WizardMemory };

/** What the retailer wants to be read at the end. */
export interface WizardRender {
  format: 'html' | 'markdown';
  body: string;
}

/** What became of a confirmation. `failed` is the retailer's own answer that this part was not confirmed. */
export type ConfirmOutcome =
  /** `render` is null too where several parts have one each, in the memory. */
  | { kind: 'confirmed'; render: WizardRender | null; memory: WizardMemory }
  | { kind: 'failed'; reason: string; memory: WizardMemory };
