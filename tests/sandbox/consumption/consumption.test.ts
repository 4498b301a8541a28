import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { billingMonths } from '#sandbox/billing/billing-months.ts';
import { curveOf } from '#sandbox/consumption/curve.ts';
import { dayAfter, localDays } from '#sandbox/consumption/local-day.ts';
import { periodsOf } from '#sandbox/consumption/tariff-periods.ts';
import { contractOf, testSandbox } from '#tests/sandbox/sandbox-client.ts';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';

interface Point {
  date: string;
  activa: number | null;
  exportada: number | null;
  reactiva: number | null;
  period: string | null;
  quality: 'provisional' | 'final';
}
type Energy = 'activa' | 'exportada' | 'reactiva';

const sandbox = testSandbox();
let household: FreshCustomer;
let solar: FreshCustomer;
let contract = 0;

beforeAll(async () => {
  await sandbox.control('/clock', { body: { now: '2026-11-20T12:05:00Z' } });
  household = await sandbox.freshCustomer();
  solar = await sandbox.freshCustomer({ household: 'solar' });
  contract = idOf('active');
});

const idOf = (place: Parameters<typeof contractOf>[1]) =>
  household.contracts.find(({ name }) => name === contractOf(household, place))?.id ?? 0;

async function fetchCurve(type: string, start: string, end: string, id = contract, token?: string) {
  const path = `/v1/contracts/${id}/cch/chart/${type}/?start=${start}&end=${end}`;
  return sandbox.api(path, { token: token ?? household.token });
}

async function curve(...parameters: Parameters<typeof fetchCurve>): Promise<Point[]> {
  return (await fetchCurve(...parameters)).body.data.result.items;
}

/** Watt-hours, so that sums are exact. */
const sum = (points: Point[], which: Energy) =>
  points.reduce((total, point) => total + Math.round((point[which] ?? 0) * 1000), 0);

describe('a curve', () => {
  it('adds up: months are the sum of days, days of hours, hours of quarters', async () => {
    const [start, end] = ['2025-11-10', '2026-11-09'];
    const [months = [], days = [], hours = [], quarters = []] = await Promise.all(
      ['monthly', 'daily', 'hourly', 'quarter-hourly'].map((type) => curve(type, start, end)),
    );
    expect([months, days, hours, quarters].map(({ length }) => length)).toEqual([
      13, 365, 8760, 35_040,
    ]);
    for (const which of ['activa', 'reactiva'] as const) {
      for (const month of months) {
        const name = month.date.slice(0, 7);
        const ofMonth = (points: Point[]) =>
          sum(
            points.filter(({ date }) => date.startsWith(name)),
            which,
          );
        expect([days, hours, quarters].map(ofMonth)).toEqual(
          [0, 0, 0].map(() => sum([month], which)),
        );
      }
      for (const day of days.slice(100, 110)) {
        const ofDay = hours.filter(({ date }) => date.startsWith(day.date));
        expect(sum(ofDay, which)).toBe(sum([day], which));
      }
      expect(sum(quarters.slice(0, 400), which)).toBe(sum(hours.slice(0, 100), which));
    }
    expect(sum(quarters, 'activa')).toBeGreaterThan(500_000);
  });

  it('has the same readings in every requested range', async () => {
    const week = await curve('hourly', '2026-05-04', '2026-05-10');
    const day = await curve('hourly', '2026-05-06', '2026-05-06');
    expect(week.filter(({ date }) => date.startsWith('2026-05-06'))).toEqual(day);
  });

  it.each([
    ['2026-03-29', 23, '+01:00', '+02:00'],
    ['2026-10-25', 25, '+02:00', '+01:00'],
    ['2026-06-15', 24, '+02:00', '+02:00'],
  ])('has on %s %i hours, each once', async (day, count, first, last) => {
    const hours = await curve('hourly', day, day);
    const quarters = await curve('quarter-hourly', day, day);
    expect([hours.length, quarters.length]).toEqual([count, count * 4]);
    expect(hours[0]?.date).toBe(`${day}T00:00:00${first}`);
    expect(hours.at(-1)?.date).toBe(`${day}T23:00:00${last}`);
    const instants = quarters.map(({ date }) => Date.parse(date));
    const steps = instants.slice(1).map((instant, at) => instant - (instants[at] ?? 0));
    expect(new Set(steps)).toEqual(new Set([15 * 60_000]));
    expect(sum(await curve('daily', day, day), 'activa')).toBe(sum(quarters, 'activa'));
  });

  it('starts with the contract and ends with the interval that has started', async () => {
    const points = await curve('quarter-hourly', '2026-11-19', '2026-11-21');
    expect(points.at(-1)?.date).toBe('2026-11-20T13:00:00+01:00');
    expect((await curve('hourly', '2026-11-20', '2026-11-20')).at(-1)?.date).toBe(
      '2026-11-20T13:00:00+01:00',
    );
    expect(await curve('daily', '2015-01-01', '2015-12-31')).toEqual([]);
    const ever = await curve('monthly', '0001-01-01', '9999-12-31');
    expect(ever.length).toBeGreaterThan(29);
    expect(await curve('monthly', '2026-01-01', '2026-12-31', idOf('draft'))).toEqual([]);
    expect(await curve('monthly', '2026-01-01', '2026-12-31', idOf('gas'))).toEqual([]);
  });

  it('gives energy back only where there are panels, and mostly at noon', async () => {
    const house = solar.contracts[0]?.id;
    const hours = await curve('hourly', '2026-06-01', '2026-06-30', house, solar.token);
    const at = (clock: string) => hours.filter(({ date }) => date.slice(11, 13) === clock);
    expect(sum(at('14'), 'exportada')).toBeGreaterThan(10_000);
    expect(sum(at('02'), 'exportada')).toBe(0);
    expect(sum(at('02'), 'activa')).toBeGreaterThan(sum(at('14'), 'activa'));
    const without = await curve('hourly', '2026-06-01', '2026-06-01');
    expect(without.every(({ exportada }) => exportada === null)).toBe(true);
  });
});

describe('readings that are late or may still change', () => {
  const LATE = '2026-11-18';
  const missing = (points: Point[]) => points.filter(({ activa }) => activa === null);

  it('are missing from 13:00 to 17:00 two days ago, in hours and in quarters, and are not 0', async () => {
    const hours = await curve('hourly', '2026-11-10', '2026-11-20');
    expect(missing(hours).map(({ date }) => date)).toEqual(
      [13, 14, 15, 16].map((hour) => `${LATE}T${hour}:00:00+01:00`),
    );
    const quarters = await curve('quarter-hourly', LATE, LATE);
    expect([quarters.length, missing(quarters).length]).toEqual([96, 16]);
    for (const { activa, exportada, reactiva } of missing([...hours, ...quarters])) {
      expect([activa, exportada, reactiva]).toEqual([null, null, null]);
    }
    const roof = await curve('hourly', LATE, LATE, solar.contracts[0]?.id, solar.token);
    expect(roof.filter(({ exportada }) => exportada === null)).toEqual(missing(roof));
    expect(missing(roof)).toHaveLength(4);
  });

  it('leave a day and a month with the sum of what was read', async () => {
    const quarters = await curve('quarter-hourly', LATE, LATE);
    for (const type of ['daily', 'monthly']) {
      const [whole] = await curve(type, LATE, LATE);
      for (const which of ['activa', 'reactiva'] as const) {
        expect(whole?.[which]).toBeGreaterThan(0);
        expect(sum(whole ? [whole] : [], which)).toBe(sum(quarters, which));
      }
    }
  });

  it('are provisional for seven days, and a month as long as any of its days', async () => {
    const qualities = async (type: string, start: string, end: string) =>
      (await curve(type, start, end)).map(({ date, quality }) => `${date.slice(0, 10)} ${quality}`);
    expect(await qualities('daily', '2026-11-11', '2026-11-14')).toEqual([
      '2026-11-11 final',
      '2026-11-12 final',
      '2026-11-13 provisional',
      '2026-11-14 provisional',
    ]);
    const hours = await qualities('hourly', '2026-11-12', '2026-11-13');
    expect(new Set(hours)).toEqual(new Set(['2026-11-12 final', '2026-11-13 provisional']));
    expect(await qualities('monthly', '2026-10-01', '2026-11-20')).toEqual([
      '2026-10-01 final',
      '2026-11-01 provisional',
    ]);
    expect(await qualities('monthly', '2026-11-01', '2026-11-12')).toEqual(['2026-11-01 final']);
  });

  it('have come when a month is billed, on whatever day that is looked at', () => {
    const meter = { seed: 1, kind: 'home' as const, average_watts: 300, panels_kw: null };
    const read = { ...meter, first_day: '2020-01-01', last_day: null, tariff: '2.0TD' };
    const missed = (start: string, end: string, today: string) =>
      curveOf(read, 'hourly', { start, end, until: Number.POSITIVE_INFINITY, today }).filter(
        ({ activa }) => activa === null,
      );
    for (const { day: today } of localDays('2027-12-01', '2028-12-31')) {
      const [month] = billingMonths(read, today, 2);
      expect(missed(dayAfter(today, -6), today, today), today).toHaveLength(4);
      expect(month && missed(month.start, month.end, today), today).toEqual([]);
    }
  });

  it('are never missing of a business', () => {
    const meter = { seed: 1, kind: 'business' as const, average_watts: 9000, panels_kw: null };
    const read = { ...meter, first_day: '2020-01-01', last_day: null, tariff: '3.0TD' };
    const range = { start: LATE, end: LATE, until: Number.POSITIVE_INFINITY, today: '2026-11-20' };
    const hours = curveOf(read, 'hourly', range);
    expect(hours.map(({ activa }) => activa)).not.toContain(null);
    expect(new Set(hours.map(({ quality }) => quality))).toEqual(new Set(['provisional']));
  });
});

describe('periods of the access tariff', () => {
  const digits = (points: { period: string | null }[]) =>
    points.map(({ period }) => period?.slice(1)).join('');
  const DEAR_DAY_2 = `${'3'.repeat(8)}2211112222111122`;

  it.each([
    ['2026-05-05', DEAR_DAY_2, 'a working day'],
    ['2026-04-03', DEAR_DAY_2, 'Good Friday, which has no fixed date'],
    ['2026-05-09', '3'.repeat(24), 'a Saturday'],
    ['2026-10-12', '3'.repeat(24), 'a national holiday'],
    ['2026-01-06', '3'.repeat(24), 'Epiphany'],
    ['2026-03-30', DEAR_DAY_2, 'a Monday after a short day'],
  ])('2.0TD on %s', async (date, expected) => {
    expect(digits(await curve('hourly', date, date))).toBe(expected);
  });

  it.each([
    ['2026-07-15', '666666662111112222111122'],
    ['2026-11-03', '666666663222223333222233'],
    ['2026-06-16', '666666664333334444333344'],
    ['2026-05-05', '666666665444445555444455'],
    ['2025-08-15', '6'.repeat(24)],
    ['2025-08-19', '666666664333334444333344'],
    ['2026-03-29', '6'.repeat(23)],
  ])('3.0TD on %s', (date, expected) => {
    const meter = { seed: 1, kind: 'business' as const, average_watts: 9000, panels_kw: null };
    const read = { ...meter, first_day: '2020-01-01', last_day: null, tariff: '3.0TD' };
    const range = { start: date, end: date, until: Number.POSITIVE_INFINITY };
    expect(digits(curveOf(read, 'hourly', range))).toBe(expected);
  });

  /** Of no day that regions may replace, and of none without a fixed date (RD 2001/1983, art. 45; 6 January by name). */
  const holidays = [
    ...['01-01', '01-06', '05-01', '08-15', '10-12', '11-01', '12-06', '12-08', '12-25'],
  ];

  it.each([
    ['2.0TD', '3'],
    ['3.0TD', '6'],
  ])(
    'of %s are the cheapest all day on national holidays and at weekends, and on no other day (Circular 3/2020)',
    (tariff, cheapest) => {
      const found = new Set<string>();
      for (const local of localDays('2025-01-01', '2031-12-31')) {
        const { day, weekday } = local;
        const isCheapest = periodsOf(tariff, local).every((period) => String(period) === cheapest);
        const isWeekend = weekday === 0 || weekday === 6;
        const isHoliday = holidays.includes(day.slice(5));
        expect([day, isCheapest]).toEqual([day, isWeekend || isHoliday]);
        if (isHoliday && !isWeekend) found.add(day.slice(5));
      }
      expect([...found].sort()).toEqual(holidays);
    },
  );

  it('are not said of days and months, which have several', async () => {
    const points = [
      ...(await curve('daily', '2026-05-01', '2026-05-05')),
      ...(await curve('monthly', '2026-05-01', '2026-05-05')),
    ];
    expect(points.every(({ period }) => period === null)).toBe(true);
  });
});

describe('the request of a curve', () => {
  it.each([
    ['hourly', '2026-02-30', '2026-03-01', { start: ['invalid'] }],
    ['monthly', 'x', '2026-03-01', { start: ['invalid'] }],
    ['daily', '2026-03-02', '2026-03-01', { end: ['before_start'] }],
    ['hourly', '2025-01-01', '2026-01-02', { end: ['range_too_long'] }],
    ['quarter-hourly', '2025-01-01', '2026-01-02', { end: ['range_too_long'] }],
  ])('%s from %s to %s is refused', async (type, start, end, errors) => {
    const { status, body } = await fetchCurve(type, start, end);
    expect([status, body]).toEqual([400, { status: 'ERROR', message: 'cch_invalid_date', errors }]);
  });

  it('takes 366 days of hours', async () => {
    expect((await fetchCurve('hourly', '2025-01-01', '2026-01-01')).status).toBe(200);
  });

  it("returns nothing of another customer's contract", async () => {
    for (const id of [solar.contracts[0]?.id, 2_147_483_647]) {
      expect((await fetchCurve('daily', '2026-01-01', '2026-01-02', id)).status).toBe(404);
      const path = `/v1/contracts/${id}/cch/download/daily/?start=2026-01-01&end=2026-01-02`;
      expect((await sandbox.api(path, { token: household.token })).status).toBe(404);
    }
  });

  it("names the lines in the portal's words, and in its own where there are none", async () => {
    const path = `/v2/contracts/${contract}/cch/chart/daily/?start=2026-05-01&end=2026-05-02`;
    const token = household.readOnlyToken;
    const named = await sandbox.api(`${path}&lang=ca_ES`, {
      token,
      body: { active: 'De la xarxa' },
    });
    expect(named.body.data.names).toEqual({
      activa: 'De la xarxa',
      exportada: 'Abocada',
      reactiva: 'Reactiva',
    });
    const plain = await sandbox.api(path, { token, method: 'POST' });
    expect(plain.body.data.names.exportada).toBe('Vertida');
    expect(plain.body.data.items).toEqual(named.body.data.items);
  });
});

describe('a curve as a file', () => {
  const file = (query: string, id = contract) =>
    sandbox.api(`/v1/contracts/${id}/cch/download/${query}`, { token: household.token });
  const range = 'start=2026-10-24&end=2026-10-26';

  it('is a CSV with the numbers of the chart', async () => {
    const { bytes, headers } = await file(`hourly/?${range}&lang=ca_ES`);
    expect(headers.get('content-disposition')).toContain(
      `filename="corba-${contractOf(household, 'active')}-hourly-2026-10-24-2026-10-26.csv"`,
    );
    const text = Buffer.from(bytes).toString('utf8');
    expect(text.charCodeAt(0)).toBe(0xfeff);
    const [head, ...lines] = text.slice(1).trimEnd().split('\r\n');
    expect(head).toBe('Data;Consumida (kWh);Abocada (kWh);Reactiva (kvarh);Període;Qualitat');
    const points = lines.map((line) => {
      const [date, activa = '', exported, reactiva = '', period, quality] = line.split(';');
      const number = (cell: string) => Number(cell.replace(',', '.'));
      expect([exported, quality]).toEqual(['', 'definitiva']);
      const energy = { activa: number(activa), exportada: null, reactiva: number(reactiva) };
      return { date, ...energy, period, quality: 'final' };
    });
    expect(points).toEqual(await curve('hourly', '2026-10-24', '2026-10-26'));
    expect(points).toHaveLength(73);
  });

  it('is an XLSX with a line for each interval', async () => {
    const { bytes, headers } = await file(`daily/?${range}&format=xlsx`);
    expect(headers.get('content-disposition')).toContain('.xlsx"');
    const sheet = Buffer.from(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? []).toString();
    expect(sheet.match(/<row /g)).toHaveLength(4);
    for (const { activa } of await curve('daily', '2026-10-24', '2026-10-26')) {
      expect(sheet).toContain(`<v>${activa}</v>`);
    }
  });

  it('has an empty cell where nothing was read, and says what may still change', async () => {
    const day = 'start=2026-11-12&end=2026-11-18';
    const { bytes } = await file(`hourly/?${day}&lang=es_ES`);
    const [head, ...lines] = Buffer.from(bytes).toString('utf8').trimEnd().split('\r\n');
    expect(head).toMatch(/;Periodo;Calidad$/);
    const hour = (date: string) => lines.find((line) => line.startsWith(date));
    expect(hour('2026-11-18T13')).toBe('2026-11-18T13:00:00+01:00;;;;P1;provisional');
    expect(hour('2026-11-18T12')).toMatch(/;\d+,\d{3};;\d+,\d{3};P1;provisional$/);
    expect(hour('2026-11-12T13')).toMatch(/;\d+,\d{3};;\d+,\d{3};P1;definitiva$/);

    const { bytes: book } = await file(`hourly/?${day}&format=xlsx`);
    const files = unzipSync(book);
    const part = (name: string) => Buffer.from(files[name] ?? []).toString();
    const words = [...part('xl/sharedStrings.xml').matchAll(/<t[^>]*>([^<]*)</g)].map(([, t]) => t);
    expect(words).toEqual(expect.arrayContaining(['Calidad', 'provisional', 'definitiva']));
    const rows = part('xl/worksheets/sheet1.xml').match(/<row .*?<\/row>/gs) ?? [];
    const numbers = rows.slice(1).map((row) => (row.match(/<c r="[BD][^>]*><v>/g) ?? []).length);
    const late = lines.flatMap((line, at) => (line.includes(';;;;') ? [at] : []));
    expect(late).toHaveLength(4);
    expect(numbers.flatMap((count, at) => (count === 0 ? [at] : []))).toEqual(late);
  });

  it('is not there when nothing was read', async () => {
    const { status, body } = await file('daily/?start=2015-01-01&end=2015-02-01');
    expect([status, body.message]).toEqual([404, 'contract_cch_chart_no_data']);
    expect((await file(`daily/?${range}`, idOf('gas'))).status).toBe(404);
  });
});
