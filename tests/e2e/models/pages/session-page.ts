import { expect } from '@playwright/test';
import type { SessionUser, SignedOutReason } from '#domain/customer/session.ts';
import { fillIn } from '#tests/e2e/models/fill-in.ts';
import { activeContract } from '#tests/e2e/support/household.ts';
import { SessionOracle } from '#tests/models/oracles/session-oracle.ts';
import { customerOf } from '#tests/models/oracles/token-customer.ts';
import type { Standing, WalkStep } from '#tests/support/machines/machine-walk.ts';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';
import type { MachinePage, WalkTools } from './machine-page.ts';

/** How far to move the clock past each delay of the session, whose tokens are valid for an hour. */
const past: Record<string, string> = {
  untilRefresh: '56:00',
  untilRetry: '00:31',
  untilEnd: '01:01:00',
  patienceOfSignOut: '00:04',
};

const noToken = ['signedOut', 'signingOut', 'left'];

/** The session of the portal, on its list of contracts: sign-in and logout, another tab, tokens that expire. */
export class SessionPage implements MachinePage {
  readonly oracle: SessionOracle;
  readonly #tools: WalkTools;

  constructor(tools: WalkTools) {
    this.#tools = tools;
    this.oracle = new SessionOracle(tools, () => this.#cookieToken());
  }

  async begin(): Promise<void> {
    const { page, walk, context } = this.#tools;
    const { storedSession, customers } = this.oracle;
    if (storedSession) await this.#keepToken(storedSession.token);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    if (storedSession?.provider)
      await page.evaluate(
        (text) => localStorage.setItem('lluerna.provider', text),
        JSON.stringify({ customerId: String(customers.one.id), provider: storedSession.provider }),
      );
    if (walk.path.steps.some(({ name }) => name === 'leave.open at the provider'))
      await context.route('**/oidc/.well-known/*', (route) => route.abort());
    await context.clock.install({ time: Date.now() });
    await page.goto(this.#contracts);
  }

  get #contracts(): string {
    return this.#tools.words.say('routes.contracts').replace(':contractType', 'electricity');
  }

  /** The states within `signedIn` look the same to a customer. */
  shownState(state: Standing['state']): string {
    return `session.${outermost(state)}`;
  }

  /** The customer whom the model names so. */
  #named(id: string): FreshCustomer {
    return this.oracle.customers[id === 'one' ? 'one' : 'other'];
  }

  async #cookieToken(): Promise<string | null> {
    const cookies = await this.#tools.context.cookies();
    return cookies.find(({ name }) => name === 'token')?.value || null;
  }

  async #keepToken(value: string): Promise<void> {
    const { context, origin } = this.#tools;
    await context.addCookies([{ name: 'token', value, url: origin }]);
  }

  /** Returns from another tab, after which the page checks the session. */
  #comeBack(): Promise<void> {
    return this.#tools.page.evaluate(() => void window.dispatchEvent(new Event('focus')));
  }

  async perform({ name, event, happens }: WalkStep): Promise<void> {
    if (happens.kind === 'delay')
      return this.#tools.context.clock.fastForward(past[happens.delay] ?? 0);
    const { user } = event as { user?: SessionUser };
    if (user) return this.#signIn(this.#named(user.id));
    const events: Record<string, () => Promise<void>> = {
      signOut: () => this.#signOut(),
      stay: () => this.#stay(),
      signedOutElsewhere: async () => {
        await this.#tools.context.clearCookies({ name: 'token' });
        await this.#comeBack();
      },
      expire: () => this.#expire(),
    };
    const doing = events[name];
    if (!doing) throw new Error(`The page object does not know how to "${name}"`);
    await doing();
  }

  /** In the form while signed out, else in another tab. */
  async #signIn(customer: FreshCustomer): Promise<void> {
    const { page, sandbox } = this.#tools;
    if ((await this.#cookieToken()) !== null) {
      await this.#keepToken(await sandbox.token(customer, 3600));
      return this.#comeBack();
    }
    await fillIn(page, 'login', { user: customer.user, password: customer.password });
    await page.locator('[data-state^="submission."] button[type=submit]').click();
  }

  async #signOut(): Promise<void> {
    const { page, words } = this.#tools;
    const again = page.getByRole('button', { name: words.say('frame.expired.action') });
    if (await again.isVisible()) return again.click();
    const name = 'Marta Vidal Roca';
    await page.getByRole('button', { name: words.say('frame.profile.label', { name }) }).click();
    await page.getByRole('menuitem', { name: words.say('frame.profile.logout') }).click();
  }

  /**
   * Presses what is offered in the last two minutes of a session. The date is moved there and back, as time that passes
   * would renew the session first.
   */
  async #stay(): Promise<void> {
    const { page, context, words } = this.#tools;
    const stay = page.getByRole('button', { name: words.say('frame.ending.stay') });
    const now = await page.evaluate(() => Date.now());
    await context.clock.setSystemTime(now + 86_400_000);
    await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
    await expect(stay).toBeVisible();
    await context.clock.setSystemTime(now);
    await stay.click();
  }

  /** The retailer ends the session, and the page learns it from the next call. */
  async #expire(): Promise<void> {
    const { page, sandbox } = this.#tools;
    const customer = this.oracle.customers.one;
    await sandbox.expireTokens(customer.user);
    await page
      .locator(`a[href*="${activeContract(customer).name}"]`)
      .first()
      .click();
  }

  async expectToShow({ state, context }: Standing): Promise<void> {
    const { page, words } = this.#tools;
    const { user, reason } = context as { user: SessionUser | null; reason: SignedOutReason };
    const name = outermost(state);
    const customer = noToken.includes(name) || !user ? null : this.#named(user.id);
    await expect
      .poll(async () => customerOf(await this.#cookieToken()))
      .toBe(customer ? customer.id : null);
    if (name === 'signedOut' && reason !== 'none')
      await expect(page.getByText(words.say(`session.reasons.${reason}.title`))).toBeVisible();
    if (name === 'expired') await expect(page.getByRole('dialog')).toBeVisible();
  }
}

const outermost = (state: Standing['state']): string =>
  typeof state === 'string' ? state : (Object.keys(state)[0] ?? '');
