import { beforeEach, describe, expect, it } from 'vitest';
import { someDni } from '#tests/sandbox/contracting/lead-fixture.ts';
import { contractOf, testSandbox } from '#tests/sandbox/sandbox-client.ts';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';

const sandbox = testSandbox();
const file = (name = 'contador.pdf') => ({
  name,
  content: 'data:application/pdf;base64,JVBERi0xLjQK',
});
let customer: FreshCustomer;
beforeEach(async () => {
  customer = await sandbox.freshCustomer();
});

const get = async (path: string, token = customer.token) => sandbox.api(`/v1/${path}`, { token });
const result = async (path: string) => (await get(path)).body.data.result;
const claim = (change: object = {}, headers: Record<string, string> = {}) => {
  const contract = contractOf(customer, 'active');
  const body = { contract, tipus: '02', subtipus: '036', comments: 'No es el consumo.', ...change };
  return sandbox.api(`/v1/contracts/${contract}/atc/`, { token: customer.token, body, headers });
};
const openCase = (change: object = {}, by = customer, headers: Record<string, string> = {}) =>
  sandbox.api('/v1/crm/cases/', {
    token: by.token,
    headers,
    body: {
      ...{ polissa_id: customer.contracts[0]?.id, polissa_type: 'electricity', categ_id: 20 },
      ...{ title: 'Lectura', message: 'Aquí la tienen.', attachments: [file()], ...change },
    },
  });

describe('lists', () => {
  it('of claims have subtypes, of cases categories, in both languages', async () => {
    const types = await result('atc/tipus');
    expect(types).toContainEqual({ code: '02', label: 'Facturación y medida' });
    for (const { code } of types)
      expect((await result(`atc/tipus/${code}/subtipus`)).length).toBeGreaterThan(1);
    expect((await get('atc/tipus/99/subtipus')).status).toBe(404);
    const { items } = await result('crm/cases/categories/?lang=ca_ES');
    expect(items[0]).toEqual({ id: 20, name: 'Lectures' });
  });

  it('of cases without a session are others, and those with one need it', async () => {
    const open = await sandbox.api('/v1/crm/cases/categories/?unsigned=true');
    expect(open.body.data.result.items).toHaveLength(3);
    expect((await sandbox.api('/v1/crm/cases/categories/')).status).toBe(401);
  });
});

describe('a claim', () => {
  it('is numbered, listed and shown with its message', async () => {
    const { body } = await claim({ attachment: file() });
    const request = await result(`crm/cases/${body.data.result}/`);
    expect(request).toMatchObject({
      ...{ kind: 'claim', title: 'Facturación de consumos', category: 'Facturación y medida' },
      ...{ state: 'in_process', contract: { name: contractOf(customer, 'active') } },
      messages: [
        {
          role: 'customer',
          text: 'No es el consumo.',
          attachments: [{ name: 'contador.pdf', size_text: '1 kB' }],
        },
      ],
    });
    expect((await result('crm/cases/')).items).toHaveLength(1);
  });

  it.each([
    [{ contract: '0000000' }, { contract: ['mismatch'] }],
    [{ tipus: '99' }, { tipus: ['unknown'], subtipus: ['unknown'] }],
    [{ subtipus: '001' }, { subtipus: ['unknown'] }],
    [{ comments: '  ' }, { comments: ['required'] }],
    [{ comments: 'x'.repeat(4001) }, { comments: ['too_long'] }],
    [{ attachment: { name: 'a.exe', content: file().content } }, { attachment: ['file_type'] }],
  ])('is refused: %j', async (change, errors) => {
    const answer = await claim(change);
    expect([answer.status, answer.body.errors]).toEqual([400, errors]);
    expect((await result('crm/cases/')).n_items).toBe(0);
  });

  it('is not taken where the retailer takes none, about a stranger’s contract, or to look', async () => {
    const settings = { features: { reclamATCContact: false } };
    const stranger = customer;
    customer = await sandbox.freshCustomer({ settings });
    expect((await claim()).body.message).toBe('feature_disabled');
    const path = `/v1/contracts/${contractOf(stranger, 'active')}/atc/`;
    expect(
      (
        await sandbox.api(path, {
          token: customer.token,
          body: { contract: 'x', tipus: '02', subtipus: '036', comments: 'x' },
        })
      ).status,
    ).toBe(404);
    customer = { ...stranger, token: stranger.readOnlyToken };
    expect((await claim()).body.message).toBe('read_only');
  });
});

describe('a case', () => {
  it('takes up to six files and is one whatever is repeated', async () => {
    const attachments = [1, 2, 3, 4, 5, 6].map((at) => file(`foto-${at}.pdf`));
    const headers = { 'idempotency-key': 'case-of-six-files' };
    const answers = await Promise.all(
      [1, 2].map(() => openCase({ attachments }, customer, headers)),
    );
    expect(answers[0]?.text).toBe(answers[1]?.text);
    const { items } = await result('crm/cases/');
    expect(items).toHaveLength(1);
    const { messages } = await result(`crm/cases/${items[0].id}/`);
    expect(messages[0].attachments).toHaveLength(6);
    const seven = await openCase({ attachments: [...attachments, file()] });
    expect(seven.body.errors).toEqual({ attachments: ['too_many'] });
  });

  it.each([
    [{ polissa_id: 1 }, { polissa_id: ['unknown'] }],
    [{ polissa_type: 'gas' }, { polissa_type: ['invalid'] }],
    [{ categ_id: 3 }, { categ_id: ['unknown'] }],
    [{ title: ' ' }, { title: ['required'] }],
    [{ attachments: [{ name: 'a.pdf', content: 'x' }] }, { attachments: ['file_unreadable'] }],
    [{ attachments: [] }, { attachments: ['required'] }],
    [{ attachments: undefined }, { attachments: ['required'] }],
  ])('is refused: %j', async (change, errors) => {
    const answer = await openCase(change);
    expect([answer.status, answer.body.errors]).toEqual([400, errors]);
  });

  it('needs as many files as the retailer requires', async () => {
    customer = await sandbox.freshCustomer({ settings: { files: { contact: { min: 0 } } } });
    expect((await openCase({ attachments: [] })).status).toBe(200);
    customer = await sandbox.freshCustomer({
      settings: { files: { contact: { min: 2, max: 3 } } },
    });
    const few = await openCase({ attachments: [file()] });
    expect([few.status, few.body.errors]).toEqual([400, { attachments: ['too_few'] }]);
    const many = await openCase({ attachments: [1, 2, 3, 4].map(() => file()) });
    expect([many.status, many.body.errors]).toEqual([400, { attachments: ['too_many'] }]);
  });

  it('is answered, changes its state and comes first in the list', async () => {
    const first = (await openCase()).body.data.result.id;
    const second = (await openCase({ title: 'Otra' })).body.data.result.id;
    expect(second).toBeGreaterThan(first);
    const ids = async (query = '') =>
      (await result(`crm/cases/${query}`)).items.map(({ id }: { id: number }) => id);
    expect(await ids()).toEqual([second, first]);
    const body = { text: '¿Puede enviarnos otra foto?', state: 'additional_information_needed' };
    await sandbox.control(`/requests/${first}/answers`, { body });
    expect(await ids()).toEqual([first, second]);
    expect(await ids('?state=additional_information_needed')).toEqual([first]);
    expect(await ids('?limit=1&offset=1')).toEqual([second]);
    const { state, messages, updated_at } = await result(`crm/cases/${first}/`);
    expect([state, messages[1].role, messages[1].text]).toEqual([body.state, 'admin', body.text]);
    expect(updated_at).toBe(messages[1].date);
  });

  it('is its customer’s own', async () => {
    const { id } = (await openCase()).body.data.result;
    const stranger = await sandbox.freshCustomer();
    expect((await get(`crm/cases/${id}/`, stranger.token)).status).toBe(404);
    const foreign = await openCase({}, stranger);
    expect(foreign.body.errors).toEqual({ polissa_id: ['unknown'] });
  });

  it('is not taken without the flag', async () => {
    const off = await sandbox.freshCustomer({ flags: { 'crm.case': false } });
    const refused = await openCase({}, off);
    expect([refused.status, refused.body.message]).toEqual([403, 'feature_disabled']);
  });

  it('of the demo household stands in every state', async () => {
    const token = await sandbox.signIn('00000000T');
    const { items } = (await get('crm/cases/', token)).body.data.result;
    const states = items.map(({ state }: { state: string }) => state);
    expect(states.sort()).toEqual([
      ...['accepted', 'additional_information_needed', 'being_processed', 'denied', 'in_process'],
    ]);
  });
});

describe('a case without a session', () => {
  const send = (change: object = {}, headers: Record<string, string> = {}) =>
    sandbox.api('/v1/crm/unsigned/', {
      headers,
      body: {
        ...{
          email: `${someDni().toLowerCase()}@example.com`,
          mobile: '+34600000002',
          category: 3,
        },
        ...{ subject: 'Cambio', description: '¿Cuánto tarda?', attachment: file(), ...change },
      },
    });

  it('is numbered in the same series', async () => {
    const first = (await openCase()).body.data.result.id;
    expect((await send()).body.data.result).toBeGreaterThan(first);
  });

  it('is one whatever is repeated, and its key is of no other', async () => {
    const email = `${someDni().toLowerCase()}@example.com`;
    const headers = { 'idempotency-key': `visitor-${email}` };
    const [one, other] = await Promise.all([1, 2].map(() => send({ email }, headers)));
    expect(one?.body.data.result).toBe(other?.body.data.result);
    const stored = await sandbox.control(`/support-requests?email=${email}`);
    expect(stored.body).toMatchObject([
      { id: one?.body.data.result, text: '¿Cuánto tarda?', files: ['contador.pdf'] },
    ]);
    const changed = await send({ email, subject: 'Otra cosa' }, headers);
    expect([changed.status, changed.body.message]).toEqual([409, 'idempotency_key_reused']);
  });

  it.each([
    [{ email: 'x@y' }, { email: ['invalid'] }],
    [{ mobile: '600000002' }, { mobile: ['invalid'] }],
    [{ category: 20 }, { category: ['unknown'] }],
    [{ subject: '' }, { subject: ['required'] }],
    [
      { attachment: { ...file(), content: 'data:text/html;base64,PGh0bWw+' } },
      { attachment: ['file_type'] },
    ],
  ])('is refused: %j', async (change, errors) => {
    const answer = await send(change);
    expect([answer.status, answer.body.errors]).toEqual([400, errors]);
  });
});
