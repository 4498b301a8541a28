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
  input?: unknown;
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

export interface MachineWalk {
  /** Shortest paths that together walk every transition, none the beginning of another. */
  paths: { name: string; steps: WalkStep[] }[];
  coverage: MachineCoverage;
}

type Config = Record<string, unknown>;
type Happenings = Record<string, Omit<WalkStep, 'state'>>;

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

function happeningsOf({ machine, events, outcomes }: MachineModel): Happenings {
  const happenings: Happenings = {};
  for (const [name, event] of Object.entries(events)) {
    happenings[name] = { name, event, happens: { kind: 'event' } };
  }
  for (const [actor, named] of Object.entries(outcomes)) {
    for (const [outcomeName, outcome] of Object.entries(named)) {
      const name = `${actor}.${outcomeName}`;
      const event = { type: name, ...outcome };
      happenings[name] = { name, event, happens: { kind: 'outcome', actor, outcome } };
    }
  }
  for (const delay of delaysOf(machine.config as Config)) {
    const name = `after.${delay}`;
    happenings[name] = { name, event: { type: name }, happens: { kind: 'delay', delay } };
  }
  return happenings;
}

/** Derives all paths of a real machine mechanically, and what they cover. */
export function walkMachine(model: MachineModel): MachineWalk {
  const { machine, input, contextKey = () => null } = model;
  const plain: AnyStateMachine = createMachine(
    asPlainConfig(machine.config as Config, model.outcomes) as never,
    machine.implementations as never,
  );
  const happenings = Object.values(happeningsOf(model));
  const nameOf = new Map(happenings.map(({ event, name }) => [event, name]));
  const keyOf = (state?: AnyMachineSnapshot) =>
    state ? [state.value, contextKey(state.context)] : null;

  const found = getShortestPaths(plain, {
    input,
    // A key of state and transition: every transition is walked, not only every state reached.
    serializeState: (state, event, before) =>
      JSON.stringify([keyOf(before), event ? nameOf.get(event) : null, keyOf(state)]),
    serializeEvent: (event) => nameOf.get(event) ?? event.type,
    events: (state) =>
      state.status === 'active'
        ? happenings.map(({ event }) => event).filter((event) => state.can(event))
        : [],
  } as Parameters<typeof getShortestPaths>[1]);

  const all = found.map(({ steps }) =>
    steps.slice(1).map(({ event, state }) => ({
      ...happenings.find((happening) => happening.event === event),
      state: (state as AnyMachineSnapshot).value,
    })),
  ) as WalkStep[][];
  const named = all.map((steps) => ({ name: steps.map(({ name }) => name).join(' > '), steps }));
  const paths = named.filter(
    ({ name }) => !named.some((other) => other.name.startsWith(name ? `${name} > ` : ' ')),
  );
  return { paths, coverage: coverageOf(plain, input, paths, happenings) };
}
