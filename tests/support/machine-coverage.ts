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

const share = (all: Iterable<string>, seen: ReadonlySet<string>): Share => {
  const names = [...new Set(all)];
  const missing = names.filter((name) => !seen.has(name));
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

/** What the paths really do to the machine, counted on its own definitions while it runs. */
export function coverageOf(
  machine: AnyStateMachine,
  paths: readonly WalkPath[],
  happenings: readonly Happening[],
): MachineCoverage {
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
  const states = new Set<string>();
  const transitions = new Set<string>();
  const outcomes = new Set<string>();

  const visit = (node: AnyStateNode) => states.add(pathOf(node));
  for (const { start, steps } of paths) {
    const actor = createActor(machine, {
      input: start(() => 0),
      inspect: (inspected) => {
        if (inspected.type !== '@xstate.microstep') return;
        (inspected.snapshot as AnyMachineSnapshot)._nodes.forEach(visit);
        for (const way of inspected._transitions) {
          // A state that is left at once shows only as the source of what left it.
          visit(way.source);
          transitions.add(nameOfWay.get(way) ?? '');
          if (isOutcome(way.eventType)) outcomes.add(`${pathOf(way.source)}: ${way.eventType}`);
        }
      },
    }).start();
    actor.getSnapshot()._nodes.forEach(visit);
    for (const { event } of steps) actor.send(event);
  }
  const expectedOutcomes = nodes.flatMap((node) =>
    Object.keys(node.config.on ?? {})
      .filter(isOutcome)
      .map((type) => `${pathOf(node)}: ${type}`),
  );
  return {
    states: share(nodes.slice(1).map(pathOf), states),
    transitions: share(nameOfWay.values(), transitions),
    outcomes: share(expectedOutcomes, outcomes),
  };
}

/** One line for the log of a run, and what is missing below it. */
export function coverageReport(name: string, coverage: MachineCoverage): string {
  const parts = Object.entries(coverage) as [string, Share][];
  const line = parts.map(([what, { covered, total }]) => `${what} ${covered} of ${total}`);
  const missing = parts.flatMap(([, { missing }]) => missing.map((way) => `\n  missing: ${way}`));
  return `${name}: ${line.join(', ')}${missing.join('')}`;
}
