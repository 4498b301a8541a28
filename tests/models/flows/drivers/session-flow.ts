import { vi } from 'vitest';
import { sessionActors } from '#actors/session-actors.ts';
import { configureApi } from '#api/client.ts';
import { userOf } from '#api/token.ts';
import { sessionMachine } from '#machines/session.ts';
import { activeContract } from '#tests/e2e/support/household.ts';
import type { RetailerTools } from '#tests/models/oracles/oracle.ts';
import { SessionOracle } from '#tests/models/oracles/session-oracle.ts';
import type { WalkStep } from '#tests/support/machines/machine-walk.ts';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';
import { type Flow, Portal } from './flow.ts';
import { refuseDiscovery } from './provider-discovery.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** How far to move the clock past each delay of the session, whose tokens are valid for an hour. */
const past: Record<string, number> = {
  untilRefresh: 56 * MINUTE_MS,
  untilRetry: 31 * SECOND_MS,
  // The token of a check is as much younger as the check took.
  untilEnd: MINUTE_MS,
  patienceOfSignOut: 4 * SECOND_MS,
};
/** The same past a refresh whose session ends before it would be tried again. */
const SHORTLY_BEFORE_END_MS = 59 * MINUTE_MS + 45 * SECOND_MS;

/** The session of a customer: sign-in and logout, another tab, tokens that expire. */
export class SessionFlow implements Flow {
  readonly oracle: SessionOracle;
  readonly portal: Portal;
  readonly #tools: RetailerTools;

  constructor(tools: RetailerTools) {
    this.#tools = tools;
    this.oracle = new SessionOracle(tools, async () => this.portal.token);
    this.portal = new Portal(tools);
  }

  async begin(): Promise<void> {
    const { origin, walk } = this.#tools;
    vi.stubGlobal('location', new URL(origin));
    if (walk.path.steps.some(({ name }) => name === 'leave.open at the provider'))
      refuseDiscovery();
    const { portal } = this;
    const { storedSession } = this.oracle;
    portal.token = storedSession?.token ?? null;
    portal.currentToken = () => portal.actor.getSnapshot().context.token;
    configureApi({ onExpired: () => portal.send({ type: 'expire' }) });
    const startedAt = Date.now();
    portal.start(
      sessionMachine.provide({
        actors: sessionActors(() => '/'),
        actions: {
          storeToken: (_, { token }) => {
            portal.token = token;
          },
        },
      }),
      {
        stored: storedSession && { ...storedSession, user: userOf(storedSession.token) },
        now: () => startedAt + portal.clock.now(),
      },
    );
  }

  async perform(step: WalkStep): Promise<void> {
    const { event, happens } = step;
    if (happens.kind === 'delay') {
      const isLast = happens.delay === 'untilRefresh' && this.#endsAfter(step);
      this.portal.clock.increment(isLast ? SHORTLY_BEFORE_END_MS : (past[happens.delay] ?? 0));
      return;
    }
    if (event.type === 'expire') return this.#expire();
    if (event.type === 'signIn') {
      const { sandbox } = this.#tools;
      const token = await sandbox.token(this.#named(event.user.id), 3600);
      this.portal.send({ type: 'signIn', token, user: userOf(token) });
    } else this.portal.send(event);
  }

  /** True where the next delay of the path is the end of the session. */
  #endsAfter(step: WalkStep): boolean {
    const { steps } = this.#tools.walk.path;
    const later = steps.slice(steps.indexOf(step) + 1);
    return later.find(({ happens }) => happens.kind === 'delay')?.name === 'after.untilEnd';
  }

  /** The customer whom the model names so. */
  #named(id: string): FreshCustomer {
    return this.oracle.customers[id === 'one' ? 'one' : 'other'];
  }

  /** The retailer ends the session, and the portal learns it from the next call. */
  async #expire(): Promise<void> {
    const { one } = this.oracle.customers;
    await this.#tools.sandbox.expireTokens(one.user);
    await this.portal.contract(activeContract(one)).catch(() => {});
  }
}
