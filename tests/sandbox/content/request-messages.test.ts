import { beforeEach, describe, expect, it } from 'vitest';
import { testSandbox } from '#tests/sandbox/sandbox-client.ts';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';

const sandbox = testSandbox();
const bytes = '%PDF-1.4\nA reading.';
const file = (name = 'contador.pdf') => ({
  name,
  content: `data:application/pdf;base64,${btoa(bytes)}`,
});
let customer: FreshCustomer;
let request: number;

const openCase = async (title = 'Lectura', by = customer): Promise<number> => {
  const about = { polissa_id: by.contracts[0]?.id, polissa_type: 'electricity', categ_id: 20 };
  const body = { ...about, title, message: 'Aquí la tienen.', attachments: [file()] };
  return (await sandbox.api('/v1/crm/cases/', { token: by.token, body })).body.data.result.id;
};
const answer = (state: string, more: object = {}, id = request) =>
  sandbox.control(`/requests/${id}/answers`, { body: { text: '¿Otra foto?', state, ...more } });
const send = (body: object, token = customer.token, headers: Record<string, string> = {}) =>
  sandbox.api(`/v1/crm/cases/${request}/messages/`, { token, body, headers });
const read = async () =>
  (await sandbox.api(`/v1/crm/cases/${request}/`, { token: customer.token })).body.data.result;
const list = async (query: string) => {
  const { body } = await sandbox.api(`/v1/crm/cases/?${query}`, { token: customer.token });
  return body.data.result;
};
const titles = async (query: string) =>
  (await list(query)).items.map(({ title }: { title: string }) => title);

beforeEach(async () => {
  customer = await sandbox.freshCustomer();
  request = await openCase();
});

describe('a message of the customer', () => {
  it('is added, supplies the requested information, and is stored once however often it is repeated', async () => {
    await answer('additional_information_needed');
    const once = { 'idempotency-key': 'message-with-a-file' };
    const body = { text: 'Otra foto.', attachments: [file('otra.pdf')] };
    const answers = await Promise.all([1, 2].map(() => send(body, customer.token, once)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { state, messages, updated_at } = await read();
    expect([state, messages.length]).toEqual(['being_processed', 3]);
    expect(messages[2]).toEqual(answers[0]?.body.data.result);
    expect(messages[2]).toMatchObject({ role: 'customer', text: 'Otra foto.', date: updated_at });
    expect((await send({ text: 'Otra.' }, customer.token, once)).status).toBe(409);
  });

  it('leaves the state of a request that waits for nothing, and needs no file', async () => {
    expect((await send({ text: 'Algo más.' })).status).toBe(200);
    expect((await read()).state).toBe('in_process');
  });

  it.each(['accepted', 'denied'])('is not taken once the request was %s', async (state) => {
    await answer(state);
    const refused = await send({ text: 'Pero…' });
    expect([refused.status, refused.body.message]).toEqual([406, 'request_closed']);
    expect((await read()).messages).toHaveLength(2);
  });

  it.each([
    [{ text: '  ' }, { text: ['required'] }],
    [{ text: 'x'.repeat(4001) }, { text: ['too_long'] }],
    [
      { text: 'x', attachments: [{ name: 'a.pdf', content: 'x' }] },
      { attachments: ['file_unreadable'] },
    ],
    [{ text: 'x', attachments: [file('a.exe')] }, { attachments: ['file_type'] }],
    [
      { text: 'x', attachments: Array.from({ length: 7 }, () => file()) },
      { attachments: ['too_many'] },
    ],
  ])('is refused: %j', async (body, errors) => {
    const refused = await send(body);
    expect([refused.status, refused.body.errors]).toEqual([400, errors]);
    expect((await read()).messages).toHaveLength(1);
  });

  it('takes as many files as the retailer allows', async () => {
    customer = await sandbox.freshCustomer({
      settings: { files: { contact: { min: 1, max: 1 } } },
    });
    request = await openCase();
    const refused = await send({ text: 'Dos.', attachments: [file(), file()] });
    expect(refused.body.errors).toEqual({ attachments: ['too_many'] });
  });

  it('is not a stranger’s, a visitor’s or a token’s that only looks', async () => {
    const stranger = await sandbox.freshCustomer();
    const answers = [
      await send({ text: 'x' }, stranger.token),
      await send({ text: 'x' }, ''),
      await send({ text: 'x' }, customer.readOnlyToken),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 401, 403]);
    expect((await read()).messages).toHaveLength(1);
  });
});

describe('a file of a message', () => {
  const fileOf = (path: string, token = customer.token) =>
    sandbox.api(`/v1/crm/cases/${path}/`, { token });

  it('is stored as it was sent, by either side, under a hostile name too', async () => {
    await answer('in_process', { attachments: [file('condición “1”.pdf')] });
    const { messages } = await read();
    for (const { attachments } of messages) {
      const [{ id }] = attachments;
      const download = await fileOf(`${request}/attachments/${id}`);
      expect([download.status, download.text]).toEqual([200, bytes]);
      expect(download.headers.get('content-type')).toBe('application/pdf');
      expect(download.headers.get('content-disposition')).toContain('attachment');
    }
  });

  it('is its customer’s own, and of its request alone', async () => {
    const [{ attachments }] = (await read()).messages;
    const other = await openCase('Otra');
    const stranger = await sandbox.freshCustomer();
    const path = `${request}/attachments/${attachments[0].id}`;
    expect((await fileOf(path, stranger.token)).status).toBe(404);
    expect((await fileOf(`${other}/attachments/${attachments[0].id}`)).status).toBe(404);
  });
});

describe('the list of requests', () => {
  it('finds a title without its accents, and a number', async () => {
    await openCase('Revisión del 100 %');
    expect(await titles('filter=REVISION')).toEqual(['Revisión del 100 %']);
    expect(await titles(`filter=${request}`)).toEqual(['Lectura']);
    expect(await titles('filter=100%25')).toHaveLength(0);
    expect(await titles('filter=100 %25')).toHaveLength(1);
    expect(await titles('filter=lectura&state=denied')).toHaveLength(0);
  });

  it('finds a claim by its name in the language', async () => {
    const contract = customer.contracts[0]?.name ?? '';
    const body = { contract, tipus: '02', subtipus: '036', comments: 'x' };
    await sandbox.api(`/v1/contracts/${contract}/atc/`, { token: customer.token, body });
    expect(await titles('filter=consums&lang=ca_ES')).toHaveLength(1);
    expect(await titles('filter=consums&lang=es_ES')).toHaveLength(0);
  });

  it('puts what waits for the customer first, and pages through that', async () => {
    await answer('additional_information_needed');
    await openCase('Nueva');
    expect(await titles('order=waiting')).toEqual(['Lectura', 'Nueva']);
    expect(await titles('order=waiting&offset=1&limit=1')).toEqual(['Nueva']);
    expect(await titles('')).toEqual(['Nueva', 'Lectura']);
    expect((await list('order=waiting')).order).toBe('waiting');
  });
});
