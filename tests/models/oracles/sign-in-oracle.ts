import { expect } from '@playwright/test';
import type { SignInInput } from '#machines/sign-in.ts';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';
import type { Ended, Oracle, RetailerTools } from './oracle.ts';
import { customerOf } from './token-customer.ts';

const operationOf = {
  token: 'isTokenValid',
  client: 'signInWithClient',
  provider: 'signInWithOpenId',
};

/** Sign-in with the credentials of an address, while another customer may be signed in. */
export class SignInOracle implements Oracle {
  /** The customer of the credentials in the address. */
  one!: FreshCustomer;
  other!: FreshCustomer;
  readonly input: SignInInput;
  readonly #tools: RetailerTools;
  readonly #token: () => Promise<string | null>;

  /** @param token the token that the portal has now */
  constructor(tools: RetailerTools, token: () => Promise<string | null>) {
    this.#tools = tools;
    this.#token = token;
    this.input = tools.walk.path.start(() => 0) as SignInInput;
  }

  async begin(): Promise<void> {
    const { sandbox } = this.#tools;
    this.one = await sandbox.freshCustomer();
    this.other = await sandbox.freshCustomer();
  }

  /** The sessions of both customers. */
  async stored(): Promise<unknown> {
    const { sandbox } = this.#tools;
    return [await sandbox.sessions(this.one), await sandbox.sessions(this.other)];
  }

  async expectOutcome({ outcome, calls }: Ended): Promise<void> {
    if (outcome.startsWith('signInAtProvider.')) return expect(calls).toEqual([]);
    const { credentials } = this.input;
    const operationId = credentials ? operationOf[credentials.kind] : '';
    const own = calls.filter((call) => call.operationId === operationId);
    expect(own.length).toBeGreaterThan(0);
    const isIn = outcome === 'enter.entered';
    for (const { handled } of own) expect(handled).toBe(isIn);
    if (!isIn || this.input.current()) return;
    await expect.poll(async () => customerOf(await this.#token())).toBe(this.one.id);
  }
}
