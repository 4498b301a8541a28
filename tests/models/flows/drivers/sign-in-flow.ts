import { vi } from 'vitest';
import { signInActors } from '#actors/sign-in-actors.ts';
import { authorizationAddress } from '#api/openid-provider.ts';
import { userOf } from '#api/token.ts';
import type { IdentityProvider, SignInParameters } from '#domain/customer/sign-in.ts';
import { signInMachine } from '#machines/sign-in.ts';
import type { RetailerTools } from '#tests/models/oracles/oracle.ts';
import { SignInOracle } from '#tests/models/oracles/sign-in-oracle.ts';
import { createBrowser } from '#tests/sandbox/account/openid-browser.ts';
import type { WalkStep } from '#tests/support/machines/machine-walk.ts';
import { type Flow, Portal } from './flow.ts';
import { holdDiscovery } from './provider-discovery.ts';

const aim = { redirect: null, promotionalCode: null };

/** The storage of a tab. */
function tabStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, text) => void entries.set(key, text),
    removeItem: (key) => void entries.delete(key),
  };
}

/** Sign-in with the credentials of an address, and the redirect to the identity provider. */
export class SignInFlow implements Flow {
  readonly oracle: SignInOracle;
  readonly portal: Portal;
  readonly #tools: RetailerTools;
  #releaseDiscovery: (isUp: boolean) => void = () => {};

  constructor(tools: RetailerTools) {
    this.#tools = tools;
    this.oracle = new SignInOracle(tools, async () => this.portal.token);
    this.portal = new Portal(tools);
  }

  async begin(): Promise<void> {
    vi.stubGlobal('location', new URL(this.#tools.origin));
    vi.stubGlobal('sessionStorage', tabStorage());
    const { portal, oracle } = this;
    const isOtherIn = oracle.input.current() !== null;
    const current = isOtherIn ? userOf(oracle.other.token) : null;
    portal.start(
      signInMachine.provide({
        actors: signInActors({ language: () => 'es-ES', settled: async () => {} }),
        actions: {
          open: (_, arrival) => {
            portal.token = arrival?.session.token ?? null;
          },
          goTo: () => {},
        },
      }),
      { credentials: await this.#credentials(), current: () => current },
    );
  }

  /** The credentials that the address really contains. */
  async #credentials(): Promise<SignInParameters | null> {
    const { one, input } = this.oracle;
    switch (input.credentials?.kind) {
      case 'token':
        return { kind: 'token', token: one.token };
      case 'client': {
        const { clientId, secret } = await this.#tools.sandbox.clientCredentials(one);
        return { kind: 'client', clientId, secret };
      }
      case 'provider':
        return { kind: 'provider', query: await this.#queryOfReturn() };
      default:
        return null;
    }
  }

  async #provider(): Promise<IdentityProvider> {
    return { ...(await this.#tools.sandbox.identityProvider()), scope: 'openid' };
  }

  /** The query with which the identity provider redirects back after a sign-in there. */
  async #queryOfReturn(): Promise<string> {
    const { user, password } = this.oracle.one;
    const { signal } = new AbortController();
    const request = { aim, language: 'es-ES' };
    const address = await authorizationAddress(await this.#provider(), request, signal);
    const browser = createBrowser();
    const login = await browser.open(address);
    const back = await browser.submit(login, /interaction\/[^/]+$/, { user, password });
    return new URL(back.url).search;
  }

  async perform({ event }: WalkStep): Promise<void> {
    if (event.type !== 'signInAtProvider') return this.portal.send(event);
    const provider = await this.#provider();
    this.#releaseDiscovery = holdDiscovery();
    this.portal.send({ type: 'signInAtProvider', aim, provider });
  }

  waitsElsewhere(state: unknown): boolean {
    return state === 'redirecting';
  }

  async endElsewhere(outcome: string): Promise<void> {
    this.#releaseDiscovery(outcome !== 'signInAtProvider.provider down');
  }
}
