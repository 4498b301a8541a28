import { expect, it } from 'vitest';
import { leadClient } from '#tests/sandbox/contracting/lead-client.ts';
import { leadSteps, someDni, withField } from '#tests/sandbox/contracting/lead-fixture.ts';
import { contractOf, testSandbox } from '#tests/sandbox/sandbox-client.ts';
import { pdfText } from '#tests/support/trials/pdf-text.ts';

const sandbox = testSandbox();
const { sendAll } = leadClient(sandbox);

/** Paths of the links in the e-mails to an address, the newest first. */
const links = async (address: string): Promise<string[]> => {
  const { mails } = (await sandbox.control(`/mail?to=${encodeURIComponent(address)}`)).body;
  return mails.flatMap(({ text }: { text: string }) => /\/sandbox-signature\/\S+/.exec(text) ?? []);
};
const open = (path = '') => sandbox.page(path);
const sign = (path = '') => sandbox.page(path, { method: 'POST' });

it('the link of the e-mail signs a change, once; of two requests only the last one’s is good', async () => {
  const customer = await sandbox.freshCustomer();
  const { token, id } = customer;
  const name = contractOf(customer, 'signed');
  const account = { already_registered: false, owner_is_bank_owner: true };
  const change = (iban: string) =>
    sandbox.api(`/v1/contracts/${name}/iban/`, { token, body: { ...account, iban } });
  const ibans = ['ES9121000418450200051332', 'ES7921000813610123456789'];
  for (const iban of ibans) expect((await change(iban)).body.data.waiting_for_signature).toBe(true);
  const [last, first] = await links(`${customer.user.toLowerCase()}@example.com`);
  expect([(await open(first)).status, (await sign(first)).status]).toEqual([404, 404]);

  const page = await open(last);
  expect(page.text).toContain('Solo falta su firma: cambio de la cuenta de cargo');
  expect(page.text).toContain('<button type="submit">Firmar</button>');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  const stored = async () => (await sandbox.control(`/customers/${id}/contracts/${name}`)).body;
  expect((await stored()).pending).toHaveLength(1);
  for (const _ of ['signs', 'is signed already'])
    expect((await sign(last)).text).toContain('Ya está firmado');
  const { pending, iban } = await stored();
  expect([pending, iban.replaceAll(' ', '')]).toEqual([[], ibans[1]]);
});

it('a new contract is sent to be signed, and its link signs it: the order goes on', async () => {
  const vat = someDni();
  const email = `firma-${vat.toLowerCase()}@example.com`;
  const [place, person, ...others] = leadSteps({ vat });
  const own = withField(person, 'owner_address.email', email);
  const { last } = await sendAll([place, own, ...others]);
  const order = { reference: last?.body.result.reference, proof: email };
  const state = async () =>
    (await sandbox.api('/v1/orders/state/', { body: order })).body.data.result.state;
  expect(await state()).toBe('contract_sent');
  const [{ attachments }] = (await sandbox.control(`/mail?to=${email}`)).body.mails;
  expect(pdfText(Buffer.from(attachments[0].content, 'base64'))).toContain('Luz Clara');
  const [link] = await links(email);
  expect((await sign(link)).status).toBe(200);
  expect(await state()).toBe('with_distributor');
});

it('an unknown link signs nothing', async () => {
  const unknown = await sign('/sandbox-signature/unknown');
  expect([unknown.status, unknown.text.includes('Este enlace ya no vale')]).toEqual([404, true]);
});
