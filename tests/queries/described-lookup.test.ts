import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { configureApi } from '#api/client.ts';
import type { DescribedRead } from '#config/configuration-types.ts';
import { describedLookup } from '#queries/read/described-lookup.ts';

beforeEach(() => {
  configureApi({ baseUrl: 'http://retailer.test/api' });
  vi.spyOn(console, 'info').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const members: DescribedRead['members'] = {
  ...{ id: 'number', name: 'text', own: 'boolean' },
  ...{ since: 'day', at: 'moment', state: ['open', 'closed'] },
};

/** The entries of a look-up that only the description knows, of what the retailer answers. */
function entriesOf(data: unknown) {
  vi.stubGlobal('fetch', async () => Response.json({ status: 'OK', data }));
  const read = { path: '/v1/things', inPath: [], list: [], members };
  return new QueryClient().fetchQuery({ retry: false, ...describedLookup('listThings', read, {}) });
}

it.each([
  ['a number as text', { id: '7' }, { id: 7 }],
  ['a text as number', { name: 7 }, { name: '7' }],
  ['true as text', { own: 'True' }, { own: true }],
  ['a day as written here', { since: '03/04/2026' }, { since: '2026-04-03' }],
  ['a time without an offset', { at: '2026-04-03T10:00:00' }, { at: '2026-04-03T10:00:00+02:00' }],
  ['other capitals', { state: 'OPEN' }, { state: 'open' }],
])('an entry of a look-up that has %s is read as described', async (_, odd, expected) => {
  expect(await entriesOf([{ more: 'as sent', ...odd }])).toEqual([
    { more: 'as sent', ...expected },
  ]);
});

it('an entry whose members mean nothing else, or are not described, is as it was sent', async () => {
  const odd = { id: 'seven', own: null, state: 'paused', since: 'soon', more: '7' };
  expect(await entriesOf([{ ...odd, name: 7 }])).toEqual([{ ...odd, name: '7' }]);
});

it('an empty object is a list without entries', async () => {
  expect(await entriesOf({})).toEqual([]);
});
