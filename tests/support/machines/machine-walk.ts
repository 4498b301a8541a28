import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';

/** How an actor of a machine can end. */
export type Outcome = { output: unknown } | { error: unknown };

/** One event of a path, and the state that the machine must have afterwards. */
export interface WalkStep {
  name: string;
  event: AnyEventObject;
  happens:
    | { kind: 'event' }
    | { kind: 'outcome'; actor: string; outcome: Outcome }
    | { kind: 'delay'; delay: string };
  state: AnyMachineSnapshot['value'];
  context: AnyMachineSnapshot['context'];
  /** True when an actor is running in that state. */
  waits: boolean;
}

/** State of a machine after a step or at a start. */
export type Standing = Pick<WalkStep, 'state' | 'context' | 'waits'>;

export interface WalkPath {
  /** Short and stable: the same as long as the path is. */
  id: string;
  name: string;
  startName: string;
  start: (now: () => number) => unknown;
  /** State of the machine before the first step. */
  initial: Standing;
  steps: WalkStep[];
}

/** The event of a step, without the resulting state. */
export type StepEvent = Omit<WalkStep, keyof Standing>;
