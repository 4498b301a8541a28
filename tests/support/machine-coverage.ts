import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  createActor,
} from 'xstate';
import type { Happening, WalkPath } from './machine-model.ts';

export interface Share {
  total: number;
  covered: number;
  missing: string[];
}

export interface MachineCoverage {
  states: Share;
  transitions: Share;
  outcomes: Share;
}

const share = (what: string, all: Iterable<string>, walked: ReadonlySet<string>): Share => {
  const names = [...new Set(all)];
  const missing = names.filter((name) => !walked.has(`${what} ${name}`));
  return { total: names.length, covered: names.length - missing.length, missing };
};

const nodesBelow = (node: AnyStateNode): AnyStateNode[] =>
  Object.values(node.states).flatMap((child) => [child, ...nodesBelow(child)]);

const pathOf = (node: AnyStateNode) => node.path.join('.') || node.machine.id;

/**
 * Every way out of a state, by a name to read: several ways for one event differ by their place.
 * Outcomes share the ways of their actor's end, as they do in the machine.
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

/** What paths do to a machine. */
export interface MachineRecord {
  /** Names of the states, transitions and outcomes that a path walks, each beginning with which it is. */
  walkedBy(path: WalkPath): ReadonlySet<string>;
  coverageOf(paths: readonly WalkPath[]): MachineCoverage;
}

/**
 * Counts what paths really do to the machine, on its own definitions while it runs.
 *
 * @param never transitions that do not count, by the beginning of their name.
 */
export function machineRecord(
  machine: AnyStateMachine,
  happenings: readonly Happening[],
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
  const known = new Map<WalkPath, ReadonlySet<string>>();

  const walk = ({ start, steps }: WalkPath): ReadonlySet<string> => {
    const walked = new Set<string>();
    const visit = (node: AnyStateNode) => walked.add(`state ${pathOf(node)}`);
    const actor = createActor(machine, {
      input: start(() => 0),
      inspect: (inspected) => {
        if (inspected.type !== '@xstate.microstep') return;
        (inspected.snapshot as AnyMachineSnapshot)._nodes.forEach(visit);
        for (const way of inspected._transitions) {
          // A state that is left at once shows only as the source of what left it.
          visit(way.source);
          walked.add(`transition ${nameOfWay.get(way)}`);
          if (isOutcome(way.eventType))
            walked.add(`outcome ${pathOf(way.source)}: ${way.eventType}`);
        }
      },
    }).start();
    actor.getSnapshot()._nodes.forEach(visit);
    for (const { event } of steps) actor.send(event);
    return walked;
  };
  const walkedBy = (path: WalkPath) => {
    const walked = known.get(path) ?? walk(path);
    known.set(path, walked);
    return walked;
  };

  const outcomes = nodes.flatMap((node) =>
    Object.keys(node.config.on ?? {})
      .filter(isOutcome)
      .map((type) => `${pathOf(node)}: ${type}`),
  );
  const isNever = (way: string) => Object.keys(never).some((start) => way.startsWith(start));
  const transitions = [...nameOfWay.values()].filter((way) => !isNever(way));
  return {
    walkedBy,
    coverageOf(paths) {
      const walked = new Set(paths.flatMap((path) => [...walkedBy(path)]));
      return {
        states: share('state', nodes.slice(1).map(pathOf), walked),
        transitions: share('transition', transitions, walked),
        outcomes: share('outcome', outcomes, walked),
      };
    },
  };
}

/** One line for the log of a run, and what is missing below it. */
export function coverageReport(name: string, coverage: MachineCoverage): string {
  const parts = Object.entries(coverage) as [string, Share][];
  const line = parts.map(([what, { covered, total }]) => `${what} ${covered} of ${total}`);
  const missing = parts.flatMap(([, { missing }]) => missing.map((way) => `\n  missing: ${way}`));
  return `${name}: ${line.join(', ')}${missing.join('')}`;
}
