import { expect, it } from 'vitest';
import portal from '#schemas/portal.json' with { type: 'json' };
import { contractOf, testSandbox } from '#tests/sandbox/sandbox-client.ts';
import { pdfText } from '#tests/support/trials/pdf-text.ts';

const sandbox = testSandbox();
const file = { name: 'contador.pdf', content: 'data:application/pdf;base64,JVBERi0xLjQK' };
const [body] = portal.organization.disputes;

const mailsTo = async (address: string): Promise<{ subject: string; text: string }[]> =>
  (await sandbox.control(`/mail?to=${encodeURIComponent(address)}`)).body.mails;

it('L20: a claim has a receipt with its content, date, hour and due date, as a PDF and by e-mail', async () => {
  const customer = await sandbox.freshCustomer();
  const { token } = customer;
  const contract = contractOf(customer, 'active');
  const claim = { contract, tipus: '02', subtipus: '036', comments: 'No es el consumo.' };
  const sent = await sandbox.api(`/v1/contracts/${contract}/atc/?lang=ca_ES`, {
    token,
    body: { ...claim, attachment: file },
  });
  const id = sent.body.data.result;
  const {
    created_at,
    receipt,
    claim: codes,
  } = (await sandbox.api(`/v1/crm/cases/${id}/`, { token })).body.data.result;
  expect(codes).toEqual({ tipus: '02', subtipus: '036' });
  const day = new Date(created_at);
  const due = new Date(day);
  due.setUTCDate(due.getUTCDate() + 5);
  const written = (date: Date, timeStyle?: 'short') =>
    date.toLocaleString('ca-ES', {
      dateStyle: 'long',
      ...(timeStyle && { timeStyle }),
      timeZone: 'Europe/Madrid',
    });
  const content = [
    ...[String(id), 'Facturació de consums', 'No es el consumo.', 'contador.pdf'],
    ...[written(day, 'short'), written(due), body?.name ?? '', contract],
  ];
  const pdf = await sandbox.api(`/v1/crm/cases/${id}/receipt/`, { token });
  expect(pdf.headers.get('content-disposition')).toContain(`justificant-${id}.pdf`);
  const [mail] = await mailsTo(receipt.mailed_to);
  for (const words of content) {
    expect(pdfText(pdf.bytes)).toContain(words);
    expect(mail?.text).toContain(words);
  }
  const other = await sandbox.freshCustomer();
  const theirs = await sandbox.api(`/v1/crm/cases/${id}/receipt/`, { token: other.token });
  expect(theirs.status).toBe(404);
});

it('L20: a visitor has it by e-mail, and an earlier request without a stored receipt as a PDF', async () => {
  const email = `visita-${Date.now()}@example.com`;
  const { body: answer } = await sandbox.api('/v1/crm/unsigned/', {
    body: {
      ...{ email, mobile: '+34600000002', category: 3, subject: 'Cambio de compañía' },
      description: 'Querría saber cuánto tarda.',
    },
  });
  const [mail] = await mailsTo(email);
  expect(mail?.subject).toContain(String(answer.data.result));
  expect(mail?.text).toMatch(/Cambio de compañía.*Querría saber cuánto tarda\./s);

  const token = await sandbox.signIn('00000000T');
  const seeded = await sandbox.api('/v1/crm/cases/', { token });
  const [first] = seeded.body.data.result.items;
  const path = `/v1/crm/cases/${first.id}/receipt/`;
  const [one, two] = [await sandbox.api(path, { token }), await sandbox.api(path, { token })];
  expect(pdfText(one.bytes)).toContain(String(first.id));
  expect(two.bytes).toEqual(one.bytes);
});
