import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';

/** How an actor of a machine can end. */
export type Outcome = { output: unknown } | { error: unknown };

/** One thing that happens on a path, and the state the machine must be in afterwards. */
export interface WalkStep {
  name: string;
  event: AnyEventObject;
  happens:
    | { kind: 'event' }
    | { kind: 'outcome'; actor: string; outcome: Outcome }
    | { kind: 'delay'; delay: string };
  state: AnyMachineSnapshot['value'];
  context: AnyMachineSnapshot['context'];
  /** True when an actor is under way in that state. */
  waits: boolean;
}

/** Where a machine stands, of a step or of a start. */
export type Standing = Pick<WalkStep, 'state' | 'context' | 'waits'>;

export interface WalkPath {
  /** Short and lasting: the same as long as the path is. */
  id: string;
  name: string;
  startName: string;
  start: (now: () => number) => unknown;
  /** Where the machine stands before the first step. */
  initial: Standing;
  steps: WalkStep[];
}

/** What happens in a step, without where it leads. */
export type Happening = Omit<WalkStep, keyof Standing>;
