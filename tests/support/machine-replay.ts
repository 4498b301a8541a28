import { setImmediate } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { type AnyActorRef, createActor, fromPromise, SimulatedClock } from 'xstate';
import { coverageReport } from './machine-coverage.ts';
import {
  type MachineModel,
  type Outcome,
  type WalkPath,
  type WalkStep,
  walkMachine,
} from './machine-model.ts';
import { type ReportedPath, writeReport } from './machine-report.ts';

/** Something that can walk a path: the machine alone here, a page in Chromium elsewhere. */
export interface Walker {
  walk(step: WalkStep): Promise<void>;
  state(): unknown;
  stop(): void;
}

/** The real machine with promises that end when the path says so, and a clock that it moves. */
function machineWalker({ machine, outcomes }: MachineModel, { start }: WalkPath): Walker {
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

/** Tests of a machine: all is covered, and each path ends where the machine says. The first word of the name is that of its file. */
export function testMachine(name: string, model: MachineModel, walkerOf = machineWalker): void {
  const { paths, coverage } = walkMachine(model);
  const [file = ''] = name.split(' ');
  const walked: ReportedPath[] = [];

  describe(name, () => {
    afterAll(() => {
      const isWhole = walked.length === paths.length;
      const never = model.never ?? {};
      if (isWhole) writeReport({ name, where: 'machine', coverage, never, paths: walked });
    });

    it('is covered whole: states, transitions, outcomes', () => {
      const report = coverageReport(name, coverage);
      console.info(report);
      expect(
        Object.values(coverage).flatMap(({ missing }) => missing),
        report,
      ).toEqual([]);
    });

    it.each(paths)('$name [$id]', async (path) => {
      const walker = walkerOf(model, path);
      const replay = `npm run test:model -- --machine ${file} --replay ${path.id}`;
      const steps = path.steps.map((step) => ({ name: step.name, state: nameOf(step.state) }));
      const reported: ReportedPath = { id: path.id, name: path.name, replay, steps };
      walked.push(reported);
      try {
        for (const step of path.steps) {
          await walker.walk(step);
          expect(walker.state(), `after "${step.name}"; replay: ${replay}`).toEqual(step.state);
        }
      } catch (failure) {
        reported.error = String(failure);
        throw failure;
      } finally {
        walker.stop();
      }
    });
  });
}

const nameOf = (value: WalkStep['state']): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([name, inner]) => (inner ? `${name}.${nameOf(inner)}` : name))
        .join(' ');
