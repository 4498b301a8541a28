import { beforeEach, describe, expect, it } from 'vitest';
import { contractOf, testSandbox } from '#tests/sandbox/sandbox-client.ts';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';

const sandbox = testSandbox();
let customer: FreshCustomer;
let made = 0;
const freeAddress = () => `New-${++made}@example.com`;
const addressOf = ({ user }: FreshCustomer) => `${user.toLowerCase()}@example.com`;

beforeEach(async () => {
  await sandbox.control('/attempts', { method: 'DELETE' });
  customer = await sandbox.freshCustomer();
});

const request = (email: string, { token, password } = customer) =>
  sandbox.api('/v1/user/email/', { token, body: { email, password } });
const waiting = async (token = customer.token) =>
  (await sandbox.api('/v1/user/email/', { token })).body.data.result;
const confirm = (code: string, token?: string) =>
  sandbox.api('/v1/user/email/confirm', { token, body: { code } });
const mailsTo = async (address: string): Promise<{ code: string | null; text: string }[]> =>
  (await sandbox.control(`/mail?to=${encodeURIComponent(address)}`)).body.mails;
const codeTo = async (address: string) => (await mailsTo(address))[0]?.code ?? '';
const profileEmail = async (token = customer.token) =>
  (await sandbox.api('/v2/users/', { token })).body.data.email;
const signsIn = async (user: string, password = 'Portal-demo-1') =>
  (await sandbox.api('/v1/get_token', { body: { user, password } })).status === 200;
const outcome = ({ status, body }: Awaited<ReturnType<typeof request>>) => [
  status,
  body.errors ?? body.message ?? body.data.result,
];

describe('another e-mail to sign in with', () => {
  it('takes effect when anyone uses the link that was sent to it; the old address is notified', async () => {
    const [old, email] = [addressOf(customer), freeAddress()];
    const { body } = await request(email);
    expect(body.data.result).toMatchObject({ email, expired: false });
    expect(await waiting()).toEqual(body.data.result);
    expect([await signsIn(old), await signsIn(email)]).toEqual([true, false]);
    const [notice, ...none] = await mailsTo(old);
    expect([notice?.code, notice?.text.includes(email), none]).toEqual([null, true, []]);

    const [mail] = await mailsTo(email);
    expect(mail?.text).toContain(`/confirmar-correo?code=${mail?.code}`);
    expect(outcome(await confirm(` ${mail?.code} `))).toEqual([200, { email }]);
    expect([await profileEmail(), await waiting()]).toEqual([email, null]);
    expect([await signsIn(old), await signsIn(email.toLowerCase())]).toEqual([false, true]);
    expect((await mailsTo(old))[0]?.text).toContain(`es ${email}, y es con el que entra`);
  });

  it('needs the password, and a session that may write', async () => {
    const email = freeAddress();
    const wrong = await request(email, { ...customer, password: 'guess' });
    expect(outcome(wrong)).toEqual([403, 'wrong_current_password']);
    const agent = await request(email, { ...customer, token: customer.readOnlyToken });
    expect(outcome(agent)).toEqual([403, 'read_only']);
    expect([await waiting(), await mailsTo(email)]).toEqual([null, []]);
  });

  it.each([
    ['what is no address', () => 'laura@localhost', 'invalid'],
    ['the one in force, in other capitals', () => addressOf(customer).toUpperCase(), 'same'],
  ])('is not %s', async (_, email, code) => {
    expect(outcome(await request(email()))).toEqual([400, { email: [code] }]);
  });

  it('is no way round the profile: that takes a mobile, and no other address', async () => {
    const update = (body: unknown) =>
      sandbox.api('/v1/users/', { method: 'PUT', token: customer.token, body });
    const mobile = '+34600100200';
    expect(outcome(await update({ mobile, email: freeAddress() }))).toEqual([
      406,
      'email_unconfirmed',
    ]);
    const email = addressOf(customer);
    expect((await update({ mobile, email: email.toUpperCase() })).body.data.result).toMatchObject({
      mobile,
      email,
    });
  });

  it('cannot be requested without a password: the identity provider signs in', async () => {
    const guest = await sandbox.freshCustomer({ account: false });
    expect(outcome(await request(freeAddress(), guest))).toEqual([406, 'password_missing']);
  });
});

describe('the link', () => {
  it('may be used again while its address is in force', async () => {
    const [first, second] = [freeAddress(), freeAddress()];
    await request(first);
    const code = await codeTo(first);
    const both = await Promise.all([confirm(code), confirm(code)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await mailsTo(addressOf(customer))).toHaveLength(2);
    await request(second);
    await confirm(await codeTo(second));
    expect(outcome(await confirm(code))).toEqual([400, { code: ['invalid'] }]);
    expect(await profileEmail()).toBe(second);
  });

  it.each([
    ['another change', () => request(freeAddress()).then(() => undefined)],
    [
      'a withdrawal',
      () =>
        sandbox
          .api('/v1/user/email/', { method: 'DELETE', token: customer.token })
          .then(() => undefined),
    ],
    [
      'another password',
      () =>
        sandbox
          .api('/v1/user/password', {
            method: 'PUT',
            token: customer.token,
            body: { current: customer.password, password: 'Portal-demo-2' },
          })
          .then(() => undefined),
    ],
    ['a day', () => sandbox.control('/clock', { body: { advanceSeconds: 24 * 3600 } })],
  ])('no longer works after %s', async (_, happens) => {
    const email = freeAddress();
    await request(email);
    await happens();
    const late = await confirm(await codeTo(email));
    await sandbox.control('/clock', { body: {} });
    expect(outcome(late)).toEqual([400, { code: ['invalid'] }]);
    expect(await profileEmail()).toBe(addressOf(customer));
  });

  it('that has expired is shown as such, and another one can be requested', async () => {
    const email = freeAddress();
    await request(email);
    await sandbox.control('/clock', { body: { advanceSeconds: 24 * 3600 } });
    const again = await sandbox.signIn(customer.user);
    const expired = await waiting(again);
    await sandbox.control('/clock', { body: {} });
    expect(expired).toMatchObject({ email, expired: true });
    await request(email);
    expect(outcome(await confirm(await codeTo(email)))).toEqual([200, { email }]);
  });

  it('is refused to another customer who is signed in, and goes on for its own', async () => {
    const email = freeAddress();
    await request(email);
    const code = await codeTo(email);
    const stranger = await sandbox.freshCustomer();
    expect(outcome(await confirm(code, stranger.token))).toEqual([403, 'other_customer']);
    expect(outcome(await confirm(code, customer.token))).toEqual([200, { email }]);
  });

  it('voids a provisional password, which was sent to the address before', async () => {
    const [old, email] = [addressOf(customer), freeAddress()];
    await sandbox.api('/v1/recover', { body: { email: old } });
    const provisional = await codeTo(old);
    await request(email);
    await confirm(await codeTo(email));
    expect(await signsIn(customer.user, provisional)).toBe(false);
  });
});

describe('an address that signs in another customer', () => {
  it('has the same response as a free one; its owner is notified, and nothing can be confirmed', async () => {
    const [owner, free] = [await sandbox.freshCustomer(), freeAddress()];
    const taken = addressOf(owner).toUpperCase();
    const answers = [await request(free), await request(taken)];
    const [a, b] = answers.map(({ status, text }) => [
      status,
      text.replace(/"(email|requested_at)":"[^"]*"/g, '$1'),
    ]);
    expect(a).toEqual(b);
    expect(await waiting()).toMatchObject({ email: taken, expired: false });
    const [notice, ...none] = await mailsTo(taken);
    expect([notice?.code, notice?.text.includes('code='), none]).toEqual([null, false, []]);
    expect([await signsIn(taken), await signsIn(addressOf(customer))]).toEqual([true, true]);
  });

  it('stays one customer’s when several confirm it at the same time', async () => {
    const email = freeAddress();
    const codes: string[] = [];
    const customers = [customer, await sandbox.freshCustomer(), await sandbox.freshCustomer()];
    for (const [at, one] of customers.entries()) {
      // The address is one in other capitals for each.
      await request(at === 0 ? email : email.toUpperCase(), one);
      codes.push(await codeTo(email));
    }
    const answers = await Promise.all(codes.map((code) => confirm(code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 406, 406]);
    expect(answers.find(({ status }) => status === 406)?.body.message).toBe('email_taken');
    expect(await signsIn(email)).toBe(true);
  });

  it('opens no second account at sign-up, which answers alike', async () => {
    const newcomer = await sandbox.freshCustomer({ account: false });
    const signUp = (email: string) =>
      sandbox.api('/v1/signup/confirm', {
        body: {
          FormConfirm: {
            ...{ nif: newcomer.user, contract: contractOf(newcomer, 'active') },
            ...{ email, email2: email, accept_conditions: true, accept_gdpr: true },
          },
        },
      });
    const free = freeAddress();
    const [known, unknown] = [await signUp(addressOf(customer)), await signUp(free)];
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    expect(await codeTo(addressOf(customer))).toBe('');

    // Another customer confirms it before the account is opened.
    await request(free);
    await confirm(await codeTo(free));
    const code = (await mailsTo(free)).find((mail) => mail.text.includes('activacion'))?.code;
    const opened = await sandbox.api('/v1/user/activate', {
      body: { code, password: 'Portal-demo-2' },
    });
    expect(outcome(opened)).toEqual([400, { code: ['invalid'] }]);
  });
});
