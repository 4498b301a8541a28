import { expect, type Route } from '@playwright/test';
import type { SignInFailure } from '#domain/customer/sign-in.ts';
import { SignInOracle } from '#tests/models/oracles/sign-in-oracle.ts';
import type { Standing, WalkStep } from '#tests/support/machines/machine-walk.ts';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';
import type { MachinePage, WalkTools } from './machine-page.ts';

const DISCOVERY = '**/oidc/.well-known/openid-configuration';
/** Name of every fresh customer: the dialog distinguishes them by their tax ids. */
const NAME = 'Marta Vidal Roca';
const nameOf = ({ user }: FreshCustomer) => `${NAME} (${user})`;
const AUTHORIZATION = /\/oidc\/auth\b/;

/** The login of a portal with an identity provider, opened with or without something to sign in by. */
export class SignInPage implements MachinePage {
  readonly oracle: SignInOracle;
  readonly #tools: WalkTools;
  /** The provider's discovery document, delayed until the outcome. */
  #discovery: Promise<Route> | null = null;

  constructor(tools: WalkTools) {
    this.#tools = tools;
    this.oracle = new SignInOracle(tools, () => this.#cookieToken());
  }

  async #cookieToken(): Promise<string | null> {
    const cookies = await this.#tools.context.cookies();
    return cookies.find(({ name }) => name === 'token')?.value ?? null;
  }

  get #login(): string {
    return this.#tools.words.say('routes.login');
  }

  async begin(): Promise<void> {
    const { page, sandbox, context, origin } = this.#tools;
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    // Of the browser's cookies the provider's would sign in without its page.
    await context.clearCookies({ path: '/oidc' });
    await this.#serveProvider();
    const { credentials } = this.oracle.input;
    if (this.oracle.input.current()) {
      const value = await sandbox.token(this.oracle.other, 3600);
      await context.addCookies([{ name: 'token', value, url: origin }]);
    }
    if (credentials?.kind === 'provider') return this.#walkToProvider();
    const { token } = this.oracle.one;
    const { clientId, secret } = await sandbox.clientCredentials(this.oracle.one);
    const queries = { token: `?token=${token}`, client: `?id_client=${clientId}&secret=${secret}` };
    await page.goto(this.#login + (credentials ? queries[credentials.kind] : ''));
  }

  /** The retailer serves the setting of its identity provider, to this browser only. */
  async #serveProvider(): Promise<void> {
    const { sandbox } = this.#tools;
    const oidc = { enabled: true, ...(await sandbox.identityProvider()) };
    const body = { status: 'OK', data: { oidc } };
    await sandbox.injectedFault({ operationId: 'getPublicSettings', kind: 'body', body });
  }

  async #walkToProvider(): Promise<void> {
    const { page } = this.#tools;
    await page.goto(this.#login);
    await this.#pressSignInAtProvider();
    // The login that is being left has fields of these names too.
    await expect(page.getByRole('heading', { name: 'Identifíquese' })).toBeVisible();
    await page.getByLabel('NIF').fill(this.oracle.one.user);
    await page.getByLabel('Clave').fill(this.oracle.one.password);
    await page.getByRole('button', { name: 'Entrar' }).click();
  }

  async #pressSignInAtProvider(): Promise<void> {
    const { page, words } = this.#tools;
    await page.getByRole('button', { name: words.say('session.provider.enter') }).click();
  }

  shownState(state: Standing['state']): string {
    return `sign-in.${state}`;
  }

  waitsElsewhere(state: Standing['state']): boolean {
    return state === 'redirecting';
  }

  async perform({ name }: WalkStep): Promise<void> {
    const { page, words } = this.#tools;
    const button = (key: string) =>
      page.getByRole('dialog').getByRole('button', {
        name: words.say(key, {
          current: nameOf(this.oracle.other),
          linked: nameOf(this.oracle.one),
        }),
      });
    const events: Record<string, () => Promise<void>> = {
      signInAtProvider: () => this.#signInAtProvider(),
      goOn: () => button('session.other.goOn').click(),
      stay: () => button('session.other.stay').click(),
      dismiss: () => page.getByRole('button', { name: words.say('common.close') }).click(),
      comeBack: () =>
        page.evaluate(() => {
          window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
        }),
    };
    const doing = events[name];
    if (!doing) throw new Error(`The page object does not know how to "${name}"`);
    await doing();
  }

  /** From the login; a signed-in customer signs out first. */
  async #signInAtProvider(): Promise<void> {
    const { page, words, context } = this.#tools;
    const account = page.getByRole('button', {
      name: words.say('frame.profile.label', { name: NAME }),
    });
    const enter = page.getByRole('button', { name: words.say('session.provider.enter') });
    await expect(account.or(enter)).toBeVisible();
    if (await account.isVisible()) {
      await account.click();
      await page.getByRole('menuitem', { name: words.say('frame.profile.logout') }).click();
    }
    this.#discovery = new Promise(
      (resolve) => void context.route(DISCOVERY, (route) => resolve(route)),
    );
    await this.#pressSignInAtProvider();
  }

  async endElsewhere(outcome: string): Promise<void> {
    const { context } = this.#tools;
    const route = await this.#discovery;
    if (outcome === 'signInAtProvider.provider down') return route?.fulfill({ status: 500 });
    // An answer without content: the browser stays on the page that it is leaving.
    await context.route(AUTHORIZATION, (sent) => sent.fulfill({ status: 204 }));
    await route?.continue();
  }

  async expectToShow({ state, context }: Standing): Promise<void> {
    const { page, words } = this.#tools;
    const { failure } = context as { failure: SignInFailure | null };
    if (state === 'choosing') {
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(page.getByText(words.say('session.provider.waiting'))).toHaveCount(0);
    }
    if (failure && state === 'failed')
      await expect(
        page.getByText(words.say(`session.failures.${failure.code}.title`)),
      ).toBeVisible();
    expect(page.url()).not.toMatch(/token|secret|code=/);
  }

  async prepareOutcome(): Promise<void> {
    await this.#serveProvider();
  }
}
