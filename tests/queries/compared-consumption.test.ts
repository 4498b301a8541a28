import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { configureApi } from '#api/client.ts';
import { comparisonOf, type TwoYears } from '#domain/consumption/consumption-before.ts';
import { localTime } from '#domain/values/local-time.ts';
import { comparedQuery } from '#queries/consumption/compared-consumption.ts';
import { lastReadingQuery } from '#queries/consumption/last-reading.ts';
import { type CurveType, curveOf, kilo, type ReadMeter } from '#sandbox/consumption/curve.ts';

const METER: ReadMeter = {
  ...{ seed: 4711, kind: 'home', average_watts: 250, panels_kw: null, tariff: '2.0TD' },
  ...{ first_day: '2023-01-01', last_day: null },
};
const TODAY = '2026-11-20';

beforeEach(() => {
  configureApi({ baseUrl: 'http://retailer.test/api' });
  vi.useFakeTimers({ now: new Date(`${TODAY}T18:00:00+01:00`), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Readings of the sandbox's meter up to an instant. */
const readings = (type: CurveType, start: string, end: string, until: string) =>
  curveOf(METER, type, { start, end, until: Date.parse(until) });

/** A retailer whose readings end at an instant, and who may not have those of a length. */
function retailerUntil(until: string, without?: CurveType): string[] {
  const requested: string[] = [];
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const { pathname, searchParams } = new URL(url);
    const type = pathname.split('/').at(-2) as CurveType;
    const [start, end] = ['start', 'end'].map((name) => searchParams.get(name) ?? '') as [
      string,
      string,
    ];
    requested.push(`${type} ${start} ${end}`);
    const items = type === without ? [] : readings(type, start, end, until);
    const result = {
      items: items.map((item) => ({ ...item, activa: kilo(item.activa), reactiva: null })),
    };
    return Response.json({ status: 'OK', data: { result } });
  });
  return requested;
}
const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });
const lastReading = async () => {
  const instant = await client().fetchQuery(
    lastReadingQuery({ id: 1, signDate: '2024-02-10' }, TODAY),
  );
  return instant === null ? null : localTime(instant, 1).slice(0, 16);
};

it.each([
  ['today, within an hour', '2026-11-20T12:15:00+01:00', undefined, '2026-11-20T12:15'],
  ['three days ago', '2026-11-18T00:00:00+01:00', undefined, '2026-11-18T00:00'],
  ['by hours, without quarters', '2026-11-18T13:00:00+01:00', 'quarter-hourly', '2026-11-18T13:00'],
  [
    'with the contract, half a year ago',
    '2026-05-14T00:00:00+02:00',
    undefined,
    '2026-05-14T00:00',
  ],
  ['never, as there are none', '2022-01-01T00:00:00+01:00', undefined, null],
] as const)('the readings end %s', async (_, until, without, end) => {
  retailerUntil(until, without);
  expect(await lastReading()).toBe(end);
});

it('a month that is not over is compared with the same time of the year before, to the quarter', async () => {
  const until = '2026-11-20T12:15:00+01:00';
  const days = { from: '2026-10-01', to: '2026-11-30' };
  const requested = retailerUntil(until);
  const wanted = {
    contractId: 1,
    resolution: 'monthly',
    days,
    readUntil: Date.parse(until),
  } as const;
  const years: TwoYears = await client().fetchQuery(comparedQuery(wanted));
  const { now, before } = comparisonOf(years, 'active');
  const sum = (from: string, to: string, end: string) =>
    readings('quarter-hourly', from, to, end).reduce((all, { activa }) => all + (activa ?? 0), 0);
  expect([now, before]).toEqual([
    sum(days.from, days.to, until),
    sum('2025-10-01', '2025-11-30', '2025-11-20T12:15:00+01:00'),
  ]);
  expect(requested).toEqual([
    'hourly 2026-10-01 2026-11-30',
    'hourly 2025-10-01 2025-11-30',
    'quarter-hourly 2026-11-20 2026-11-20',
    'quarter-hourly 2025-11-20 2025-11-20',
  ]);
});
