import { expect, it } from 'vitest';
import { someDni } from '#tests/sandbox/contracting/lead-fixture.ts';
import { testSandbox } from '#tests/sandbox/sandbox-client.ts';

const sandbox = testSandbox();
const file = (name: string) => ({ name, content: 'data:application/pdf;base64,JVBERi0xLjQK' });
const claim = (change: object = {}) =>
  sandbox.api('/v1/atc/unsigned/?lang=ca_ES', {
    body: {
      name: 'Ana Gil Mora',
      email: `${someDni().toLowerCase()}@example.com`,
      type: 'not_contracted',
      text: 'Me ha llegado una factura y no soy cliente.',
      ...change,
    },
  });

it('people without a contract can claim, and their receipt has number, moment and content', async () => {
  const email = `${someDni().toLowerCase()}@example.com`;
  const answer = await claim({ email, contract: '0010101', attachments: [file('factura.pdf')] });
  expect(answer.status, answer.text).toBe(200);
  const { number, received_at } = answer.body.data.result;
  const stored = await sandbox.control(`/support-requests?email=${email}`);
  expect(stored.body).toMatchObject([
    {
      ...{ id: number, kind: 'claim', category: 'not_contracted', created_at: received_at },
      ...{ claimant_name: 'Ana Gil Mora', claimant_contract_number: '0010101' },
      ...{ title: 'Yo no he contratado esto', files: ['factura.pdf'] },
    },
  ]);
  const { mails } = (await sandbox.control(`/mail?to=${email}`)).body;
  expect(mails[0].subject).toContain(String(number));
  for (const said of ['Jo no he contractat això', 'no soy cliente', 'factura.pdf', 'Ana Gil Mora'])
    expect(mails[0].text).toContain(said);
});

it('the types that a visitor may read are those of claims', async () => {
  const { result } = (await sandbox.api('/v1/atc/unsigned/tipus')).body.data;
  expect(result).toContainEqual({ code: '02', label: 'Facturación y medida' });
  expect((await claim({ type: '02' })).status).toBe(200);
});

it.each([
  [{ name: '  ' }, { name: ['required'] }],
  [{ email: 'x@y' }, { email: ['invalid'] }],
  [{ vat: '1' }, { vat: ['invalid'] }],
  [{ mobile: '600000002' }, { mobile: ['invalid'] }],
  [{ cups: 'ES00' }, { cups: ['invalid'] }],
  [{ type: '99' }, { type: ['unknown'] }],
  [{ text: ' ' }, { text: ['required'] }],
  [{ attachments: [{ ...file('a.exe') }] }, { attachments: ['file_type'] }],
])('is refused: %j', async (change, errors) => {
  const answer = await claim(change);
  expect([answer.status, answer.body.errors]).toEqual([400, errors]);
});
