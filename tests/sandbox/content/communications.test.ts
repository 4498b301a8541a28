import { beforeEach, expect, it } from 'vitest';
import { testSandbox } from '#tests/sandbox/sandbox-client.ts';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';

const sandbox = testSandbox();
let customer: FreshCustomer;
beforeEach(async () => {
  customer = await sandbox.freshCustomer();
});

interface Sent {
  id: string;
  date: string;
  kind: string;
  subject: string;
  channel: string;
  document: { kind: string; id: number } | null;
}

const fetchPage = (id: number | undefined, query = 'limit=500', token = customer.token) =>
  sandbox.api(`/v1/contracts/${id}/communications/?${query}`, { token });
const sentAbout = async (id?: number): Promise<Sent[]> =>
  (await fetchPage(id)).body.data.result.items;
const ofKind = (all: Sent[], kind: string) => all.filter((one) => one.kind === kind);

it('are the invoices of the contract and its documents, the latest first, and each can be opened', async () => {
  const { id, name } = customer.contracts[0] ?? { id: 0, name: '' };
  const all = await sentAbout(id);
  const days = all.map(({ date }) => date.slice(0, 10));
  expect(days).toEqual([...days].sort().reverse());
  const filter = encodeURIComponent(JSON.stringify([['contract', '=', name]]));
  const { token } = customer;
  const listed = await sandbox.api(`/v1/invoices/?limit=500&filter=${filter}`, { token });
  const numbers = listed.body.data.result.items.map(({ number }: { number: string }) => number);
  const invoices = ofKind(all, 'invoice');
  expect(invoices.map(({ subject }) => subject).sort()).toEqual(numbers.sort());
  const paths = {
    invoice: `/v1/invoices/${invoices[0]?.document?.id}/pdf/`,
    attachment: `/v2/contract/download_attachment/${ofKind(all, 'document')[0]?.document?.id}`,
  };
  for (const path of Object.values(paths))
    expect((await sandbox.api(path, { token })).status, path).toBe(200);
});

it('are returned in pages that contain the total count', async () => {
  const id = customer.contracts[0]?.id;
  const all = await sentAbout(id);
  const { items, n_items } = (await fetchPage(id, 'limit=2&offset=1')).body.data.result;
  expect([items, n_items]).toEqual([all.slice(1, 3), all.length]);
});

it('grow by a request for a signature, and by its confirmation once it is signed', async () => {
  const contract = customer.contracts.find(({ requires_signature }) => requires_signature);
  const { id, name } = contract ?? { id: 0, name: '' };
  const before = await sentAbout(id);
  const body = {
    already_registered: false,
    iban: 'ES9121000418450200051332',
    owner_is_bank_owner: true,
  };
  await sandbox.api(`/v1/contracts/${name}/iban/`, { token: customer.token, body });
  const added = async () => {
    const known = new Set(before.map((one) => one.id));
    return (await sentAbout(id)).filter((one) => !known.has(one.id)).map(({ kind }) => kind);
  };
  expect(await added()).toEqual(['signature_request']);
  await sandbox.control(`/customers/${customer.id}/contracts/${name}/sign`, { method: 'POST' });
  expect((await added()).sort()).toEqual(['change_confirmed', 'document', 'signature_request']);
});

it('grow by each answer to a request about the contract', async () => {
  const id = customer.contracts[0]?.id;
  const content = 'data:application/pdf;base64,JVBERi0xLjQK';
  const body = {
    ...{ polissa_id: id, polissa_type: 'electricity', categ_id: 20 },
    ...{ title: 'Lectura', message: 'Hola', attachments: [{ name: 'a.pdf', content }] },
  };
  const { token } = customer;
  const request = (await sandbox.api('/v1/crm/cases/', { token, body })).body.data.result.id;
  expect(ofKind(await sentAbout(id), 'request_answer')).toEqual([]);
  await sandbox.control(`/requests/${request}/answers`, {
    body: { text: 'Gracias.', state: 'accepted' },
  });
  expect(ofKind(await sentAbout(id), 'request_answer')).toMatchObject([
    { subject: 'Lectura', channel: 'portal', document: { kind: 'request', id: request } },
  ]);
});

it('are none of a contract that was never written about, and a stranger’s are not found', async () => {
  const draft = customer.contracts.find(({ state }) => state === 'esborrany');
  expect(ofKind(await sentAbout(draft?.id), 'invoice')).toEqual([]);
  const stranger = await sandbox.freshCustomer();
  const { status } = await fetchPage(customer.contracts[0]?.id, '', stranger.token);
  expect(status).toBe(404);
  expect((await fetchPage(customer.contracts[0]?.id, '', '')).status).toBe(401);
});
