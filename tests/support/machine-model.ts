import { createHash } from 'node:crypto';
import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createMachine,
} from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { type MachineCoverage, type MachineRecord, machineRecord } from './machine-coverage.ts';
import { asPlainConfig, type Config, delaysOf } from './machine-plain.ts';

/** How an actor of a machine can end. */
export type Outcome = { output: unknown } | { error: unknown };

/** What a machine cannot say of itself: the customer's events and the outcomes of its actors. */
export interface MachineModel {
  machine: AnyStateMachine;
  /** Inputs to start with, by a name to read; `now` is the clock that the delays follow. */
  starts?: Record<string, (now: () => number) => unknown>;
  /** Events of the customer by a name to read; several may share a type. */
  events: Record<string, AnyEventObject>;
  /** Actor -> name of the outcome -> outcome. */
  outcomes: Record<string, Record<string, Outcome>>;
  /** The part of the context that guards read; without it states differ by name only. */
  contextKey?: (context: AnyMachineSnapshot['context']) => unknown;
  /** What those who walk the paths can bring about, by name; without it all that the machine takes. */
  possible?: (name: string, context: AnyMachineSnapshot['context']) => boolean;
  /** Transitions that they can never walk, and why, by the beginning of the transition's name. */
  never?: Record<string, string>;
}

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
}

export interface WalkPath {
  /** Short and lasting: the same as long as the path is. */
  id: string;
  name: string;
  startName: string;
  start: (now: () => number) => unknown;
  /** Where the machine stands before the first step. */
  initial: Pick<WalkStep, 'state' | 'context'>;
  steps: WalkStep[];
}

export interface MachineWalk {
  /** Shortest paths that together walk every transition, none the beginning of another. */
  paths: WalkPath[];
  coverage: MachineCoverage;
  record: MachineRecord;
}

export type Happening = Omit<WalkStep, 'state' | 'context'>;

const stoppedClock = () => 0;

function happeningsOf({ machine, events, outcomes }: MachineModel): Happening[] {
  return [
    ...Object.entries(events).map(([name, event]): Happening => {
      return { name, event, happens: { kind: 'event' } };
    }),
    ...Object.entries(outcomes).flatMap(([actor, named]) =>
      Object.entries(named).map(([outcomeName, outcome]): Happening => {
        const name = `${actor}.${outcomeName}`;
        return {
          name,
          event: { type: name, ...outcome },
          happens: { kind: 'outcome', actor, outcome },
        };
      }),
    ),
    ...delaysOf(machine.config as Config).map((delay): Happening => {
      const name = `after.${delay}`;
      return { name, event: { type: name }, happens: { kind: 'delay', delay } };
    }),
  ];
}

/** Shortest paths from one start, to every transition by every event that the customer or an actor can give. */
function pathsFrom(
  plain: AnyStateMachine,
  input: unknown,
  happenings: readonly Happening[],
  { contextKey = () => null, possible = () => true }: MachineModel,
): Pick<WalkPath, 'initial' | 'steps'>[] {
  const named = new Map<AnyEventObject, Happening>(happenings.map((one) => [one.event, one]));
  const nameOf = (event?: AnyEventObject) => (event ? named.get(event)?.name : undefined);
  const keyOf = (state?: AnyMachineSnapshot) =>
    state ? [state.value, contextKey(state.context)] : null;

  const found = getShortestPaths(plain, {
    input,
    // A key of state and transition: every transition is walked, not only every state reached.
    serializeState: (state, event, before) =>
      JSON.stringify([keyOf(before), nameOf(event), keyOf(state)]),
    serializeEvent: (event) => nameOf(event) ?? event.type,
    events: (state) =>
      state.status === 'active'
        ? happenings
            .filter(({ name, event }) => state.can(event) && possible(name, state.context))
            .map(({ event }) => event)
        : [],
  } as Parameters<typeof getShortestPaths>[1]);

  const standing = ({ value, context }: AnyMachineSnapshot) => ({ state: value, context });
  return found.map(({ steps }) => {
    const [first, ...others] = steps;
    return {
      initial: standing(first?.state as AnyMachineSnapshot),
      steps: others.map(({ event, state }) => {
        const happening = named.get(event) as Happening;
        return { ...happening, ...standing(state as AnyMachineSnapshot) };
      }),
    };
  });
}

const idOf = (name: string) => createHash('sha256').update(name).digest('hex').slice(0, 8);

/** Derives all paths of a real machine mechanically, and what they cover. */
export function walkMachine(model: MachineModel): MachineWalk {
  const { machine, starts = { start: () => undefined } } = model;
  const plain: AnyStateMachine = createMachine(
    asPlainConfig(machine.config as Config, model.outcomes) as never,
    machine.implementations as never,
  );
  const happenings = happeningsOf(model);
  const all = Object.entries(starts).flatMap(([startName, start]) =>
    pathsFrom(plain, start(stoppedClock), happenings, model).map((path): WalkPath => {
      const name = [startName, ...path.steps.map((step) => step.name)].join(' > ');
      return { id: idOf(name), name, startName, start, ...path };
    }),
  );
  const begun = new Set(
    all.flatMap(({ startName, steps }) =>
      steps.map((_, at) => [startName, ...steps.slice(0, at).map((step) => step.name)].join(' > ')),
    ),
  );
  const paths = all.filter(({ name }) => !begun.has(name));
  const record = machineRecord(plain, happenings, model.never);
  return { paths, record, coverage: record.coverageOf(paths) };
}
