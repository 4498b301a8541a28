import { PEOPLE } from '#sandbox/seed/people/people.ts';
import { medianTimes, type Read, signedIn } from './client.ts';

/** Customers by their contracts; each has 20 times as many invoices. */
const CUSTOMERS = {
  500: PEOPLE.hundredsOfHomes,
  2000: PEOPLE.thousandsOfHomes,
  5000: PEOPLE.large,
};
const INVOICES_OF_EACH = 20;
const LAST_PAGE = 100;

/** Reads of a customer with so many contracts. */
const READS: Record<string, (contracts: number) => string> = {
  'contracts, first page': () => '/v2/contracts?limit=80',
  'contracts, last page': (contracts) => `/v2/contracts?limit=80&offset=${contracts - LAST_PAGE}`,
  'contracts, search': () => '/v2/contracts?filter=antenes 49',
  'invoices, first page': () => '/v1/invoices/?limit=100',
  'invoices, last page': (contracts) =>
    `/v1/invoices/?limit=100&offset=${contracts * INVOICES_OF_EACH - LAST_PAGE}`,
  'invoices, search': () =>
    `/v1/invoices/?limit=100&filter=${encodeURIComponent('[["number","ilike","00049"]]')}`,
  'invoices, choices of the filter': () => '/v1/filter/params?fields=contracts,cups,addresses,vats',
  'contracts, all numbers': () => '/v1/contracts/list-info/',
};

/** How the time of a read grows with what there is. */
export interface Growth {
  read: string;
  /** Milliseconds by the number of rows. */
  times: Record<string, number>;
  /** How many times as long the most takes as the least. */
  ratio: number;
  /** How many times as many rows there are. */
  rows: number;
}

/** Lists of 500, 2,000 and 5,000 contracts with their invoices, and a contract with 1 and 24 services. */
export async function growthOfReads(url: string): Promise<Growth[]> {
  const growths: Growth[] = [];
  const customers: [number, Read][] = [];
  for (const [contracts, user] of Object.entries(CUSTOMERS))
    customers.push([Number(contracts), await signedIn(url, user)]);
  for (const [read, pathOf] of Object.entries(READS)) {
    const acts = customers.map(([contracts, get]) => [contracts, () => get(pathOf(contracts))]);
    growths.push(growthOf(read, await medianTimes(Object.fromEntries(acts))));
  }
  const [, get] = customers.at(-1) as [number, Read];
  const [, one, many] = (await get('/v2/contracts?limit=3')).data.items;
  const contract = ({ name }: { name: string }) => get(`/v2/contracts/${name}`);
  const times = await medianTimes({ 1: () => contract(one), 24: () => contract(many) });
  growths.push(growthOf('contract, services', times));
  return growths;
}

function growthOf(read: string, times: Record<string, number>): Growth {
  const sizes = Object.keys(times).map(Number);
  const [least = 1, most = 1] = [sizes[0], sizes.at(-1)];
  const ratio = (times[most] ?? 0) / (times[least] ?? 1);
  return { read, times, ratio, rows: most / least };
}
