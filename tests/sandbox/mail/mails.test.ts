import { describe, expect, it } from 'vitest';
import { leadClient } from '#tests/sandbox/contracting/lead-client.ts';
import { leadSteps, someDni, withField } from '#tests/sandbox/contracting/lead-fixture.ts';
import { cardClient, PAYS } from '#tests/sandbox/invoices/card-client.ts';
import { contractOf, testSandbox } from '#tests/sandbox/sandbox-client.ts';

const sandbox = testSandbox();
const cards = cardClient(sandbox);
const { sendAll } = leadClient(sandbox);

interface Mail {
  id: number;
  subject: string;
  text: string;
  html: string;
  language: string;
}

const mailsTo = async (address: string): Promise<Mail[]> =>
  (await sandbox.control(`/mail?to=${encodeURIComponent(address)}`)).body.mails;
const mailbox = () => `buzon-${someDni().toLowerCase()}@example.com`;
const ofUser = (user: string) => `${user.toLowerCase()}@example.com`;

/** Addresses to which what a customer or visitor did was written. */
type Act = (lang: string) => Promise<string>;

const newcomer = async (account: boolean, email: string) => {
  const customer = await sandbox.freshCustomer({ account });
  const contract = contractOf(customer, 'active');
  const accepted = { accept_conditions: true, accept_gdpr: true };
  return { customer, form: { nif: customer.user, contract, email, email2: email, ...accepted } };
};

const signUp = async (lang: string, account: boolean) => {
  const email = mailbox();
  const { customer, form } = await newcomer(account, email);
  await sandbox.api(`/v1/signup/confirm?lang=${lang}`, { body: { FormConfirm: form } });
  return account ? ofUser(customer.user) : email;
};

/** Requests another e-mail: the present address, and the other one. */
const requestEmail = async (lang: string, email = mailbox()) => {
  const { token, user, password } = await sandbox.freshCustomer();
  const body = { email, password };
  await sandbox.api(`/v1/user/email/?lang=${lang}`, { token, body });
  return { old: ofUser(user), email, token };
};

const order = async (lang: string) => {
  const vat = someDni();
  const email = mailbox();
  const [place, person, ...others] = leadSteps({ vat });
  const own = withField(withField(person, 'commsLanguage', lang), 'owner_address.email', email);
  const { last } = await sendAll([place, own, ...others]);
  return { email, reference: last?.body.result.reference as string };
};

const acts: Record<string, Act> = {
  activation: (lang) => signUp(lang, false),
  known: (lang) => signUp(lang, true),
  async recovery(lang) {
    const email = ofUser((await sandbox.freshCustomer()).user);
    await sandbox.api(`/v1/recover?lang=${lang}`, { body: { email } });
    return email;
  },
  confirmation: async (lang) => (await requestEmail(lang)).email,
  requested: async (lang) => (await requestEmail(lang)).old,
  async changed(lang) {
    const { old, email, token } = await requestEmail(lang);
    const [{ code }] = (await sandbox.control(`/mail?to=${email}`)).body.mails;
    await sandbox.api(`/v1/user/email/confirm?lang=${lang}`, { token, body: { code } });
    return old;
  },
  async taken(lang) {
    const owner = ofUser((await sandbox.freshCustomer()).user);
    return (await requestEmail(lang, owner)).email;
  },
  async newsletter(lang) {
    const subscriptor_or_email = mailbox();
    const body = { subscriptor_or_email, selected_newsletters: [1] };
    await sandbox.api(`/v1/subscriber/set_active_newsletters?lang=${lang}`, { body });
    return subscriptor_or_email;
  },
  order: async (lang) => (await order(lang)).email,
  async withdrawal(lang) {
    const { email, reference } = await order(lang);
    const body = { name: 'Ana Pérez Gil', confirm: true, reference, proof: email };
    await sandbox.api(`/v1/orders/withdrawals/?lang=${lang}`, { body });
    return email;
  },
  async signature(lang) {
    const customer = await sandbox.freshCustomer();
    const path = `/v1/contracts/${contractOf(customer, 'indebted')}/electronic_notification/`;
    await sandbox.api(`${path}?lang=${lang}`, { token: customer.token, body: {} });
    return ofUser(customer.user);
  },
  async receipt(lang) {
    const email = mailbox();
    const claim = { name: 'Ana Gil Mora', type: 'not_contracted', text: 'No soy cliente.' };
    await sandbox.api(`/v1/atc/unsigned/?lang=${lang}`, { body: { ...claim, email } });
    return email;
  },
  async payment(lang) {
    const { token, user, invoice } = await cards.debtor();
    await sandbox.api('/v1/user/language/', { method: 'PUT', token, body: { language: lang } });
    expect((await cards.payBy(PAYS, token, invoice)).status).toBe(200);
    return ofUser(user);
  },
};

describe('what the texts speak of has its texts (issue 42, 1.4): each e-mail is in the language of its reader', () => {
  it.each<[string, Record<string, string[]>]>([
    [
      'activation',
      {
        es_ES: ['Active su cuenta de Lluerna', 'Activar la cuenta', '/activacion?code='],
        ca_ES: ['Activi el seu compte de Lluerna', 'Activar el compte', '/activacio?code='],
        en_US: ['Activate your Lluerna account', 'Activate account', '/activacion?code='],
      },
    ],
    [
      'known',
      {
        es_ES: ['Ya tiene una cuenta de Lluerna', '/recordar-clave'],
        ca_ES: ['Ja té un compte de Lluerna', '/recordar-clau'],
        fr_FR: ['Vous avez déjà un compte Lluerna'],
      },
    ],
    [
      'recovery',
      {
        es_ES: ['Su contraseña provisional de Lluerna', 'Vale durante una hora.'],
        ca_ES: ['La seva contrasenya provisional de Lluerna', 'Val durant una hora.'],
        de_DE: ['Ihr vorläufiges Passwort für Lluerna', 'Es gilt eine Stunde.'],
      },
    ],
    [
      'confirmation',
      {
        es_ES: ['Confirme su nuevo correo de Lluerna', '/confirmar-correo?code='],
        ca_ES: ['Confirmi el seu correu nou de Lluerna', '/confirmar-correu?code='],
        gl_ES: ['Confirme o seu novo correo de Lluerna', '/confirmar-correo?code='],
      },
    ],
    [
      'requested',
      {
        es_ES: ['Ha pedido cambiar el correo de su cuenta de Lluerna', '/perfil'],
        ca_ES: ['Ha demanat canviar el correu del seu compte de Lluerna', '/perfil'],
        de_DE: ['Sie möchten die E-Mail-Adresse Ihres Kontos bei Lluerna ändern'],
      },
    ],
    [
      'changed',
      {
        es_ES: ['El correo de su cuenta de Lluerna ha cambiado', 'llámenos cuanto antes al 900'],
        ca_ES: ['El correu del seu compte de Lluerna ha canviat', 'truqui’ns'],
        fr_FR: ['L’adresse e-mail de votre compte Lluerna a changé', 'appelez-nous'],
      },
    ],
    [
      'taken',
      {
        es_ES: ['Este correo ya es el de una cuenta de Lluerna'],
        ca_ES: ['Aquest correu ja és el d’un compte de Lluerna'],
        de_DE: ['Diese E-Mail-Adresse gehört schon zu einem Konto bei Lluerna'],
      },
    ],
    [
      'newsletter',
      {
        es_ES: ['Confirme sus boletines', '/boletin?params='],
        ca_ES: ['Confirmi els seus butlletins', '/butlleti?params='],
        gl_ES: ['Confirme os seus boletíns', '/boletin?params='],
      },
    ],
    [
      'order',
      {
        es_ES: ['Solo falta su firma: contrato nuevo', '/sandbox-signature/'],
        ca_ES: ['Només falta la seva signatura: contracte nou', 'Revisar i signar: '],
        en_US: ['We just need your signature: new contract'],
      },
    ],
    [
      'signature',
      {
        es_ES: ['Solo falta su firma: notificación electrónica', '/sandbox-signature/'],
        ca_ES: ['Només falta la seva signatura: notificació electrònica'],
        de_DE: ['Es fehlt nur noch Ihre Unterschrift: elektronische Zustellung'],
      },
    ],
    [
      'withdrawal',
      {
        es_ES: ['Hemos recibido su desistimiento', 'demuestra que ha desistido y cuándo'],
        ca_ES: ['Hem rebut el seu desistiment', 'demostra que ha desistit i quan'],
        fr_FR: ['Nous avons reçu votre rétractation', 'Gardez cet e-mail'],
      },
    ],
    [
      'receipt',
      {
        es_ES: ['Hemos recibido su solicitud n.º', 'No soy cliente.', 'Guarde este correo'],
        ca_ES: ['Hem rebut la seva sol·licitud núm.', 'No soy cliente.', 'Desi aquest correu'],
        en_US: ['We have received your request no.', 'No soy cliente.', 'Keep this email'],
      },
    ],
    [
      'payment',
      {
        es_ES: ['Recibo del pago de la factura', 'Número de operación: tr_', '/facturas'],
        ca_ES: ['Rebut del pagament de la factura', 'Número d’operació: tr_', '/factures'],
      },
    ],
  ])('%s', async (kind, languages) => {
    for (const [lang, [subject = '', ...words]] of Object.entries(languages)) {
      const act = acts[kind];
      if (!act) throw new Error(kind);
      const [mail] = await mailsTo(await act(lang));
      expect(mail?.subject).toContain(subject);
      expect(mail?.language.slice(0, 2)).toBe(lang.slice(0, 2));
      expect(mail?.html).toContain(`<html lang="${mail?.language}">`);
      for (const said of words) expect(mail?.text).toContain(said);
    }
  });

  it('links are anchors in HTML and addresses in plain text', async () => {
    const [mail] = await mailsTo(await signUp('es_ES', false));
    const address = /Activar la cuenta: (\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(address).toContain(`${sandbox.url()}/activacion?code=`);
    expect(mail?.html).toContain(`<a href="${address}">Activar la cuenta</a>`);
  });

  it('writes what customers typed as it is: HTML is escaped, and names of texts and values are not looked up', async () => {
    const email = mailbox();
    const name = '<img src=x onerror=alert(1)>"\'&{{brand}}$t(mails.bye)';
    const text = '<script>alert(1)</script>\n</body><a href="javascript:alert(1)">x</a>';
    const body = { name, email, type: 'not_contracted', text };
    expect((await sandbox.api('/v1/atc/unsigned/?lang=es_ES', { body })).status).toBe(200);
    const [mail] = await mailsTo(email);
    expect(mail?.text).toContain(`Hola, ${name}:`);
    expect(mail?.text).toContain(text);
    expect(mail?.html).not.toMatch(/<(img|script)|href="javascript|<\/body>.*<\/body>/s);
    expect(mail?.html).toContain('&#60;script&#62;alert(1)&#60;/script&#62;');
    expect(mail?.html).toContain('{{brand}}$t(mails.bye)');
  });
});

describe('the mailbox', () => {
  const address = '/sandbox/mailbox';

  it('lists e-mails, the newest first, those to one address where one is named, and opens each', async () => {
    const email = mailbox();
    for (const lang of ['es_ES', 'ca_ES'])
      await sandbox.api(`/v1/subscriber/set_active_newsletters?lang=${lang}`, {
        body: { subscriptor_or_email: email, selected_newsletters: [1] },
      });
    const list = await sandbox.page(`${address}?to=${encodeURIComponent(email.toUpperCase())}`);
    expect(list.status).toBe(200);
    const subjects = [...list.text.matchAll(/<a href="\S+?\/(\d+)" lang="(\S+)">(.*?)<\/a>/g)];
    expect(subjects.map(([, , language, subject]) => [language, subject])).toEqual([
      ['ca-ES', 'Confirmi els seus butlletins'],
      ['es-ES', 'Confirme sus boletines'],
    ]);
    expect((await sandbox.page(address)).text).toContain(email);

    const id = subjects[0]?.[1];
    const page = await sandbox.page(`${address}/${id}`);
    expect(page.text).toContain(`src="${address}/${id}/html"`);
    expect(page.text).toContain('Confirmi amb aquest enllaç');
    const html = await sandbox.page(`${address}/${id}/html`);
    expect(html.text).toContain('<html lang="ca-ES">');
    expect(html.headers.get('content-security-policy')).toMatch(/^default-src 'none';.*sandbox/);
    for (const missing of ['/0', '/x', '/999999999999', `/${id}/files/0`])
      expect((await sandbox.page(address + missing)).status).toBe(404);
  });

  it('has files as downloads, and escapes what customers typed', async () => {
    const { email } = await order('es_ES');
    const list = await sandbox.page(`${address}?to=${email}`);
    const [, id] = /\/(\d+)" lang="es-ES">El resumen de su contrato/.exec(list.text) ?? [];
    const file = await sandbox.page(`${address}/${id}/files/0`);
    expect(file.headers.get('content-disposition')).toMatch(
      /^attachment; filename\*=UTF-8''.*pdf$/,
    );
    expect(new TextDecoder('latin1').decode(file.bytes.slice(0, 5))).toBe('%PDF-');

    const hostile = await sandbox.page(`${address}?to=${encodeURIComponent('"><script>')}`);
    expect(hostile.text).not.toContain('<script>');
    expect(hostile.text).toContain('No hay ningún correo');
  });

  describe('of a sandbox without switches', () => {
    const closed = testSandbox({ control: false });
    it('does not exist', async () => {
      expect((await closed.page(address)).status).toBe(404);
    });
  });
});
