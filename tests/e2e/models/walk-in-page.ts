import { expect } from '@playwright/test';
import type { Standing, WalkStep } from '#tests/support/machine-walk.ts';
import { countHeld, countPending, hold, passUntil, release } from './held-requests.ts';
import type { MachinePage, WalkTools } from './machine-page.ts';
import { faultsOf, operationsOf, requestsOf } from './outcome-faults.ts';

/**
 * Walks a path in a page: the customer's events by its page object, the outcomes by injected faults. After each step
 * the page must show the state of the machine, and the sandbox must have recorded and stored what the step says.
 */
export async function walkInPage(
  machine: string,
  tools: WalkTools,
  machinePage: MachinePage,
  look: (what: string) => Promise<void>,
): Promise<void> {
  const { page, sandbox } = tools;
  const { path, model } = tools.walk;
  let seen = 0;

  /** True where a request of the state's actor is held. */
  const isHeld = ({ state, waits }: Standing) => waits && !machinePage.waitsElsewhere?.(state);

  async function expectToStand(standing: Standing): Promise<void> {
    const shown = machinePage.shownState(standing.state);
    await expect(page.locator(`[data-state="${shown}"]`)).toBeVisible();
    await machinePage.expectToShow(standing);
    if (isHeld(standing)) await expect.poll(() => countHeld(page)).toBeGreaterThan(0);
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

  async function end(step: WalkStep, actor: string, isPassing: boolean): Promise<void> {
    await machinePage.prepareOutcome?.(step.name);
    const before = await machinePage.stored();
    await sandbox.clearInjectedFaults();
    for (const fault of faultsOf(machine, step.name)) await sandbox.injectedFault(fault);
    if (operationsOf(machine, actor).length === 0) {
      await hold(page);
      await machinePage.endElsewhere?.(step.name);
      if (!isHeld(step)) await release(page, 'all');
    } else {
      // Requests after a lost answer are held again.
      if (isHeld(step))
        await expect.poll(() => passUntil(page, requestsOf(machine, actor))).toBe(true);
      await release(page, isHeld(step) ? 'next' : 'all');
    }
    await expect.poll(() => countPending(page)).toBe(0);
    if (!isPassing) await expectToStand(step);
    const after = await machinePage.stored();
    await machinePage.expectOutcome({
      ...{ outcome: step.name, before, after },
      ...(await sinceLastStep(actor)),
    });
  }

  await machinePage.begin();
  await expectToStand(path.initial);
  await look(path.startName);
  await sinceLastStep();
  for (const [at, step] of path.steps.entries()) {
    const next = path.steps[at + 1]?.name ?? '';
    // A state that an instant outcome ends cannot be observed.
    const isPassing = step.waits && (model.instant?.includes(next) ?? false);
    if (step.happens.kind === 'outcome') await end(step, step.happens.actor, isPassing);
    else {
      await hold(page);
      await machinePage.perform(step);
      if (isPassing) continue;
      await expectToStand(step);
      const { calls } = await sinceLastStep();
      const own = machinePage.callsOf?.(step) ?? [];
      const others = calls.filter(({ operationId }) => !own.includes(operationId));
      expect(others, `"${step.name}" calls nothing else by itself`).toEqual([]);
    }
    await look(step.name);
  }
}
