import { describe, expect, it } from 'vitest';
import { contractOf, testSandbox } from '#tests/sandbox/sandbox-client.ts';

const sandbox = testSandbox();
let newcomers = 0;
const email = () => `newcomer-${++newcomers}@example.com`;

interface Form {
  nif: string;
  contract: string;
  email: string;
  email2: string;
  accept_conditions: boolean;
  accept_gdpr: boolean;
  phone?: string;
  invoiceNumber?: string;
}

/** A customer with contracts who has not signed up, and the form that they would send. */
async function newcomer() {
  const customer = await sandbox.freshCustomer({ account: false });
  const address = email();
  const form: Form = {
    nif: customer.user,
    contract: contractOf(customer, 'active'),
    email: address,
    email2: address,
    accept_conditions: true,
    accept_gdpr: true,
  };
  return { customer, form };
}

const confirm = (form: Form, lang = 'es_ES') =>
  sandbox.api(`/v1/signup/confirm?lang=${lang}`, { body: { FormConfirm: form } });
const render = async (form: Form, lang?: string) =>
  (await confirm(form, lang)).body.data.result.render;
const mailsTo = async (address: string) =>
  (await sandbox.control(`/mail?to=${encodeURIComponent(address)}`)).body.mails;
const activate = (code: string, password = 'Portal-demo-2') =>
  sandbox.api('/v1/user/activate', { body: { code, password } });

async function withSettings(signUp: unknown, act: () => Promise<void>) {
  await sandbox.control('/settings/public', { method: 'PUT', body: { signUp } });
  try {
    await act();
  } finally {
    await sandbox.control('/settings/public', { method: 'PUT', body: {} });
  }
}

describe('signing up', () => {
  it('sends a code that opens the account with the password of choice', async () => {
    const { customer, form } = await newcomer();
    const answer = await render({ ...form, nif: `es-${form.nif.toLowerCase()}` });
    expect(answer.errors).toEqual([]);
    expect(answer.body).toMatch(/^<p>.*correo electrónico.*<\/p>$/);
    const [mail] = await mailsTo(form.email);
    expect(mail.text).toContain(`/activacion?code=${mail.code}`);

    const opened = await activate(` ${mail.code} `);
    expect([opened.status, opened.body.data.result.change_password]).toEqual([200, false]);
    const { token } = opened.body.data.result;
    const profile = (await sandbox.api('/v2/users/', { token })).body.data;
    expect(profile).toMatchObject({ id: customer.id, email: form.email });
    expect(await sandbox.signIn(customer.user, 'Portal-demo-2')).toBeTruthy();
    expect((await activate(mail.code)).body.errors).toEqual({ code: ['invalid'] });
  });

  it('knows the contract by the last six characters of its CUPS, of 20 as of 22, and by no others', async () => {
    const { customer, form } = await newcomer();
    const path = `/v2/contracts/${form.contract}`;
    const { cups } = (await sandbox.api(path, { token: customer.token })).body.data;
    expect(cups.name).toHaveLength(22);
    const mailsFor = async (contract: string) => {
      const address = email();
      const errors = (await render({ ...form, contract, email: address, email2: address })).errors;
      expect(errors).toEqual([]);
      return (await mailsTo(address)).length;
    };
    const of20 = cups.name.slice(0, 20);
    const ends = { of22: cups.name.slice(-6), of20: of20.slice(-6) };
    expect(await mailsFor(ends.of22.toLowerCase())).toBe(1);
    expect(await mailsFor(ends.of20.toLowerCase())).toBe(1);
    for (const other of [cups.name.slice(-7, -1), of20.slice(-5), cups.name.slice(-7), cups.name])
      expect([other, await mailsFor(other)]).toEqual([other, 0]);
  });

  it('has the same response for data that do not belong together, and sends no mail', async () => {
    const { form } = await newcomer();
    const right = await confirm(form);
    const strangers = [
      { nif: '99999999R' },
      { contract: '9999999' },
      { contract: contractOf(await sandbox.freshCustomer(), 'active') },
    ];
    for (const wrong of strangers) {
      const address = email();
      const answer = await confirm({ ...form, ...wrong, email: address, email2: address });
      expect([answer.status, answer.text]).toEqual([right.status, right.text]);
      expect(await mailsTo(address)).toEqual([]);
    }
  });

  it('cannot take over an account that is open: its owner is notified instead', async () => {
    const owner = await sandbox.freshCustomer();
    const { form } = await newcomer();
    const known = await confirm({
      ...form,
      nif: owner.user,
      contract: contractOf(owner, 'active'),
    });
    expect(known.text).toBe((await confirm(form)).text);
    const mails = await mailsTo(`${owner.user.toLowerCase()}@example.com`);
    expect(mails.map(({ code }: { code: string | null }) => code)).toEqual([null]);
    expect(await sandbox.signIn(owner.user)).toBeTruthy();
  });

  it('lists all errors, in order and in the requested language', async () => {
    const empty = {
      nif: '',
      contract: ' ',
      email: 'ana@localhost',
      email2: 'eva@example.com',
      accept_conditions: false,
      accept_gdpr: false,
    };
    expect(await render(empty)).toEqual({
      errors: [
        '<p>Escriba su NIF.</p>',
        '<p>Escriba el número de contrato o los seis últimos caracteres del CUPS.</p>',
        '<p>El correo electrónico no es correcto.</p>',
        '<p>Las dos direcciones de correo no coinciden.</p>',
        '<p>Tiene que aceptar las condiciones de uso.</p>',
        '<p>Tiene que aceptar el tratamiento de sus datos.</p>',
      ],
      body: null,
    });
    const catalan = await render({ ...empty, nif: '00000000X' }, 'ca_ES');
    expect(catalan.errors[0]).toBe('<p>El NIF no és correcte. Revisi els números i la lletra.</p>');
  });

  it('requires a telephone and an invoice of that contract where the settings do', async () => {
    const { customer, form } = await newcomer();
    await withSettings({ phoneField: true, invoiceNumberField: true }, async () => {
      expect((await render(form)).errors).toHaveLength(2);
      expect((await render({ ...form, phone: '+34123', invoiceNumber: 'x' })).errors).toEqual([
        '<p>El teléfono no es correcto.</p>',
      ]);
      const phone = '+34 600 100 200';
      expect((await render({ ...form, phone, invoiceNumber: 'F0000000' })).errors).toEqual([]);
      expect(await mailsTo(form.email)).toEqual([]);

      const invoices = await sandbox.api('/v1/invoices/', { token: customer.token });
      const { number } = invoices.body.data.result.items.find(
        ({ contract }: { contract: { name: string } }) => contract.name === form.contract,
      );
      await confirm({ ...form, phone, invoiceNumber: number });
      const [mail] = await mailsTo(form.email);
      const { token } = (await activate(mail.code)).body.data.result;
      const profile = (await sandbox.api('/v2/users/', { token })).body.data;
      expect(profile.mobile).toBe('+34600100200');
    });
  });

  it('is limited for each person, known or not', async () => {
    const { form } = await newcomer();
    for (const nif of [form.nif, '99999999R']) {
      await sandbox.control('/attempts', { method: 'DELETE' });
      const answers = await Promise.all(
        Array.from({ length: 11 }, () => confirm({ ...form, nif })),
      );
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    }
  });

  it('is closed where the retailer does not offer it', async () => {
    const { form } = await newcomer();
    await withSettings({ enabled: false }, async () => {
      const answers = [await confirm(form), await activate('does-not-matter')];
      expect(answers.map(({ status, body }) => [status, body.message])).toEqual([
        [403, 'feature_disabled'],
        [403, 'feature_disabled'],
      ]);
    });
  });
});

describe('the code of an account', () => {
  const codeOf = async () => {
    const { customer, form } = await newcomer();
    await confirm(form);
    return { customer, code: (await mailsTo(form.email))[0].code as string };
  };

  it('is not used up by a password that is not good enough', async () => {
    const { code } = await codeOf();
    const weak = await activate(code, 'abcdef');
    expect(weak.body.errors).toEqual({
      password: ['upper_case_missing', 'digit_missing', 'symbol_missing'],
    });
    expect((await activate(code)).status).toBe(200);
  });

  it('works for a day', async () => {
    const { code } = await codeOf();
    await sandbox.control('/clock', { body: { advanceSeconds: 24 * 3600 + 1 } });
    const late = await activate(code);
    await sandbox.control('/clock', { body: {} });
    expect([late.status, late.body.errors]).toEqual([400, { code: ['invalid'] }]);
    expect((await activate(code)).status).toBe(200);
  });

  it('opens once, also for two who come at the same time', async () => {
    const { code } = await codeOf();
    const both = await Promise.all([activate(code, 'Portal-demo-3'), activate(code)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('cannot be guessed: ten failures are enough', async () => {
    await sandbox.control('/attempts', { method: 'DELETE' });
    for (let attempt = 0; attempt < 10; attempt++) await activate('guess-guess');
    expect((await activate('guess-guess')).status).toBe(429);
    await sandbox.control('/attempts', { method: 'DELETE' });
  });
});
