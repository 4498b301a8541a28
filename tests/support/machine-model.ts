import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createMachine,
} from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { coverageOf, type MachineCoverage } from './machine-coverage.ts';

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
}

export interface WalkPath {
  name: string;
  start: (now: () => number) => unknown;
  steps: WalkStep[];
}

export interface MachineWalk {
  /** Shortest paths that together walk every transition, none the beginning of another. */
  paths: WalkPath[];
  coverage: MachineCoverage;
}

type Config = Record<string, unknown>;
export type Happening = Omit<WalkStep, 'state'>;

const stoppedClock = () => 0;

const asList = <T>(value: T | T[] | undefined): T[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

/** The same states without promises and clocks: each outcome and each delay becomes an event. */
function asPlainConfig(config: Config, outcomes: MachineModel['outcomes']): Config {
  const { invoke, after, states, on, ...rest } = config;
  const events: Config = { ...(on as Config) };
  for (const { src, onDone, onError } of asList(invoke as Config | Config[] | undefined)) {
    const actor = String(src);
    const named = outcomes[actor];
    if (!named) throw new Error(`The model names no outcomes of the actor "${actor}"`);
    for (const [name, outcome] of Object.entries(named)) {
      events[`${actor}.${name}`] = 'output' in outcome ? onDone : onError;
    }
  }
  for (const [delay, transition] of Object.entries((after as Config) ?? {})) {
    events[`after.${delay}`] = transition;
  }
  const children = Object.entries((states as Record<string, Config>) ?? {});
  return {
    ...rest,
    on: events,
    states: Object.fromEntries(
      children.map(([name, child]) => [name, asPlainConfig(child, outcomes)]),
    ),
  };
}

function delaysOf(config: Config): string[] {
  const children = Object.values((config.states as Record<string, Config>) ?? {});
  return [...Object.keys((config.after as Config) ?? {}), ...children.flatMap(delaysOf)];
}

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
  contextKey: NonNullable<MachineModel['contextKey']>,
): WalkStep[][] {
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
        ? happenings.map(({ event }) => event).filter((event) => state.can(event))
        : [],
  } as Parameters<typeof getShortestPaths>[1]);

  return found.map(({ steps }) =>
    steps.slice(1).map(({ event, state }) => {
      const happening = named.get(event) as Happening;
      return { ...happening, state: (state as AnyMachineSnapshot).value };
    }),
  );
}

/** Derives all paths of a real machine mechanically, and what they cover. */
export function walkMachine(model: MachineModel): MachineWalk {
  const { machine, starts = { start: () => undefined }, contextKey = () => null } = model;
  const plain: AnyStateMachine = createMachine(
    asPlainConfig(machine.config as Config, model.outcomes) as never,
    machine.implementations as never,
  );
  const happenings = happeningsOf(model);
  const all = Object.entries(starts).flatMap(([startName, start]) =>
    pathsFrom(plain, start(stoppedClock), happenings, contextKey).map((steps) => ({
      name: [startName, ...steps.map(({ name }) => name)].join(' > '),
      start,
      steps,
    })),
  );
  const paths = all.filter(({ name }) => !all.some((other) => other.name.startsWith(`${name} > `)));
  return { paths, coverage: coverageOf(plain, paths, happenings) };
}
