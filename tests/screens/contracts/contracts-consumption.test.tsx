import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { unwrap } from '#api/answer.ts';
import { apiClient } from '#api/client.ts';
import { today } from '#config/clock.ts';
import { daysOf } from '#domain/consumption/consumption-range.ts';
import { dayAfter, monthOf } from '#domain/values/local-time.ts';
import { formatsFor } from '#i18n/language-formats.ts';
import texts from '#locales/es-ES/consumption.json' with { type: 'json' };
import { lastClockChange } from '#tests/support/environment/clock-change.ts';
import { fewOf } from '#tests/support/environment/exhaustive.ts';
import { watchDownloads } from '#tests/support/environment/watch-downloads.ts';
import { showContracts } from '#tests/support/pages/contracts-page.tsx';
import { fill } from '#tests/support/pages/engine-page.tsx';
import { freshHousehold } from '#tests/support/retailer/fresh-household.ts';

const household = freshHousehold();
afterEach(() => vi.unstubAllGlobals());

type Step = 'monthly' | 'daily' | 'hourly' | 'quarter-hourly';
const READ = 'getConsumptionChartV1';

const contractOf = (type: string, state = 'activa') => {
  const found = household.customer.contracts.find(
    (one) => one.type === type && one.state === state && !one.requires_signature,
  );
  if (!found) throw new Error(`The sandbox gave this household no contract of ${type}`);
  return found;
};
const show = (query = '', contract = contractOf('electricity')) =>
  showContracts(
    contract.type === 'gas'
      ? `/contratos-gas/${contract.name}${query}`
      : `/contratos/electricity/${contract.name}${query}`,
  );
const card = async () => within(await screen.findByRole('region', { name: 'Consumo' }));
const query = (from: string, to: string, step?: Step) =>
  `?from=${from}&to=${to}${step ? `&detail=${step}` : ''}`;

/** The readings that the retailer returns for some days. */
async function readingsOf(step: Step, from: string, to: string) {
  const { items } = await unwrap(
    apiClient.GET('/v1/contracts/{contractId}/cch/chart/{type}/', {
      params: {
        path: { contractId: contractOf('electricity').id, type: step },
        query: { start: from, end: to },
      },
    }),
  );
  return items;
}
const wattHours = (kwh: number | null) => Math.round((kwh ?? 0) * 1000);
const sumOf = (items: Awaited<ReturnType<typeof readingsOf>>) =>
  items.reduce((sum, { activa }) => sum + wattHours(activa), 0);

/** The sentence above the chart, once it describes these days. */
const sentence = async (start: RegExp) => {
  const found = await (await card()).findByText(start);
  return found.textContent ?? '';
};
const openTable = async () => {
  await userEvent.click(await (await card()).findByRole('button', { name: 'Tabla' }));
  return within((await card()).getByRole('table'));
};
const rows = (table: Awaited<ReturnType<typeof openTable>>) =>
  table
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent ?? ''));
const number = (text: string) => Number(text.replace(/\./g, '').replace(',', '.'));

/** A week of which everything is read and final. */
const week = () => daysOf('week', dayAfter(today(), -21), 12);

/** A day as it is typed, `31/12/2025`, and as it is called. */
const typed = (day: string) => day.split('-').reverse().join('/');
const called = (day: string) =>
  new Intl.DateTimeFormat('es-ES', {
    ...{ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' },
  } as const).format(new Date(day));

describe('the last months', () => {
  it('are shown first, with their sum, a mean and a peak, and read by the arrow keys', async () => {
    await show();
    const { from, to } = daysOf('months', today(), 12);
    const items = await readingsOf('monthly', from, to);
    const text = await sentence(/ kWh\./);
    const total = Math.round(sumOf(items) / 1000);
    expect(text).toMatch(new RegExp(`: ${total}\\s?kWh\\.`));
    expect(text).toMatch(
      /\skWh al mes de media \(11 meses terminados\); lo más alto, \d+\skWh \([a-z]+ de \d{4}\)/,
    );
    // How far the month that is not over was read.
    const until = Number(today().slice(8));
    expect(await sentence(/, hasta el /)).toContain(`, hasta el ${until} de `);
    const slider = (await card()).getByRole('slider');
    expect(slider.getAttribute('aria-valuemax')).toBe('11');
    const expectRead = (month: number) => {
      const kwh = formatsFor('es-ES').energy(items[month]?.activa ?? 0);
      expect(slider.getAttribute('aria-valuenow')).toBe(String(month));
      expect(slider.getAttribute('aria-valuetext')).toMatch(
        new RegExp(`de \\d{4}( \\([^)]+\\))?: ${kwh}$`),
      );
    };
    expectRead(11);
    slider.focus();
    await userEvent.keyboard('{ArrowLeft}');
    expectRead(10);
    await userEvent.keyboard('{Home}');
    expectRead(0);
    const table = await openTable();
    expect(rows(table)).toHaveLength(13);
    expect(rows(table)[11]?.[0]).toMatch(new RegExp(` \\(hasta el ${until}\\)$`));
    expect(number(rows(table).at(-1)?.[1] ?? '')).toBe(sumOf(items) / 1000);
  });

  it('are announced once when others are chosen, and not at first', async () => {
    await show();
    await sentence(/ kWh\./);
    const consumption = await card();
    const status = consumption
      .getAllByRole('status', { hidden: true })
      .find((one) => one.classList.contains('visually-hidden'));
    const said: (string | null)[] = [];
    new MutationObserver(() => said.push(status?.textContent ?? null)).observe(status as Node, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    expect(status?.textContent).toBe('');
    for (const [name, words] of [
      ['Mes', /^\p{L}+ de \d{4}[,:]/u],
      [texts.compare, /un año antes/],
    ] as const) {
      said.length = 0;
      await userEvent.click(consumption.getByRole('button', { name }));
      await waitFor(() => expect(status?.textContent).toMatch(words), { timeout: 4000 });
      expect(said).toHaveLength(1);
      expect(status?.textContent).toBe(
        document.querySelector('.chart-summary')?.textContent?.replace(/\s+/g, ' ').trim(),
      );
    }
  });
});

describe('other days', () => {
  it('are one press away, are stored in the address and retain the anchor', async () => {
    const { current } = await show();
    const consumption = await card();
    await userEvent.click(await consumption.findByRole('button', { name: 'Mes' }));
    const { from, to } = monthOf(today());
    // The press is shown first.
    await waitFor(() => expect(current()).toContain(`?from=${from}&to=${to}`));
    expect(location.hash).toBe('#consumption');
    const earlier = consumption.getByRole('button', { name: 'Periodo anterior' });
    // How far one may go back is read first.
    await waitFor(() => expect((earlier as HTMLButtonElement).disabled).toBe(false));
    await userEvent.click(earlier);
    const before = monthOf(today(), -1);
    expect(current()).toContain(`?from=${before.from}&to=${before.to}`);
    expect(location.hash).toBe('#consumption');
    const total = sumOf(await readingsOf('daily', before.from, before.to)) / 1000;
    const shown = total.toLocaleString('es-ES', { maximumFractionDigits: total < 100 ? 1 : 0 });
    expect(await sentence(new RegExp(`: ${shown}\\skWh\\.`))).toContain('al día de media');
    expect(consumption.getByRole('button', { name: 'Mes' }).getAttribute('aria-pressed')).toBe(
      'true',
    );
  });

  it('end today and begin with the first reading', async () => {
    await show();
    const consumption = await card();
    const later = await consumption.findByRole('button', { name: 'Periodo siguiente' });
    const earlier = consumption.getByRole('button', { name: 'Periodo anterior' });
    expect((later as HTMLButtonElement).disabled).toBe(true);
    await waitFor(() => expect((earlier as HTMLButtonElement).disabled).toBe(false));
    for (let years = 0; years < 20 && !(earlier as HTMLButtonElement).disabled; years++)
      await userEvent.click(earlier);
    expect((earlier as HTMLButtonElement).disabled).toBe(true);
    expect(await sentence(/ kWh\./)).toContain('al mes de media');
  });

  it('are typed in a form that says what is wrong with them beside the field', async () => {
    const { current } = await show();
    const earlier = await (await card()).findByRole('button', { name: 'Periodo anterior' });
    // What is before the first reading is refused once that is read.
    await waitFor(() => expect((earlier as HTMLButtonElement).disabled).toBe(false));
    await userEvent.click(await (await card()).findByRole('button', { name: 'Otras fechas' }));
    const from = await (await card()).findByRole('textbox', { name: 'Desde' });
    const to = (await card()).getByRole('textbox', { name: 'Hasta' });
    const typeDays = async (first: string, last: string) => {
      fill(from, first);
      fill(to, last);
      await userEvent.click((await card()).getByRole('button', { name: 'Ver estas fechas' }));
    };
    const tryDays = async (first: string, last: string) => {
      await typeDays(first, last);
      await waitFor(() => expect(document.activeElement?.className).toContain('form-summary'));
      return [from, to].map((field) => field.getAttribute('aria-invalid') === 'true');
    };
    const says = async (error: string | RegExp) =>
      expect((await card()).getAllByText(error).length).toBeGreaterThan(0);
    const [first, last] = [dayAfter(today(), -31), dayAfter(today(), -30)];
    expect(await tryDays(typed(last), typed(first))).toEqual([false, true]);
    await says('El final no puede ser anterior al principio.');
    expect(await tryDays('29/02/2026', typed(last))).toEqual([true, false]);
    expect(await tryDays(typed(first), '01/03/2146')).toEqual([false, true]);
    await says(/^Todavía no hay lecturas posteriores al \d+ de/);
    expect(await tryDays('01/03/2006', typed(last))).toEqual([true, false]);
    await says(/^La primera lectura es del \d+ de/);
    await typeDays(typed(first), typed(last));
    await waitFor(() => expect(current()).toContain(`?from=${first}&to=${last}`));
  });

  it.each(
    fewOf(1, [
      '?from=2026-02-29&to=2026-03-01',
      '?from=2026-03-02&to=2026-03-01',
      '?from=31/12/2025&to=2026-01-02',
      '?from=2199-01-01&to=2199-01-02',
      '?to=2026-01-02',
    ]),
  )(
    'of an address that make no sense are reported, and the last months shown: %s',
    async (address) => {
      await show(address);
      expect(await (await card()).findByText('Estas fechas no son válidas')).toBeTruthy();
      expect((await card()).getByRole('button', { name: '12 meses' })).toHaveProperty(
        'ariaPressed',
        'true',
      );
      expect(await sentence(/ kWh\./)).toContain('al mes de media');
    },
  );

  it('of twenty years are shown by months, and nothing is missing before the first reading', async () => {
    await show(query('2006-01-01', today(), 'quarter-hourly'));
    expect(await sentence(/ kWh\./)).toContain('al mes de media');
    await waitFor(async () => expect((await card()).queryByText(/^Faltan/)).toBeNull());
    expect(
      within((await card()).getByRole('combobox', { name: 'Detalle' }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Por meses', 'Por días']);
  });
});

describe('a day on which the clocks change', () => {
  it('has 25 hours with two 2 o’clocks in the table, which the arrow keys read', async () => {
    const day = lastClockChange('back', today());
    await show(query(day, day));
    await sentence(/ kWh\./);
    const slider = (await card()).getByRole('slider');
    slider.focus();
    const read: string[][] = [];
    for (let hour = 0; hour < 25; hour += 1) {
      await userEvent.keyboard(hour === 0 ? '{Home}' : '{ArrowRight}');
      expect(slider.getAttribute('aria-valuenow')).toBe(String(hour));
      read.push((slider.getAttribute('aria-valuetext') ?? '').split(': '));
    }
    const table = rows(await openTable());
    const hours = table.map(([name]) => name);
    expect(hours).toHaveLength(26);
    for (const [hour, [name = '', value = '']] of read.entries()) {
      expect(hours[hour]).toMatch(new RegExp(`, ${name.replace(/[()]/g, '\\$&')}$`));
      expect(
        Math.abs(number(value.replace(/\skWh$/, '')) - number(table[hour]?.[1] ?? '')),
      ).toBeLessThanOrEqual(0.05);
    }
    expect(hours.slice(2, 4)).toEqual([
      `${called(day)}, de 2 a 3\u00a0h (horario de verano)`,
      `${called(day)}, de 2 a 3\u00a0h (horario de invierno)`,
    ]);
  });

  it('has 23 hours and 92 quarters', async () => {
    const day = lastClockChange('forward', today());
    await show(query(day, day, 'quarter-hourly'));
    await sentence(/ kWh\./);
    expect((await card()).getByRole('slider').getAttribute('aria-valuemax')).toBe('91');
    const shown = rows(await openTable()).map(([name]) => name);
    expect(shown.slice(7, 9)).toEqual([
      `${called(day)}, de 1:45 a 2\u00a0h`,
      `${called(day)}, de 3 a 3:15\u00a0h`,
    ]);
  });
});

describe('the table', () => {
  it('is sorted by any column, fifty rows at a time, and sums what the chart says', async () => {
    const { from, to } = week();
    await show(query(from, to, 'hourly'));
    const items = await readingsOf('hourly', from, to);
    await sentence(/ kWh\./);
    const table = await openTable();
    expect(rows(table)).toHaveLength(51);
    await userEvent.click(table.getByRole('button', { name: /^Consumida/ }));
    await userEvent.click(table.getByRole('button', { name: /^Consumida/ }));
    expect(table.getByRole('columnheader', { name: /^Consumida/ })).toHaveProperty(
      'ariaSort',
      'descending',
    );
    const most = Math.max(...items.map(({ activa }) => activa ?? 0));
    expect(number(rows(table)[0]?.[1] ?? '')).toBe(most);
    await userEvent.click((await card()).getByRole('button', { name: 'Página siguiente' }));
    expect(
      (await card()).getAllByRole('status').find((one) => one.closest('table, .consumption-table'))
        ?.textContent,
    ).toBe('51–100 de 168');
    expect(number(rows(table).at(-1)?.[1] ?? '')).toBe(sumOf(items) / 1000);
  });
});

describe('what was read late', () => {
  it('is provisional, and a gap until it arrives', async () => {
    const from = dayAfter(today(), -3);
    const to = dayAfter(today(), -1);
    await show(query(from, to, 'hourly'));
    await sentence(/ kWh\./);
    const missing = (await readingsOf('hourly', from, to)).filter(({ activa }) => activa === null);
    expect(missing.length).toBeGreaterThan(0);
    const consumption = await card();
    const gap = new RegExp(
      `^Faltan las lecturas de ${missing.length} horas: .+, de 13 a 17\\sh\\.$`,
    );
    expect(consumption.getByText(gap)).toBeTruthy();
    const hatched = [...document.querySelectorAll('.chart-shade rect[fill*=gap]')];
    const shares = hatched.map((one) => ['x', 'width'].map((name) => one.getAttribute(name)));
    const percent = (hour: number) => `${((100 * hour) / 72).toFixed(3)}%`;
    expect(shares).toEqual([[percent(24 + 13), percent(missing.length)]]);
    const key = [...document.querySelectorAll('.chart-key li')].map((one) => one.textContent);
    expect(key).toEqual(expect.arrayContaining(['Sin lectura', 'Provisional']));
    expect(consumption.getByText(/^Desde el .+ las lecturas son provisionales/)).toBeTruthy();
    const table = await openTable();
    const shown = rows(table).filter(([, active]) => active === 'Sin lectura');
    expect(shown).toHaveLength(missing.length);
    expect(table.getAllByText('Provisional').length).toBeGreaterThan(24);
  });
});

describe('the year before', () => {
  /** Wh of both years: of days that were read whole as they are, of others at the times that were read in both. */
  async function sumsOfBoth(from: string, to: string) {
    const lastYear = (time: string) => `${Number(time.slice(0, 4)) - 1}${time.slice(4)}`;
    const byDay = async (first: string, last: string) => {
      const days = new Map<string, Awaited<ReturnType<typeof readingsOf>>>();
      for (const item of await readingsOf('quarter-hourly', first, last)) {
        const day = item.date.slice(0, 10);
        days.set(day, [...(days.get(day) ?? []), item]);
      }
      return days;
    };
    const [days, daysBefore] = [await byDay(from, to), await byDay(lastYear(from), lastYear(to))];
    const sums = { now: 0, before: 0 };
    for (const [day, items] of days) {
      const itemsBefore = daysBefore.get(lastYear(day)) ?? [];
      const isRead = ({ activa }: { activa: number | null }) => activa !== null;
      const isWhole = day < today() && [...items, ...itemsBefore].every(isRead);
      const times = new Set(items.filter(isRead).map(({ date }) => date.slice(11, 16)));
      const before = itemsBefore.filter(({ date }) => isWhole || times.has(date.slice(11, 16)));
      sums.now += sumOf(items);
      sums.before += sumOf(before);
    }
    return sums;
  }

  it('is compared up to the same time, in one sentence that its figures follow from, and in the table', async () => {
    const [from, to] = [monthOf(today(), -2).from, monthOf(today()).to];
    await show(`${query(from, to, 'monthly')}&before=1`);
    const text = await sentence(/un año antes \(/);
    const { now, before } = await sumsOfBoth(from, to);
    const { energy } = formatsFor('es-ES');
    const said =
      /: (.+?kWh),? (?:(\d+)\s% (más|menos)|(casi )?lo mismo) que .+ \((.+?kWh)\)\./.exec(text);
    expect([said?.[1], said?.[5]]).toEqual([energy(now / 1000), energy(before / 1000)]);
    const [shown, shownBefore] = [said?.[1], said?.[5]].map((one = '') => Number.parseFloat(one));
    const change = Math.round(((shown ?? 0) / (shownBefore ?? 1) - 1) * 100);
    expect([Number(said?.[2] ?? 0), said?.[3] ?? 'más']).toEqual([
      Math.abs(change),
      change < 0 ? 'menos' : 'más',
    ]);
    expect(text).toContain(`, hasta el ${Number(today().slice(8))} de `);
    const table = rows(await openTable());
    expect(
      table
        .at(-1)
        ?.slice(0, 3)
        .map((cell, at) => (at ? number(cell) : cell)),
    ).toEqual(['Total', now / 1000, before / 1000]);
    const column = table
      .slice(0, 3)
      .reduce((sum, cells) => sum + wattHours(number(cells[2] ?? '')), 0);
    expect(column).toBe(before);
  });

  it('that cannot be loaded leaves the chart in its place', async () => {
    const { from, to } = week();
    await show(query(from, to, 'daily'));
    await sentence(/ kWh\./);
    await household.retailer.fail({ operationId: READ, kind: 'status', status: 403 });
    await userEvent.click((await card()).getByRole('button', { name: texts.compare }));
    expect(await sentence(/No hemos podido cargar las lecturas de un año antes/)).toContain('kWh');
    expect((await card()).getByRole('slider')).toBeTruthy();
  });
});

describe('the files', () => {
  const download = async (name: RegExp) => {
    await userEvent.click((await card()).getByRole('button', { name: 'Descargar' }));
    await userEvent.click(await screen.findByRole('menuitem', { name }));
  };

  it('have each reading in local time and in UTC, and add up to what the chart says', async () => {
    const { saved, content } = watchDownloads();
    const day = lastClockChange('back', today());
    const [from, to] = [dayAfter(day, -1), dayAfter(day)];
    await show(query(from, to, 'hourly'));
    const items = await readingsOf('hourly', from, to);
    const total = sumOf(items);
    await sentence(/ kWh\./);

    await download(/^Hoja de cálculo/);
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    const { name } = contractOf('electricity');
    expect(saved.mock.calls[0]?.[0]).toBe(`${name}-hourly-${from}-${to}.csv`);
    const bytes = await content();
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head, ...lines] = new TextDecoder().decode(bytes).trim().split('\r\n');
    expect(head?.split(';').slice(0, 3)).toEqual(['Comienzo', 'Comienzo (UTC)', 'Consumida (kWh)']);
    expect(lines).toHaveLength(73);
    const cells = lines.map((line) => line.split(';'));
    expect(cells.slice(26, 28).map((line) => line.slice(0, 2))).toEqual([
      [`${day} 02:00`, `${day}T00:00:00Z`],
      [`${day} 02:00`, `${day}T01:00:00Z`],
    ]);
    const columnSum = cells.reduce((sum, line) => sum + wattHours(number(line[2] ?? '')), 0);
    expect(columnSum).toBe(total);

    await download(/^Datos \(JSON\)/);
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(2));
    const json = JSON.parse(new TextDecoder().decode(await content()));
    expect(json).toMatchObject({ contract: name, resolution: 'hourly', timeZone: 'Europe/Madrid' });
    expect(json.readings.map(({ start }: { start: string }) => start)).toEqual(
      items.map(({ date }) => date),
    );
    expect(json.readings[26]).toEqual({
      start: `${day}T02:00:00+02:00`,
      startUtc: `${day}T00:00:00Z`,
      endUtc: `${day}T01:00:00Z`,
      active: items[26]?.activa,
      exported: null,
      reactive: items[26]?.reactiva,
      period: 'P3',
      quality: 'final',
    });
  });

  it('of the retailer have the names that it serves, by hours and quarters alone', async () => {
    const { saved } = watchDownloads();
    const { from, to } = week();
    await show(query(from, to, 'hourly'));
    await sentence(/ kWh\./);
    await download(/^Archivo de/);
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    expect(saved.mock.calls[0]?.[0]).toMatch(/\.csv$/);
    await userEvent.selectOptions(
      (await card()).getByRole('combobox', { name: 'Detalle' }),
      'daily',
    );
    await sentence(/al día de media/);
    await userEvent.click((await card()).getByRole('button', { name: 'Descargar' }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Hoja de cálculo (CSV)',
      'Datos (JSON)',
    ]);
  });
});

describe('a read that fails', () => {
  const shape = (items: unknown) =>
    JSON.stringify({ status: 'OK', data: { result: { names: {}, items } } });
  const answer = (body: string) => ({
    operationId: READ,
    kind: 'body',
    body,
    contentType: 'application/json',
  });

  it('is reported with a way to try again', async () => {
    await household.retailer.fail({ operationId: READ, kind: 'status', status: 403 });
    await show();
    expect(await (await card()).findByText('No hemos podido cargar su consumo')).toBeTruthy();
    await household.retailer.clearInjectedFaults();
    await userEvent.click((await card()).getByRole('button', { name: 'Volver a intentarlo' }));
    expect(await sentence(/ kWh\./)).toBeTruthy();
  });

  it('for days that the retailer does not take says so', async () => {
    await household.retailer.fail({
      operationId: READ,
      kind: 'status',
      status: 400,
      body: JSON.stringify({ status: 'ERROR', message: 'cch_invalid_date' }),
    });
    await show();
    expect(await (await card()).findByText('Estas fechas no son válidas')).toBeTruthy();
  });

  it('shows what can be read of points in disorder, twice, as texts and of nothing', async () => {
    const { from } = week();
    const at = (hour: string, activa: unknown) => ({
      date: `${from}T${hour}:00:00+01:00`,
      activa,
      exportada: null,
      reactiva: null,
      period: null,
    });
    const points = [at('03', '2.5'), null, at('01', 1), at('03', '2.5'), at('02', null), {}];
    await household.retailer.fail(answer(shape(points)));
    await show(query(from, from, 'hourly'));
    expect(await sentence(/ kWh\./)).toMatch(/: 3,5\skWh\./);
  });

  it('says that a contract has no readings yet, or none of some days', async () => {
    await household.retailer.fail(answer(shape([])));
    await show();
    expect(await (await card()).findByText('Todavía no hay lecturas')).toBeTruthy();
    expect((await card()).queryByRole('button', { name: 'Mes' })).toBeNull();
  });
});

describe('another contract', () => {
  it('of gas shows what its invoices measured', async () => {
    const gas = contractOf('gas');
    await show('', gas);
    const text = await sentence(/según sus facturas/);
    const { items } = await unwrap(
      apiClient.GET('/v1/invoices/', {
        params: {
          query: {
            type: 'gas',
            offset: 0,
            limit: 100,
            filter: JSON.stringify([['contract', '=', gas.name]]),
          },
        },
      }),
    );
    const byMonth = new Map<string, number>();
    for (const { start_date, energy_consumed, rectificative_type } of items) {
      const sign = rectificative_type === 'A' ? -1 : 1;
      const month = start_date ?? '';
      byMonth.set(month, (byMonth.get(month) ?? 0) + sign * (energy_consumed ?? 0));
    }
    const last = [...byMonth].sort().slice(-12);
    const total = Math.round(last.reduce((sum, [, kwh]) => sum + kwh, 0));
    expect(text.replace(/\./g, '')).toMatch(new RegExp(`: ${total}\\skWh`));
  });

  it('that never supplied has none', async () => {
    const draft = household.customer.contracts.find(({ state }) => state === 'esborrany');
    await showContracts(`/contratos/electricity/${draft?.name}`);
    await screen.findByRole('region', { name: 'Datos del contrato' });
    expect(screen.queryByRole('region', { name: 'Consumo' })).toBeNull();
  });
});
