import { expect } from '@playwright/test';
import type { Standing, WalkStep } from '#tests/support/machines/machine-walk.ts';
import type { Oracle, RetailerTools } from './oracles/oracle.ts';
import { faultsOf, operationsOf, requestsOf } from './outcome-faults.ts';
import type { RequestGate } from './request-gate.ts';

/** How a customer performs the events of a machine. */
export interface Customer {
  /** Goes to where the path starts. */
  begin(): Promise<void>;
  /** Performs an event of the customer, or moves the clock past a delay. */
  perform(step: WalkStep): Promise<void>;
  /** Operations of the machine's actors that an event of the customer calls by itself; none where it is left out. */
  callsOf?(step: WalkStep): string[];
  /** True in a state whose actor does not wait for the retailer: no request is pending at the gate. */
  waitsElsewhere?(state: Standing['state']): boolean;
  /** Ends an actor that calls no operation, as a third party would, for example the bank. */
  endElsewhere?(outcome: string): Promise<void>;
  /** Does what an outcome requires of the customer, for example their answer to the bank. */
  prepareOutcome?(outcome: string): Promise<void>;
}

/** Where a path is walked. */
export interface Place {
  gate: RequestGate;
  customer: Customer;
  /** Checks that the portal stands where the machine of the model does. */
  expectToStand(standing: Standing): Promise<void>;
}

/** The pauses between looks at what comes soon, in milliseconds: in Node it comes within a few. */
const SOON = { intervals: [2, 5, 10, 20, 50, 100, 250], timeout: 60_000 };

/**
 * Walks a path: the customer's events as they perform them, the outcomes by injected faults. After each step the portal
 * must stand where the machine does, and the sandbox must have recorded and stored what the step says.
 *
 * @param look called after each step, with its name
 */
export async function walkPath(
  machine: string,
  { sandbox, walk: { path, model } }: RetailerTools,
  { oracle, place: { gate, customer, ...place } }: { oracle: Oracle; place: Place },
  look: (what: string) => Promise<void> = async () => {},
): Promise<void> {
  let seen = 0;

  /** True when a request of the state's actor waits at the gate. */
  const isGated = ({ state, waits }: Standing) => waits && !customer.waitsElsewhere?.(state);

  async function expectToStand(standing: Standing): Promise<void> {
    oracle.note?.(standing);
    await place.expectToStand(standing);
    if (isGated(standing)) await expect.poll(() => gate.countGated(), SOON).toBeGreaterThan(0);
  }

  /** Requests since the previous step, and those of them that an actor, or any, made. */
  async function sinceLastStep(actor?: string) {
    const all = await sandbox.requests();
    const requests = all.slice(seen);
    seen = all.length;
    const operations = operationsOf(machine, actor);
    const calls = requests.filter(({ operationId }) => operations.includes(operationId));
    return { requests, calls };
  }

  /** True for a state that ends at once, as the outcome that follows waits for no one. */
  const isPassing = (at: number) =>
    path.steps[at]?.waits === true &&
    model.instant?.includes(path.steps[at + 1]?.name ?? '') === true;

  async function end(at: number, step: WalkStep, actor: string): Promise<void> {
    const passes = isPassing(at);
    await oracle.prepareOutcome?.(step.name);
    await customer.prepareOutcome?.(step.name);
    const before = await oracle.stored();
    // What ends at once was prepared before the customer's event: its requests are under way already.
    if (!isPassing(at - 1)) await sandbox.clearInjectedFaults();
    for (const fault of faultsOf(machine, step.name)) await sandbox.injectedFault(fault);
    if (operationsOf(machine, actor).length === 0) {
      await gate.hold();
      await customer.endElsewhere?.(step.name);
      if (!isGated(step)) await gate.release('all');
    } else {
      // Requests after a lost answer wait at the gate again.
      const holdsNext = isGated(step) && !passes;
      if (holdsNext)
        await expect.poll(() => gate.passUntil(requestsOf(machine, actor)), SOON).toBe(true);
      await gate.release(holdsNext ? 'next' : 'all');
    }
    await expect.poll(() => gate.countPending(), SOON).toBe(0);
    if (!passes) await expectToStand(step);
    const after = await oracle.stored();
    await oracle.expectOutcome({
      ...{ outcome: step.name, before, after },
      ...(await sinceLastStep(actor)),
    });
  }

  await oracle.begin();
  await customer.begin();
  await expectToStand(path.initial);
  await look(path.startName);
  await sinceLastStep();
  for (const [at, step] of path.steps.entries()) {
    if (step.happens.kind === 'outcome') await end(at, step, step.happens.actor);
    else {
      await gate.hold();
      await customer.perform(step);
      if (isPassing(at)) continue;
      await expectToStand(step);
      const { calls } = await sinceLastStep();
      const own = customer.callsOf?.(step) ?? [];
      const others = calls.filter(({ operationId }) => !own.includes(operationId));
      expect(others, `"${step.name}" calls nothing else by itself`).toEqual([]);
    }
    await look(step.name);
  }
}
