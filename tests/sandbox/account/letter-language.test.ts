import { expect, it } from 'vitest';
import { contractOf, testSandbox } from '#tests/sandbox/sandbox-client.ts';
import { pdfText } from '#tests/support/trials/pdf-text.ts';

const sandbox = testSandbox();

it('L24: e-mails and documents are in the language that the customer chose, whatever the page is in', async () => {
  const customer = await sandbox.freshCustomer();
  const { token } = customer;
  const languages = async () =>
    (await sandbox.api('/v1/user/language/', { token })).body.data.result;
  expect(await languages()).toEqual([
    { code: 'es_ES', name: 'Español', chosen: true },
    { code: 'ca_ES', name: 'Català', chosen: false },
  ]);
  const choose = (language: string, by = token) =>
    sandbox.api('/v1/user/language/', { method: 'PUT', token: by, body: { language } });
  const wrong = await choose('fr_FR');
  expect([wrong.status, wrong.body.errors]).toEqual([400, { language: ['unknown'] }]);
  expect((await choose('ca_ES', customer.readOnlyToken)).status).toBe(403);
  expect((await choose('ca_ES')).status).toBe(200);
  expect((await languages())[1]).toMatchObject({ code: 'ca_ES', chosen: true });

  const { email } = (await sandbox.api('/v2/users/', { token })).body.data;
  const contract = contractOf(customer, 'active');
  const body = { contract, tipus: '02', subtipus: '036', comments: 'No es el consumo.' };
  await sandbox.api(`/v1/contracts/${contract}/atc/?lang=es_ES`, { token, body });
  const [mail] = (await sandbox.control(`/mail?to=${encodeURIComponent(email)}`)).body.mails;
  expect(mail.text).toContain('Desi aquest correu');
  const pdf = await sandbox.api(`/v1/contracts/${contract}/pdf/?lang=es_ES`, { token });
  expect(pdfText(pdf.bytes)).toContain('Punt de subministrament');
});
