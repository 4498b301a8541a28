import { createHash } from 'node:crypto';
import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createMachine,
  initialTransition,
  transition,
} from 'xstate';
import { type MachineRecord, machineRecord } from './machine-coverage.ts';
import { asPlainConfig, type Config, delaysOf } from './machine-plain.ts';
import type { Outcome, Standing, StepEvent, WalkPath } from './machine-walk.ts';

/** What a machine itself does not contain: the customer's events and the outcomes of its actors. */
export interface MachineModel {
  machine: AnyStateMachine;
  /** Inputs to start with, by a readable name; `now` is the clock of the delays. */
  starts: Record<string, (now: () => number) => unknown>;
  /** Events of the customer by a readable name; several may share a type. */
  events: Record<string, AnyEventObject>;
  /** Actor -> name of the outcome -> outcome. The first of an actor is its usual one. */
  outcomes: Record<string, Record<string, Outcome>>;
  /** The part of the context that guards read; without it states differ by name only. */
  contextKey?: (context: AnyMachineSnapshot['context']) => unknown;
  /** True for what customer and sandbox can cause; without it everything that the machine accepts. */
  possible?: (name: string, context: AnyMachineSnapshot['context']) => boolean;
  /** Outcomes without a call: the state before them ends before it can be observed. */
  instant?: readonly string[];
  /** Transitions that cannot be walked, and why, by the prefix of their name. */
  never?: Record<string, string>;
}

export interface MachineWalk {
  /** Shortest paths that together walk every transition; none is the beginning of another. */
  paths: WalkPath[];
  record: MachineRecord;
}

const stoppedClock = () => 0;

function happeningsOf({ machine, events, outcomes }: MachineModel): StepEvent[] {
  return [
    ...Object.entries(outcomes).flatMap(([actor, named]) =>
      Object.entries(named).map(([outcomeName, outcome]): StepEvent => {
        const name = `${actor}.${outcomeName}`;
        return {
          name,
          event: { type: name, ...outcome },
          happens: { kind: 'outcome', actor, outcome },
        };
      }),
    ),
    ...Object.entries(events).map(([name, event]): StepEvent => {
      return { name, event, happens: { kind: 'event' } };
    }),
    ...delaysOf(machine.config as Config).map((delay): StepEvent => {
      const name = `after.${delay}`;
      return { name, event: { type: name }, happens: { kind: 'delay', delay } };
    }),
  ];
}

interface Node {
  path: Omit<WalkPath, 'id' | 'name'>;
  snapshot: AnyMachineSnapshot;
}

/**
 * Shortest paths from any start to every transition by every event of customer or actor. A path ends when no actor is
 * running.
 */
function shortestPaths(plain: AnyStateMachine, model: MachineModel): Node['path'][] {
  const { starts, contextKey = () => null, possible = () => true } = model;
  const happenings = happeningsOf(model);
  const nextOf = (snapshot: AnyMachineSnapshot) =>
    snapshot.status === 'active'
      ? happenings.filter(
          ({ name, event }) => snapshot.can(event) && possible(name, snapshot.context),
        )
      : [];
  const standing = (snapshot: AnyMachineSnapshot): Standing => {
    const waits = nextOf(snapshot).some(({ happens }) => happens.kind === 'outcome');
    return { state: snapshot.value, context: snapshot.context, waits };
  };
  const after = ({ path, snapshot }: Node, happening: StepEvent): Node => {
    const [next] = transition(plain, snapshot, happening.event) as [AnyMachineSnapshot, unknown];
    const step = { ...happening, ...standing(next) };
    return { snapshot: next, path: { ...path, steps: [...path.steps, step] } };
  };
  const keyOf = ({ value, context }: AnyMachineSnapshot) => [value, contextKey(context)];

  const nodes = Object.entries(starts).map(([startName, start]): Node => {
    const [snapshot] = initialTransition(plain, start(stoppedClock));
    return { snapshot, path: { startName, start, initial: standing(snapshot), steps: [] } };
  });
  const known = new Set<string>();
  for (const node of nodes) {
    for (const happening of nextOf(node.snapshot)) {
      const next = after(node, happening);
      // The key contains state and transition, so that every transition is walked, not only every state reached.
      const key = JSON.stringify([keyOf(node.snapshot), happening.name, keyOf(next.snapshot)]);
      if (known.has(key)) continue;
      known.add(key);
      nodes.push(next);
    }
  }
  return nodes.map((node) => {
    let whole = node;
    while (whole.path.steps.at(-1)?.waits) {
      const [usual] = nextOf(whole.snapshot);
      if (!usual) break;
      whole = after(whole, usual);
    }
    return whole.path;
  });
}

const idOf = (name: string) => createHash('sha256').update(name).digest('hex').slice(0, 8);

/** Derives all paths of a real machine, and what they cover. */
export function walkMachine(model: MachineModel): MachineWalk {
  const { machine } = model;
  const plain: AnyStateMachine = createMachine(
    asPlainConfig(machine.config as Config, model.outcomes) as never,
    machine.implementations as never,
  );
  const named = new Map<string, WalkPath>();
  const prefixes = new Set<string>();
  for (const path of shortestPaths(plain, model)) {
    const names = [path.startName, ...path.steps.map((step) => step.name)];
    const name = names.join(' > ');
    named.set(name, { id: idOf(name), name, ...path });
    for (const at of names.keys()) prefixes.add(names.slice(0, at).join(' > '));
  }
  const paths = [...named.values()].filter(({ name }) => !prefixes.has(name));
  return { paths, record: machineRecord(plain, happeningsOf(model), model.never) };
}
