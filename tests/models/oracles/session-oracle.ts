import { expect } from '@playwright/test';
import type { ProviderSession } from '#domain/customer/session.ts';
import type { SessionInput } from '#machines/session-setup.ts';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';
import { idTokenOf } from './id-token.ts';
import type { Ended, Oracle, RetailerTools } from './oracle.ts';

/** What a browser has stored at the start of a visit: an earlier token, and the identity provider's session. */
interface StoredSession {
  token: string;
  provider: ProviderSession | null;
}

/** The session of one of two customers. */
export class SessionOracle implements Oracle {
  /** By the names that the model gives them. */
  customers!: Record<'one' | 'other', FreshCustomer>;
  /** What the browser of the walk has stored; null after a sign-out. */
  storedSession: StoredSession | null = null;
  readonly #tools: RetailerTools;
  readonly #token: () => Promise<string | null>;
  /** The token that the portal had before the outcome. */
  #before: string | null = null;

  /** @param token the token that the portal has now */
  constructor(tools: RetailerTools, token: () => Promise<string | null>) {
    this.#tools = tools;
    this.#token = token;
  }

  async begin(): Promise<void> {
    const { sandbox, walk } = this.#tools;
    const [one, other] = [await sandbox.freshCustomer(), await sandbox.freshCustomer()];
    this.customers = { one, other };
    const { stored } = walk.path.start(() => 0) as SessionInput;
    if (!stored) return;
    const isOver = (stored.user?.endsAt ?? 0) < 0;
    this.storedSession = {
      token: await sandbox.token(one, isOver ? -60 : 3600),
      provider: stored.provider ? await this.#providerSession(one) : null,
    };
  }

  /** What the identity provider really gives for the customer. */
  async #providerSession(customer: FreshCustomer): Promise<ProviderSession> {
    const { sandbox, origin } = this.#tools;
    const { issuer, clientId } = await sandbox.identityProvider();
    const idToken = await idTokenOf(customer, { issuer, clientId, origin });
    return { idToken, issuer, clientId, isNewCustomer: false };
  }

  async prepareOutcome(): Promise<void> {
    this.#before = await this.#token();
  }

  /** The sessions of both customers. */
  async stored(): Promise<unknown> {
    const { sandbox } = this.#tools;
    const { one, other } = this.customers;
    return [await sandbox.sessions(one), await sandbox.sessions(other)];
  }

  async expectOutcome({ outcome, calls, before, after }: Ended): Promise<void> {
    const [actor] = outcome.split('.');
    const isLeft = ['leave.done', 'leave.at the provider', 'leave.open at the provider'].includes(
      outcome,
    );
    const isDone = outcome === 'check.valid' || isLeft;
    // Chromium itself repeats a request whose connection breaks.
    expect(calls.length).toBeGreaterThan(0);
    const operationId = actor === 'check' ? 'isTokenValid' : 'logout';
    for (const call of calls) expect(call).toMatchObject({ operationId, handled: isDone });
    if (actor === 'check')
      for (const { body } of calls) expect(body).toEqual({ token: this.#before });
    if (outcome === 'check.valid') {
      const answer = calls.at(-1)?.answer as { data: { result: { token: string } } } | undefined;
      const token = answer?.data.result.token;
      expect(token).not.toBe(this.#before);
      await expect.poll(() => this.#token()).toBe(token);
    }
    if (!isLeft) return expect(after).toEqual(before);
    expect(calls.map(({ customer }) => customer)).toEqual([this.customers.one.id]);
    expect(endedIn(after) - endedIn(before)).toBe(1);
  }
}

/** How many sessions have ended. */
const endedIn = (stored: unknown): number =>
  (stored as { ended_at: string | null }[][]).flat().filter(({ ended_at }) => ended_at !== null)
    .length;
