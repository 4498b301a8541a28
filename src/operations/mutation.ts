import type { Facts } from '#config/configuration-types.ts';
import type { SubmissionOutcome } from '#domain/submission.ts';
import type { ConfirmOutcome, StepOutcome, WizardMemory } from '#domain/wizard/wizard.ts';
import type { ReadKey } from '#queries/read/query-keys.ts';

/** Answers by name: those that a mutation takes, and any other, which is sent under its own name. */
export type TakenAnswers<Name extends string> = { readonly [name in Name]?: unknown };

/**
 * What a mutation writes itself: answers that it takes, and what it adds. `satisfies` on the literal checks its names
 * against `takes` and `adds`.
 */
export type OwnMembers<Name extends string> = { readonly [name in Name]?: unknown };

/** Names of the answers that a mutation takes, by the id of the step. */
type TakenSteps = Readonly<Record<string, readonly string[]>>;

/** Answers by step: those that a mutation of a wizard takes. */
export type TakenStepAnswers<Taken extends TakenSteps> = {
  readonly [step in keyof Taken]?: TakenAnswers<Taken[step][number]>;
};

/** Query keys of the reads that a mutation makes stale. */
type StaleReads = readonly ReadKey[];

export interface MutationContext {
  /** The objects that the form is about, by kind: `{ contract: … }`. */
  subject: Record<string, unknown>;
  /** The same for every attempt of one submission, so that the retailer recognises a repeat. */
  idempotencyKey: string;
  /** Aborted when the customer cancels; used only by mutations that read, and can be repeated. */
  signal?: AbortSignal;
}

/** What a form submits. Throws ProblemError; its field errors use the form's field names. */
export interface FormMutation<Name extends string = string> {
  kind: 'form';
  /** Answers that it takes: its code can use no other, and `config:diff` reports a change that removes one. */
  takes: readonly Name[];
  /**
   * Names (addresses inside a group) under which it sends what it makes itself, or takes from the page: a further field
   * of the form with one of them would not arrive.
   */
  adds?: readonly string[];
  /** Names that another form changes, by that form: here a field of that name would change nothing. */
  elsewhere?: Readonly<Record<string, string>>;
  /** True where its call carries nothing but what it takes: the check refuses any further field of the form. */
  sendsOnlyTaken?: true;
  send(answers: TakenAnswers<Name>, context: MutationContext): Promise<SubmissionOutcome>;
  /**
   * Reads the state after an answer was lost: the outcome if the retailer acted, null if it did not. Absent where a
   * repeat is safe.
   */
  verify?(answers: TakenAnswers<Name>, context: MutationContext): Promise<SubmissionOutcome | null>;
  /** The answers for further contracts, once the first was sent: they may use what the retailer made of it. */
  answersForOthers?(answers: TakenAnswers<Name>, first: SubmissionOutcome): TakenAnswers<Name>;
  /** Query keys of the reads that it makes stale, and that a conflict shows to be stale already. */
  stales: StaleReads;
  /** Query keys of the reads that a refusal makes stale: what the form offered may be gone. */
  staleWhenRefused?: StaleReads;
  /** Query keys of the reads that a failure makes stale too: of several calls the first may have acted. */
  staleWhenFailed?: StaleReads;
}

export interface WizardContext {
  /** Name of the wizard document, for example `contracting-dual`. */
  wizard: string;
  memory: WizardMemory;
  /** Steps that the document sends one by one, at each change of their answers. */
  sent: readonly string[];
  /** Addresses of answers, by step, that the retailer has from an earlier call and that are not among the answers. */
  retained: Readonly<Record<string, readonly string[]>>;
  /** Addresses of answers, by step, that it also has and that no longer count: it is requested to delete them. */
  dropped: Readonly<Record<string, readonly string[]>>;
  /** The same for every attempt whose answer was lost, so that the retailer recognises a repeat. */
  idempotencyKey: string;
  facts: Facts;
}

/** How the retailer takes a step as soon as it is filled in. */
export interface SentStep<Step extends string = string> {
  /** The number that it is known by (`sends` of the document). */
  as: number;
  /** Steps that come before it: its call needs their answers. */
  after: readonly Step[];
}

/** What the retailer needs of a step to confirm the whole. */
export interface NeededStep<Answer extends string = string> {
  /** Answers for which its form must have fields. */
  answers: readonly (Answer | `${Answer}/${string}`)[];
  /** Further ones, by the setting that makes them needed. */
  where?: Readonly<Record<string, readonly Answer[]>>;
  /** Further ones, by the setting that makes them needless. */
  unless?: Readonly<Record<string, readonly Answer[]>>;
  /** Conditions that may hide it: the retailer needs it only of customers for whom they hold. */
  when?: readonly string[];
  /** True where the wizard may do without it. */
  optional?: true;
}

/**
 * What a wizard submits. Answers are those of the visible steps, also of steps and fields that the mutation does not
 * know: a configuration owner added them, and they reach the retailer too. Throws ProblemError for failures that are not the
 * retailer's decision: no connection, an ended session, a broken server.
 */
export interface WizardMutation<Taken extends TakenSteps = Record<string, string[]>> {
  kind: 'wizard';
  /** Answers that it takes, by step; as in FormMutation. */
  takes: Taken;
  /**
   * What it needs of its steps, by the wizards that it is made for: these may have no other of its steps. A wizard of
   * another name has at least the steps that all of these need of every customer.
   */
  needs: Readonly<
    Record<string, { readonly [step in keyof Taken]?: NeededStep<Taken[step][number]> }>
  >;
  /** Steps that the retailer takes one by one. One that a document does not send travels with the confirmation. */
  sends: { readonly [step in keyof Taken]?: SentStep<keyof Taken & string> };
  /**
   * Sends one step under the number `sends` of its document; `step` is its id, as two steps may share a number
   * (contracts of electricity and of gas). Called only when the answers of the step changed.
   */
  saveStep(
    sends: number,
    answers: TakenStepAnswers<Taken>,
    context: WizardContext & { step: string },
  ): Promise<StepOutcome>;
  /**
   * Confirms the wizard. Throws with problem `invalid` for fields that the retailer refuses, keys as in
   * WizardFieldErrors.
   */
  confirm(answers: TakenStepAnswers<Taken>, context: WizardContext): Promise<ConfirmOutcome>;
  /** The outcome of a confirmation whose answer was lost; null when it cannot be known. */
  verify(answers: TakenStepAnswers<Taken>, context: WizardContext): Promise<ConfirmOutcome | null>;
  stales: StaleReads;
}

/** What a form or a wizard submits: the one export of `src/operations/<area>/<name>-mutation.ts`. */
export type Mutation = FormMutation | WizardMutation;
