import { describe, expect, it, vi } from 'vitest';
import { testSandbox } from '#tests/sandbox/sandbox-client.ts';

const sandbox = testSandbox();
const chosen = 'Portal-demo-2';

async function mailsTo(email: string) {
  return (await sandbox.control(`/mail?to=${encodeURIComponent(email)}`)).body.mails;
}

const signIn = (user: string, password: string) =>
  sandbox.api('/v1/get_token', { body: { user, password } });
const change = (token: string, current: string, password: string) =>
  sandbox.api('/v1/user/password', { method: 'PUT', token, body: { current, password } });

async function freshWithMail() {
  const customer = await sandbox.freshCustomer();
  return { ...customer, email: `${customer.user.toLowerCase()}@example.com` };
}

describe('a forgotten password', () => {
  it('is recovered by mail: a provisional one signs in, a new one is chosen, then only that works', async () => {
    const { user, email, password } = await freshWithMail();
    const recovery = await sandbox.api('/v1/recover', { body: { email: email.toUpperCase() } });
    expect([recovery.status, recovery.body.data.result]).toEqual([200, true]);
    const [mail] = await mailsTo(email);
    expect(mail.text).toContain(user);
    expect(mail.text).toContain(mail.code);

    const session = await signIn(user, mail.code);
    expect(session.body.data.result.change_password).toBe(true);
    expect((await signIn(user, password)).body.data.result.change_password).toBe(false);

    const changed = await change(session.body.data.result.token, mail.code, chosen);
    expect(changed.status).toBe(200);
    const { token } = changed.body.data.result;
    expect((await sandbox.api('/v2/users/', { token })).status).toBe(200);
    expect((await signIn(user, chosen)).body.data.result.change_password).toBe(false);
    for (const old of [mail.code, password]) expect((await signIn(user, old)).status).toBe(403);
  });

  it('is provisional for one hour, and a second one replaces the first', async () => {
    const { user, email } = await freshWithMail();
    await sandbox.api('/v1/recover', { body: { email } });
    await sandbox.api('/v1/recover', { body: { email } });
    const [second, first] = await mailsTo(email);
    expect((await signIn(user, first.code)).status).toBe(403);
    expect((await signIn(user, second.code)).status).toBe(200);
    await sandbox.control('/clock', { body: { advanceSeconds: 3601 } });
    const late = await signIn(user, second.code);
    await sandbox.control('/clock', { body: {} });
    expect(late.status).toBe(403);
  });

  it('is written in the requested language', async () => {
    const { email } = await freshWithMail();
    await sandbox.api('/v1/recover?lang=ca_ES', { body: { email } });
    expect((await mailsTo(email))[0].subject).toBe('La seva contrasenya provisional de Lluerna');
  });

  it('has the same response for a stranger, who receives no mail', async () => {
    const { email } = await freshWithMail();
    const known = await sandbox.api('/v1/recover', { body: { email } });
    const stranger = await sandbox.api('/v1/recover', { body: { email: 'nobody@example.com' } });
    expect([stranger.status, stranger.text]).toEqual([known.status, known.text]);
    expect(await mailsTo('nobody@example.com')).toEqual([]);
  });

  it.each(['/v1/recover', '/v1/user/reset/'])(
    'limits the mails to an address: %s',
    async (path) => {
      const { user, email } = await freshWithMail();
      for (const address of [email, `no-${email}`]) {
        const body = path === '/v1/recover' ? { email: address } : { email: address, nif: user };
        const answers = await Promise.all(
          Array.from({ length: 11 }, () => sandbox.api(path, { body })),
        );
        const refused = answers.filter(({ status }) => status === 429);
        expect(refused).toHaveLength(1);
        expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
      }
      expect(await mailsTo(email)).toHaveLength(10);
    },
  );

  it.each([
    ['/v1/recover', { email: 'ana@localhost' }, { email: ['invalid'] }],
    ['/v1/recover', {}, { email: ['required'] }],
    [
      '/v1/user/reset/',
      { email: 'laura.ferrer@example.com', nif: '00000000X' },
      { nif: ['invalid'] },
    ],
    ['/v1/user/reset/', { email: 'a..b@example.com', nif: 'x' }, { email: ['invalid'] }],
  ])('names what is wrong: %s %o', async (path, body, errors) => {
    const answer = await sandbox.api(path, { body });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toMatchObject(errors);
  });
});

describe('the log of a sandbox without switches', () => {
  const closed = testSandbox({ control: false, printMail: true });

  it('shows subject and code of what is written', async () => {
    const lines: string[] = [];
    const log = vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(line));
    const email = 'laura.ferrer@example.com';
    await closed.api('/v1/recover', { body: { email } });
    log.mockRestore();
    const [line = ''] = lines;
    expect(line).toContain(`${email}: Su contraseña provisional de Lluerna`);
    const code = /\[(.+)\]$/.exec(line)?.[1];
    const body = { user: '00000000T', password: code };
    const { result } = (await closed.api('/v1/get_token', { body })).body.data;
    expect(result.change_password).toBe(true);
    expect((await closed.control('/mail')).status).toBe(404);
  });
});

describe('a reset by tax id and e-mail', () => {
  it('needs both to belong together; the response does not reveal it', async () => {
    const { user, email } = await freshWithMail();
    const reset = (nif: string) => sandbox.api('/v1/user/reset/', { body: { email, nif } });
    const stranger = await reset('99999999R');
    expect(await mailsTo(email)).toEqual([]);
    const right = await reset(`es ${user.toLowerCase()}`);
    expect([right.status, right.text]).toEqual([stranger.status, stranger.text]);
    const [mail] = await mailsTo(email);
    expect((await signIn(user, mail.code)).body.data.result.change_password).toBe(true);
  });
});

describe('changing the password', () => {
  it('ends every other session and goes on with this one', async () => {
    const { user, password, token } = await sandbox.freshCustomer();
    const other = (await signIn(user, password)).body.data.result.token;
    const changed = await change(other, password, chosen);
    expect((await sandbox.api('/v2/users/', { token })).body.message).toBe('token_invalid');
    for (const mine of [other, changed.body.data.result.token]) {
      expect((await sandbox.api('/v2/users/', { token: mine })).status).toBe(200);
    }
  });

  it('counts once where several come at the same time with the same present one', async () => {
    const { user, password, token } = await sandbox.freshCustomer();
    const chosenOnes = ['Portal-demo-2', 'Portal-demo-3', 'Portal-demo-4'];
    const answers = await Promise.all(chosenOnes.map((other) => change(token, password, other)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
    const counts = chosenOnes[answers.findIndex(({ status }) => status === 200)] ?? '';
    expect((await signIn(user, counts)).status).toBe(200);
  });

  it.each([
    ['abcdef', ['upper_case_missing', 'digit_missing', 'symbol_missing']],
    ['ABC-12', ['lower_case_missing']],
    ['aB-1', ['too_short']],
    ['Portal-demo-1', ['same']],
  ])('names the rules that %s breaks', async (password, codes) => {
    const customer = await sandbox.freshCustomer();
    const answer = await change(customer.token, customer.password, password);
    expect([answer.status, answer.body.errors]).toEqual([400, { password: codes }]);
    expect((await signIn(customer.user, customer.password)).status).toBe(200);
  });

  it('keeps to the policy that is served', async () => {
    const settings = { passwordPolicy: { minLength: 12, symbol: false } };
    const { token, password } = await sandbox.freshCustomer({ settings });
    const short = await change(token, password, 'Abcdefgh1');
    expect(short.body.errors).toEqual({ password: ['too_short'] });
    expect((await change(token, password, 'Abcdefghijk1')).status).toBe(200);
  });

  it('takes a long password and one in other letters', async () => {
    const { token, user, password } = await sandbox.freshCustomer();
    const long = `Ñandú-1 ${'contraseña '.repeat(10)}`;
    expect((await change(token, password, long)).status).toBe(200);
    expect((await signIn(user, long)).status).toBe(200);
  });

  it('requires the current one, and stops guessing after ten failures', async () => {
    const { token, user, password } = await sandbox.freshCustomer();
    for (let attempt = 0; attempt < 10; attempt++) {
      const wrong = await change(token, 'guess', chosen);
      expect([wrong.status, wrong.body.message]).toEqual([403, 'wrong_current_password']);
    }
    expect((await change(token, password, chosen)).status).toBe(429);
    expect((await signIn(user, password)).status).toBe(200);
  });

  it('is refused to a token that only looks', async () => {
    const { readOnlyToken, password, user } = await sandbox.freshCustomer();
    const refused = await change(readOnlyToken, password, chosen);
    expect([refused.status, refused.body.message]).toEqual([403, 'read_only']);
    expect((await signIn(user, password)).status).toBe(200);
  });
});
