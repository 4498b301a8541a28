import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { type AnyActorRef, createActor, fromPromise, SimulatedClock } from 'xstate';
import { coverageReport } from './machine-coverage.ts';
import {
  type MachineModel,
  type Outcome,
  type WalkPath,
  type WalkStep,
  walkMachine,
} from './machine-model.ts';

/** Something that can walk a path: the machine alone here, a page in Chromium elsewhere. */
export interface Walker {
  walk(step: WalkStep): Promise<void>;
  state(): unknown;
  stop(): void;
}

/** The real machine with promises that end when the path says so, and a clock that it moves. */
export function machineWalker({ machine, outcomes }: MachineModel, { start }: WalkPath): Walker {
  const waiting = new Map<string, (outcome: Outcome) => void>();
  const actors = Object.keys(outcomes).map((name) => [
    name,
    fromPromise(
      () =>
        new Promise((resolve, reject) => {
          waiting.set(name, (outcome) =>
            'output' in outcome ? resolve(outcome.output) : reject(outcome.error),
          );
        }),
    ),
  ]);
  const clock = new SimulatedClock();
  const actor: AnyActorRef = createActor(machine.provide({ actors: Object.fromEntries(actors) }), {
    input: start(() => clock.now()),
    clock,
  }).start();
  const waitOf = (delay: string): number => {
    const wait = machine.implementations.delays[delay] ?? Number(delay);
    return typeof wait === 'function' ? wait(actor.getSnapshot(), undefined as never) : wait;
  };

  return {
    async walk({ name, event, happens }) {
      if (happens.kind === 'event') actor.send(event);
      if (happens.kind === 'delay') clock.increment(waitOf(happens.delay));
      if (happens.kind === 'outcome') {
        const end = waiting.get(happens.actor);
        if (!end) throw new Error(`"${name}" cannot happen: nobody started "${happens.actor}"`);
        waiting.delete(happens.actor);
        end(happens.outcome);
      }
      // Lets the promise that has just ended reach the machine.
      await setImmediate();
    },
    state: () => actor.getSnapshot().value,
    stop: () => actor.stop(),
  };
}

/** Tests of a machine: all is covered, and each path ends where the machine says. */
export function testMachine(name: string, model: MachineModel, walkerOf = machineWalker): void {
  const { paths, coverage } = walkMachine(model);

  describe(name, () => {
    it('is covered whole: states, transitions, outcomes', () => {
      const report = coverageReport(name, coverage);
      console.info(report);
      expect(
        Object.values(coverage).flatMap(({ missing }) => missing),
        report,
      ).toEqual([]);
    });

    it.each(paths)('$name', async (path) => {
      const walker = walkerOf(model, path);
      const replay = `npx vitest run --project model -t "${name} ${path.name}"`;
      try {
        for (const step of path.steps) {
          await walker.walk(step);
          expect(walker.state(), `after "${step.name}"; replay: ${replay}`).toEqual(step.state);
        }
      } finally {
        walker.stop();
      }
    });
  });
}
