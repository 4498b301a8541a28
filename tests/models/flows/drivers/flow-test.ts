import { request as requests } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { SandboxControl } from '#tests/e2e/support/sandbox-control.ts';
import { machineWalks } from '#tests/models/machine-walks.ts';
import type { RetailerTools } from '#tests/models/oracles/oracle.ts';
import { requestsOf } from '#tests/models/outcome-faults.ts';
import { installGate, ownGate, releaseAtGate } from '#tests/models/request-gate.ts';
import { walkPath } from '#tests/models/walk.ts';
import { exhaustive } from '#tests/support/environment/exhaustive.ts';
import type { Standing } from '#tests/support/machines/machine-walk.ts';
import { startRetailer, type TestRetailer } from '#tests/support/retailer/retailer.ts';
import type { Flow } from './flow.ts';

/** How often to look for what comes within milliseconds, and for how long. */
const SOON = { interval: 2, timeout: 60_000 };

/**
 * Tests that walk the paths of a machine in Node: the machine with the portal's actors, against the sandbox, without a
 * page. What a page shows of them, one machine of each shape shows in Chromium (`tests/e2e/models`). Those beyond every
 * transition once are walked by `npm run test:all`.
 *
 * @param flowOf creates the flow of a walk
 */
export function describeFlows(machine: string, flowOf: (tools: RetailerTools) => Flow): void {
  describe(`the paths of the machine "${machine}"`, () => {
    let retailer: TestRetailer;
    let request: RetailerTools['request'];
    let flow: Flow | undefined;
    let scope = '';
    const web = globalThis.fetch;

    beforeAll(async () => {
      retailer = await startRetailer();
      request = await requests.newContext({ baseURL: retailer.origin });
    });
    afterAll(async () => {
      await request.dispose();
      await retailer.close();
    });
    beforeEach(() => {
      globalThis.fetch = (input, init) => {
        if (input instanceof Request) input.headers.set('X-Sandbox-Scope', scope);
        return web(input, init);
      };
      installGate(requestsOf(machine));
    });
    afterEach(() => {
      flow?.portal.actor.stop();
      releaseAtGate('all');
      globalThis.fetch = web;
      vi.unstubAllGlobals();
    });

    const walks = machineWalks(machine).walks.filter(
      ({ isExhaustive }) => exhaustive || !isExhaustive,
    );
    it.each(walks.map((walk) => [walk.path.name, walk] as const))('%s', async (_, walk) => {
      scope = `${machine}-${walk.path.id}`;
      const { origin } = retailer;
      const tools = { request, sandbox: new SandboxControl(request, scope), walk, origin };
      flow = flowOf(tools);
      const { oracle, portal } = flow;
      const expectToStand = async (standing: Standing) => {
        await expect.poll(() => portal.actor.getSnapshot().value, SOON).toEqual(standing.state);
        const expected = flow?.expected?.(standing);
        if (expected) await expect.poll(expected.now, SOON).toEqual(expected.wanted);
      };
      await walkPath(machine, tools, {
        oracle,
        place: { gate: ownGate, customer: flow, expectToStand },
      });
    });
  });
}
