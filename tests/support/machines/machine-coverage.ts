import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  createActor,
} from 'xstate';
import type { StepEvent, WalkPath } from './machine-walk.ts';

export interface Share {
  total: number;
  covered: number;
  missing: string[];
}

export interface MachineCoverage {
  states: Share;
  transitions: Share;
  outcomes: Share;
  /** Events of the customer, one per case. */
  events: Share;
}

/** Something that a path covers. */
export type Gain = `${'state' | 'transition' | 'outcome' | 'event'} ${string}`;

const nodesBelow = (node: AnyStateNode): AnyStateNode[] =>
  Object.values(node.states).flatMap((child) => [child, ...nodesBelow(child)]);

const pathOf = (node: AnyStateNode) => node.path.join('.') || node.machine.id;

/**
 * Every transition out of a state, by a readable name; several for one event are numbered. Outcomes of an actor share
 * its transitions, as they do in the machine.
 */
function waysOut(
  node: AnyStateNode,
  trigger: (type: string) => string,
): [AnyTransitionDefinition, string][] {
  const groups = [...node.transitions.values(), node.always ?? []];
  return groups.flatMap((ways) =>
    ways.map((way, place): [AnyTransitionDefinition, string] => [
      way,
      `${pathOf(node)} -- ${trigger(way.eventType)}[${place}] --> ${way.target?.map(pathOf) ?? 'stays'}`,
    ]),
  );
}

/** What can be covered in a machine, and what a path covers. */
export interface MachineRecord {
  /** States, transitions and outcomes of the machine, and events of the customer. */
  all: ReadonlySet<Gain>;
  walkedBy(path: WalkPath): ReadonlySet<Gain>;
}

/**
 * Records what paths really do to the machine while it runs, by its own definitions.
 *
 * @param never transitions that do not count, by the prefix of their name
 */
export function machineRecord(
  machine: AnyStateMachine,
  happenings: readonly StepEvent[],
  never: Readonly<Record<string, string>> = {},
): MachineRecord {
  const nodes = [machine.root as AnyStateNode, ...nodesBelow(machine.root)];
  const ends = new Map(
    happenings.flatMap(({ event, happens }): [string, string][] =>
      happens.kind === 'outcome'
        ? [[event.type, `${happens.actor} ${'output' in happens.outcome ? 'done' : 'error'}`]]
        : [],
    ),
  );
  const isOutcome = (type: string) => ends.has(type);
  const trigger = (type: string) => ends.get(type) ?? (type || 'always');
  const nameOfWay = new Map(nodes.flatMap((node) => waysOut(node, trigger)));

  const walkedBy = ({ start, steps }: WalkPath): ReadonlySet<Gain> => {
    const walked = new Set<Gain>();
    const visit = (node: AnyStateNode) => walked.add(`state ${pathOf(node)}`);
    const actor = createActor(machine, {
      input: start(() => 0),
      inspect: (inspected) => {
        if (inspected.type !== '@xstate.microstep') return;
        (inspected.snapshot as AnyMachineSnapshot)._nodes.forEach(visit);
        for (const way of inspected._transitions) {
          // A transient state is visible only as the source of the transition that left it.
          visit(way.source);
          const name = nameOfWay.get(way);
          if (name) walked.add(`transition ${name}`);
          if (isOutcome(way.eventType))
            walked.add(`outcome ${pathOf(way.source)}: ${way.eventType}`);
        }
      },
    }).start();
    actor.getSnapshot()._nodes.forEach(visit);
    for (const { name, event, happens } of steps) {
      if (happens.kind === 'event') walked.add(`event ${name}`);
      actor.send(event);
    }
    return walked;
  };
  const outcomes = nodes.flatMap((node) =>
    Object.keys(node.config.on ?? {})
      .filter(isOutcome)
      .map((type): Gain => `outcome ${pathOf(node)}: ${type}`),
  );
  const isNever = (way: string) => Object.keys(never).some((start) => way.startsWith(start));
  const transitions = [...nameOfWay.values()].filter((way) => !isNever(way));
  const all = new Set<Gain>([
    ...nodes.slice(1).map((node): Gain => `state ${pathOf(node)}`),
    ...transitions.map((way): Gain => `transition ${way}`),
    ...outcomes,
    ...happenings
      .filter(({ happens }) => happens.kind === 'event')
      .map(({ name }): Gain => `event ${name}`),
  ]);
  return { all, walkedBy };
}

/** How much of everything was covered. */
export function coverageOf(all: ReadonlySet<Gain>, walked: ReadonlySet<Gain>): MachineCoverage {
  const share = (what: string): Share => {
    const names = [...all].filter((gain) => gain.startsWith(`${what} `));
    const missing = names.filter((gain) => !walked.has(gain));
    return { total: names.length, covered: names.length - missing.length, missing };
  };
  return {
    states: share('state'),
    transitions: share('transition'),
    outcomes: share('outcome'),
    events: share('event'),
  };
}

/** One line for the log of a run, with what is missing below it. */
export function coverageReport(name: string, coverage: Partial<MachineCoverage>): string {
  const parts = Object.entries(coverage) as [string, Share][];
  const line = parts.map(([what, { covered, total }]) => `${what} ${covered} of ${total}`);
  const missing = parts.flatMap(([, { missing }]) => missing.map((way) => `\n  missing: ${way}`));
  return `${name}: ${line.join(', ')}${missing.join('')}`;
}
