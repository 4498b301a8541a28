import { beforeEach, describe, expect, it } from 'vitest';
import { normaliseIban } from '#domain/identifiers/iban.ts';
import portal from '#schemas/portal.json' with { type: 'json' };
import { contractOf, testSandbox } from '#tests/sandbox/sandbox-client.ts';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';
import { pdfText } from '#tests/support/trials/pdf-text.ts';
import vectors from '#tests/vectors/domain-vectors.json' with { type: 'json' };

const sandbox = testSandbox();
const IBAN = 'ES9121000418450200051332';
const newAccount = { already_registered: false, iban: IBAN, owner_is_bank_owner: true };
let customer: FreshCustomer;

beforeEach(async () => {
  customer = await sandbox.freshCustomer();
});

const change = (
  place: Parameters<typeof contractOf>[1],
  body: unknown,
  headers: Record<string, string> = {},
  by = customer,
) =>
  sandbox.api(`/v1/contracts/${contractOf(by, place)}/iban/`, { token: by.token, body, headers });

const storedContract = async (place: Parameters<typeof contractOf>[1], by = customer) =>
  (await sandbox.control(`/customers/${by.id}/contracts/${contractOf(by, place)}`)).body;

/** The contract as its customer sees it. */
const shown = async (place: Parameters<typeof contractOf>[1]) => {
  const path = `/v2/contracts/${contractOf(customer, place)}`;
  return (await sandbox.api(path, { token: customer.token })).body.data;
};

describe('changing the bank account', () => {
  it('takes a new account at once, shows it in the contract and among one’s own', async () => {
    const { status, body } = await change('active', newAccount);
    expect([status, body.data.waiting_for_signature]).toEqual([200, false]);
    expect(body.data.result.printable_iban).toBe('ES91 2100 0418 4502 0005 1332');
    const { token } = customer;
    const contract = await sandbox.api(`/v2/contracts/${contractOf(customer, 'active')}`, {
      token,
    });
    expect(contract.body.data.bank_account).toEqual(body.data.result);
    const own = (await sandbox.api('/v2/contracts/ibans/', { token })).body.data;
    expect(own).toContainEqual(body.data.result);
    expect((await storedContract('indebted')).iban).not.toBe(body.data.result.printable_iban);
  });

  it('signs a SEPA mandate, which is a document of the contract', async () => {
    await change('active', newAccount);
    const { mandate, attachments, owner_partner } = await shown('active');
    expect(mandate.reference.length).toBeLessThanOrEqual(35);
    const { id } = attachments.find(({ filename }: { filename: string }) =>
      filename.includes(mandate.reference),
    );
    const path = `/v2/contract/download_attachment/${id}`;
    const { bytes } = await sandbox.api(path, { token: customer.token });
    const { legalName, address, creditorId } = portal.organization;
    for (const said of [
      ...['Orden de domiciliación de adeudo directo SEPA', mandate.reference],
      ...[legalName, address, creditorId, owner_partner.name, 'ES91 2100 0418 4502 0005 1332'],
      '8 semanas',
    ])
      expect(pdfText(bytes)).toContain(said);
    const other = await sandbox.freshCustomer();
    expect((await sandbox.api(path, { token: other.token })).status).toBe(404);
  });

  it('takes one of the customer’s own accounts, and stores no account twice', async () => {
    const own = (await sandbox.api('/v2/contracts/ibans/', { token: customer.token })).body.data;
    const chosen = { already_registered: true, bank_id: own[1].id, owner_is_bank_owner: true };
    expect((await change('active', chosen)).body.data.result).toEqual(own[1]);
    expect((await storedContract('active')).iban).toBe(own[1].printable_iban);
    const typed = { ...newAccount, iban: own[0].printable_iban.toLowerCase() };
    expect((await change('active', typed)).body.data.result).toEqual(own[0]);
  });

  it('is not for a contract of gas, which has a call of its own', async () => {
    const before = await storedContract('gas');
    const answer = await change('gas', newAccount);
    expect([answer.status, answer.body.message]).toEqual([404, 'not_found']);
    expect(await storedContract('gas')).toEqual(before);
  });

  it('waits for the signature where the contract requires one', async () => {
    const before = (await storedContract('signed')).iban;
    const { body } = await change('signed', newAccount);
    expect(body.data.waiting_for_signature).toBe(true);
    await change('signed', { ...newAccount, iban: 'DE89370400440532013000' });
    const waiting = await storedContract('signed');
    expect(waiting.iban).toBe(before);
    expect(await shown('signed')).toMatchObject({
      bank_account: { printable_iban: before },
      bank_account_change: {
        bank_account: { printable_iban: 'DE89 3704 0044 0532 0130 00' },
        date_request: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      },
    });
    expect(waiting.pending).toHaveLength(1);
    const path = `/customers/${customer.id}/contracts/${contractOf(customer, 'signed')}/sign`;
    expect((await sandbox.control(path, { method: 'POST' })).body.signed).toEqual(['iban-change']);
    expect(await storedContract('signed')).toMatchObject({
      iban: 'DE89 3704 0044 0532 0130 00',
      pending: [],
    });
    expect(await shown('signed')).toMatchObject({ bank_account_change: null });
  });

  it.each([
    [{}, { already_registered: ['required'], owner_is_bank_owner: ['required'] }],
    [{ ...newAccount, owner_is_bank_owner: false }, { owner_is_bank_owner: ['must_be_true'] }],
    [{ ...newAccount, owner_is_bank_owner: 'true' }, { owner_is_bank_owner: ['invalid'] }],
    [{ ...newAccount, iban: undefined }, { iban: ['required'] }],
    [{ ...newAccount, iban: null }, { iban: ['required'] }],
    [{ ...newAccount, already_registered: true }, { bank_id: ['required'] }],
    [{ ...newAccount, already_registered: true, bank_id: 1 }, { bank_id: ['unknown'] }],
    [{ ...newAccount, files: [{ name: 'a.pdf' }] }, { files: ['required'] }],
  ])('names the fields that are wrong: %j', async (body, errors) => {
    const before = (await storedContract('active')).iban;
    const answer = await change('active', body);
    expect([answer.status, answer.body.errors]).toEqual([400, errors]);
    expect((await storedContract('active')).iban).toBe(before);
  });

  it('ignores fields it does not know', async () => {
    expect((await change('active', { ...newAccount, colour: 'blue' })).status).toBe(200);
  });

  it.each(['draft', 'unsigned', 'ended'] as const)(
    'refuses a contract that is %s',
    async (place) => {
      const answer = await change(place, newAccount);
      expect([answer.status, answer.body.message]).toEqual([406, 'contract_not_active']);
    },
  );

  it('refuses a stranger’s contract as if it did not exist, and a visitor', async () => {
    const stranger = await sandbox.freshCustomer();
    const path = `/v1/contracts/${contractOf(customer, 'active')}/iban/`;
    const foreign = await sandbox.api(path, { token: stranger.token, body: newAccount });
    expect(foreign.status).toBe(404);
    expect((await sandbox.api(path, { body: newAccount })).status).toBe(401);
  });

  it('refuses when the retailer has switched it off', async () => {
    const settings = { features: { ibanChange: { enabled: false } } };
    const off = await sandbox.freshCustomer({ settings });
    const answer = await change('active', newAccount, {}, off);
    expect([answer.status, answer.body.message]).toEqual([403, 'feature_disabled']);
  });
});

describe('a repeat', () => {
  const key = { 'idempotency-key': '5f0c8f8e-first' };

  it('with the same key gets the first answer and does nothing twice', async () => {
    const first = await change('active', newAccount, key);
    await change('active', { ...newAccount, iban: 'DE89370400440532013000' });
    const again = await change('active', newAccount, key);
    expect(again.body).toEqual(first.body);
    expect((await storedContract('active')).iban).toBe('DE89 3704 0044 0532 0130 00');
  });

  it('at the same moment acts once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => change('active', newAccount, key)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const own = (await sandbox.api('/v2/contracts/ibans/', { token: customer.token })).body.data;
    expect(own).toHaveLength(3);
  });

  it('with another body is refused, and a refusal leaves the key free', async () => {
    await change('active', { ...newAccount, iban: 'ES00' }, key);
    expect((await change('active', newAccount, key)).status).toBe(200);
    const other = await change('active', { ...newAccount, iban: 'DE89370400440532013000' }, key);
    expect([other.status, other.body.message]).toEqual([409, 'idempotency_key_reused']);
    const stranger = await sandbox.freshCustomer();
    expect((await change('active', newAccount, key, stranger)).status).toBe(200);
  });
});

describe('numbers of accounts', () => {
  const { valid, afterNormalisation, invalid, disputed } = vectors.types.iban;

  it('takes every valid one, and keeps it normalised', async () => {
    const accepted = [
      ...valid.map((vector) => ({ in: vector.in, canonical: vector.in })),
      ...afterNormalisation,
      ...disputed.map((vector) => ({ in: vector.in, canonical: normaliseIban(vector.in) })),
    ];
    for (const vector of accepted) {
      const { status, body } = await change('active', { ...newAccount, iban: vector.in });
      expect(status, vector.in).toBe(200);
      expect(normaliseIban(body.data.result.printable_iban)).toBe(vector.canonical);
    }
  });

  it('refuses every invalid one by the field', async () => {
    for (const { in: iban, reason } of invalid) {
      const { status, body } = await change('active', { ...newAccount, iban });
      expect(status, `${reason}: ${iban}`).toBe(400);
      expect(Object.keys(body.errors)[0], reason).toBe(iban.includes('\0') ? 'body' : 'iban');
    }
  });
});

describe('proofs of ownership', () => {
  const pdf = (bytes: number) =>
    `data:application/pdf;base64,${Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(bytes - 5)]).toString('base64')}`;
  const withFiles = (...files: { name: string; content: string }[]) => ({ ...newAccount, files });
  const dataUrl = (type: string, ...bytes: number[]) =>
    `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;

  it('are stored by their actual type and the last part of their name', async () => {
    const files = [
      { name: '../../etc/ñandú factura.PDF', content: pdf(100) },
      { name: 'foto.jpg', content: dataUrl('image/jpeg', 0xff, 0xd8, 0xff, 0xe0) },
      { name: 'sin-extensión', content: pdf(10).replace('application/pdf', '') },
    ];
    expect((await change('active', withFiles(...files))).status).toBe(200);
    expect((await storedContract('active')).uploads).toMatchObject([
      { name: 'ñandú factura.PDF', type: 'application/pdf', size: 100, purpose: 'iban-change' },
      { name: 'foto.jpg', type: 'image/jpeg', size: 4 },
      { name: 'sin-extensión', type: 'application/pdf', size: 10 },
    ]);
  });

  it('may have 15,000,000 bytes and not one more', async () => {
    const most = await change('active', withFiles({ name: 'a.pdf', content: pdf(15_000_000) }));
    expect(most.status).toBe(200);
    const more = await change('active', withFiles({ name: 'a.pdf', content: pdf(15_000_001) }));
    expect([more.status, more.body.errors]).toEqual([400, { files: ['file_too_large'] }]);
  });

  const refused: [name: string, content: string, code: string][] = [
    ['program.pdf', dataUrl('application/pdf', 0x4d, 0x5a, 0x90), 'file_type'],
    ['drawing.svg', `data:image/svg+xml;base64,${btoa('<svg/>')}`, 'file_type'],
    ['double.pdf.exe', pdf(50), 'file_type'],
    ['page.pdf', `data:text/html;base64,${btoa('<html>')}`, 'file_type'],
    ...vectors.files.dataUrl.invalid
      .filter((content) => content !== '' && !/html|svg/.test(content))
      .map((content): [string, string, string] => ['a.pdf', content, 'file_unreadable']),
  ];
  it.each(refused)('are refused: %s %s', async (name, content, code) => {
    const answer = await change('active', withFiles({ name, content }));
    expect([answer.status, answer.body.errors]).toEqual([400, { files: [code] }]);
    expect((await storedContract('active')).uploads).toEqual([]);
  });

  it('are required where the retailer wants them, and are at most five', async () => {
    const settings = { features: { ibanChange: { attachments: true } } };
    const owner = await sandbox.freshCustomer({ settings });
    const none = await change('active', newAccount, {}, owner);
    expect(none.body.errors).toEqual({ files: ['required'] });
    const file = { name: 'a.pdf', content: pdf(10) };
    expect((await change('active', withFiles(file), {}, owner)).status).toBe(200);
    const six = await change('active', withFiles(file, file, file, file, file, file), {}, owner);
    expect(six.body.errors).toEqual({ files: ['too_many'] });
  });
});
