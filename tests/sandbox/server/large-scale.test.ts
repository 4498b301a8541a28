import { beforeAll, describe, expect, it } from 'vitest';
import { testSandbox } from '#tests/sandbox/sandbox-client.ts';

const CONTRACTS = 4;
const MONTHS = 20;

const sandbox = testSandbox({ scale: 'large', largeContracts: CONTRACTS });
let token = '';
const get = async (path: string) => {
  const answer = await sandbox.api(path, { token });
  expect(answer.status, path).toBe(200);
  return answer.body?.data;
};

describe.each(['88888888Y', '77777777B', '66666666Q'])('the large customer %s', (user) => {
  beforeAll(async () => {
    token = await sandbox.signIn(user);
  });

  it('has contracts that open, one of them with 24 services', async () => {
    const { items, n_items } = await get('/v2/contracts');
    expect(n_items).toBe(CONTRACTS);
    const services = [];
    for (const { name } of items) {
      const contract = await get(`/v2/contracts/${name}`);
      expect(contract.terms.prices.energy.length).toBeGreaterThan(0);
      services.push(contract.services.length);
    }
    expect(services).toEqual([0, 1, 24, 0]);
  });

  it('has invoices in every list, each with its documents', async () => {
    const { items, n_items } = (await get('/v1/invoices/')).result;
    // In the first days of a month the one before is not billed yet.
    expect([MONTHS - 1, MONTHS]).toContain(n_items / CONTRACTS);
    for (const type of items[0].download_types) await get(`/v1/invoices/${items[0].id}/${type}/`);
    const { contracts } = (await get('/v1/filter/params?fields=contracts')).result;
    expect(contracts).toHaveLength(CONTRACTS);
    expect((await get('/v1/invoices_multipoint/')).result.n_items).toBe(0);
  });

  it('has readings of an invoice, and the other lists of a customer', async () => {
    const [{ contract, start_date, end_date }] = (await get('/v1/invoices/?limit=1')).result.items;
    const days = `start=${start_date}&end=${end_date}`;
    const chart = await get(`/v1/contracts/${contract.id}/cch/chart/daily/?${days}`);
    expect(chart.result.items.length).toBeGreaterThanOrEqual(28);
    const info = (await get('/v1/contracts/list-info/')).result;
    expect(info.electricity).toHaveLength(CONTRACTS);
    for (const path of ['/v2/contracts/ibans/', '/v1/addresses/', '/v1/crm/cases/'])
      await get(path);
  });
});
