import { beforeAll, describe, expect, it } from 'vitest';
import { isCups } from '#domain/identifiers/cups.ts';
import { isIban, normaliseIban } from '#domain/identifiers/iban.ts';
import { contractOf, testSandbox } from '#tests/sandbox/sandbox-client.ts';

const sandbox = testSandbox();
let household = '';
let company = '';

beforeAll(async () => {
  household = await sandbox.signIn('00000000T');
  company = await sandbox.signIn('B00000000');
});

const list = async (query: string, token = company) =>
  (await sandbox.api(`/v2/contracts?${query}`, { token })).body.data;

interface Listed {
  name: string;
  state: string;
  sign_date: string | null;
  amount_debt: number;
  cups: { full_address: string };
}

describe('the list of contracts', () => {
  it('shows the household contracts in every state, with their debt', async () => {
    const { items, n_items } = await list('', household);
    const states = items.map(
      ({ state, sign_date }: { state: string; sign_date: string | null }) =>
        `${state}${sign_date ? '' : ' unsigned'}`,
    );
    expect(n_items).toBe(6);
    expect(states).toEqual([
      'activa',
      'activa',
      'activa',
      'esborrany',
      'esborrany unsigned',
      'baixa',
    ]);
    expect(items.map((item: { amount_debt: number }) => item.amount_debt)).toContain(84.37);
  });

  it('pages through the 64 contracts of the company, active ones first, each once', async () => {
    const pages = await Promise.all([0, 25, 50].map((offset) => list(`offset=${offset}&limit=25`)));
    expect(pages.map(({ items }) => items.length)).toEqual([25, 25, 14]);
    expect(pages[1]).toMatchObject({ n_items: 64, offset: 25, limit: 25 });
    const all = pages.flatMap(({ items }) => items);
    expect(new Set(all.map(({ name }) => name)).size).toBe(64);
    const active = all.map(({ state }) => state === 'activa');
    expect(active.lastIndexOf(true)).toBe(active.filter(Boolean).length - 1);
    expect(all.every(({ cups }) => isCups(cups.name))).toBe(true);
    expect((await list('offset=64')).items).toEqual([]);
  });

  it.each(['0020007', '20007', 'ES0999', 'INSTAL', 'universitat', 'MARÍA  magdalena', '100%', '_'])(
    'finds %s in number, CUPS or address, whatever its case and accents',
    async (filter) => {
      const plain = (text: string) =>
        text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ');
      const all = (await list('limit=100')).items;
      const expected = all.filter(
        ({ name, cups }: { name: string; cups: Record<string, string> }) =>
          plain(`${name} ${cups.name} ${cups.full_address}`).includes(plain(filter)),
      );
      const found = await list(`limit=100&filter=${encodeURIComponent(filter)}`);
      expect(found.items).toEqual(expected);
      expect(found.n_items).toBe(expected.length);
    },
  );

  it('keeps gas apart and finds joint invoices among electricity', async () => {
    expect((await list('type=gas', household)).items).toMatchObject([
      { tariff: { name: 'RL.2' }, contracted_power_period: [] },
    ]);
    const joint = await list('type=multipoint&limit=100');
    expect(joint.n_items).toBeGreaterThan(0);
    expect(joint.n_items).toBeLessThan(64);
  });

  it('comes in the envelope of version 1 too', async () => {
    const { body } = await sandbox.api('/v1/contracts?limit=2', { token: household });
    expect(body.data.result).toEqual(await list('limit=2', household));
  });

  const byName = (a: Listed, b: Listed) => a.name.localeCompare(b.name);
  const stateRank = ({ state, sign_date }: Listed) =>
    state === 'activa' ? 0 : state === 'baixa' ? 3 : sign_date ? 2 : 1;
  const plainAddress = ({ cups }: Listed) =>
    cups.full_address.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const alphabetical = (a: Listed, b: Listed) => {
    const [one, other] = [plainAddress(a), plainAddress(b)];
    return one < other ? -1 : one > other ? 1 : 0;
  };

  it.each<[string, (a: Listed, b: Listed) => number]>([
    ['address', alphabetical],
    ['-address', (a, b) => alphabetical(b, a)],
    ['state', (a, b) => stateRank(a) - stateRank(b)],
    ['-state', (a, b) => stateRank(b) - stateRank(a)],
    ['debt', (a, b) => a.amount_debt - b.amount_debt],
    ['-debt', (a, b) => b.amount_debt - a.amount_debt],
  ])('is ordered by %s as a whole, those alike by number', async (order, compare) => {
    for (const token of [company, household]) {
      const whole: Listed[] = (await list('limit=100', token)).items;
      const sorted = [...whole].sort((a, b) => compare(a, b) || byName(a, b));
      expect(await list(`limit=100&order=${order}`, token)).toMatchObject({ order, items: sorted });
      const page = await list(`offset=2&limit=3&order=${order}`, token);
      expect(page.items).toEqual(sorted.slice(2, 5));
    }
  });

  it('contains its default order when none is requested', async () => {
    expect(await list('limit=1')).toMatchObject({ order: 'active' });
  });

  it.each(['limit=0', 'limit=501', 'limit=x', 'offset=-1', 'type=water', 'order=name'])(
    'refuses %s',
    async (query) => {
      const { status, body } = await sandbox.api(`/v2/contracts?${query}`, { token: company });
      expect(status).toBe(400);
      expect(Object.keys(body.errors)).toEqual([query.split('=')[0]]);
    },
  );

  it('names all contracts by kind for a choice', async () => {
    const { body } = await sandbox.api('/v1/contracts/list-info/', { token: household });
    expect(body.data.result.electricity).toHaveLength(6);
    expect(body.data.result.gas).toEqual([{ id: expect.any(Number), name: '0010107' }]);
  });
});

describe('one contract', () => {
  const get = (name: string, token = household, query = '') =>
    sandbox.api(`/v2/contracts/${name}${query}`, { token });

  it('is whole: services in the words of electricity', async () => {
    const { data } = (await get('0010101')).body;
    expect(data).toMatchObject({
      name: '0010101',
      invoice_online: 'email',
      atr_available: true,
      electronic_notification: true,
      fiscal_partner: { vat: '00000000T' },
      services: [{ nom: 'Mantenimiento eléctrico', data_fi: null }],
      pressio: null,
    });
    expect(isIban(normaliseIban(data.bank_account.printable_iban))).toBe(true);
    expect(data.attachments.map((file: { category_name: string }) => file.category_name)).toEqual([
      'Contrato',
      'Pagos',
    ]);
  });

  it('names its documents and their categories in the requested language', async () => {
    const { attachments } = (await get('0010101', household, '?lang=ca_ES')).body.data;
    const named = attachments.map(({ name, category_name }: Record<string, string>) => [
      category_name,
      name,
    ]);
    expect(named).toEqual([
      ['Contracte', 'Condicions generals'],
      ['Pagaments', 'Autorització de domiciliació'],
    ]);
  });

  it('speaks the words of gas for gas', async () => {
    expect((await get('0010107')).body.data).toMatchObject({
      invoice_online: true,
      pressio: 0.022,
      caudal: 6,
      services: [{ name: 'Revisión de caldera', end_date: null }],
    });
  });

  it('is found under its own kind only', async () => {
    expect((await get('0010107', household, '?type=gas')).status).toBe(200);
    expect((await get('0010107', household, '?type=electricity')).status).toBe(404);
  });

  it('is not found by others, as if it did not exist', async () => {
    const foreign = await get('0020001');
    const nowhere = await get('9999999');
    expect([foreign.status, foreign.text]).toEqual([404, nowhere.text]);
    expect((await get('%00')).status).toBe(400);
  });
});

describe('documents', () => {
  const pdf = async (path: string, token: string) => sandbox.api(path, { token });

  it('returns the contract as a PDF in the requested language', async () => {
    const spanish = await pdf('/v1/contracts/0010101/pdf/?lang=es_ES', household);
    expect(spanish.status).toBe(200);
    expect(spanish.headers.get('content-type')).toBe('application/pdf');
    expect(spanish.text.startsWith('%PDF-')).toBe(true);
    expect(spanish.headers.get('content-disposition')).toContain('filename="contrato-0010101.pdf"');
    const catalan = await pdf('/v1/contracts/0010101/pdf/?lang=ca_ES', household);
    expect(catalan.headers.get('content-disposition')).toContain('contracte-0010101.pdf');
  });

  it('gives an attachment under its name with accents', async () => {
    const { attachments } = (await sandbox.api('/v2/contracts/0010101', { token: household })).body
      .data;
    const path = `/v2/contract/download_attachment/${attachments[1].id}`;
    const file = await pdf(path, household);
    expect(file.text.startsWith('%PDF-')).toBe(true);
    expect(file.headers.get('content-disposition')).toContain(
      `filename*=UTF-8''${encodeURIComponent('autorización-domiciliación.pdf')}`,
    );
    expect((await pdf(path, company)).status).toBe(404);
  });

  it('refuses strangers, visitors and rubbish', async () => {
    expect((await pdf('/v1/contracts/0020001/pdf/', household)).status).toBe(404);
    expect((await sandbox.api('/v1/contracts/0010101/pdf/')).status).toBe(401);
    expect((await pdf('/v2/contract/download_attachment/x', household)).status).toBe(400);
  });
});

describe('bank accounts', () => {
  it('lists one’s own in both versions', async () => {
    const { data } = (await sandbox.api('/v2/contracts/ibans/', { token: household })).body;
    expect(data).toHaveLength(2);
    const first = (await sandbox.api('/v1/ibans/', { token: household })).body;
    expect(first.data.result).toEqual(data);
    const stranger = await sandbox.freshCustomer();
    const theirs = (await sandbox.api('/v2/contracts/ibans', { token: stranger.token })).body.data;
    expect(theirs).not.toEqual(data);
    expect(contractOf(stranger, 'active')).not.toBe('');
  });
});
