import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { watchDownloads } from '#tests/support/environment/watch-downloads.ts';
import {
  comparedBills,
  comparisonPage,
  watchAnswers,
} from '#tests/support/pages/comparison-page.tsx';

const { compare, show } = comparisonPage();
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const { electricity, gas } = comparedBills;
const tax = (amount: unknown) => ({ name: 'IVA 21 %', amount });
const line = (amount: unknown) => ({
  name: 'P1',
  price_unit: 0.1,
  quantity: 100,
  multi: 1,
  amount,
});
/** 10.00 of energy and 2.10 of VAT. */
const small = (change: object = {}) => ({
  ...{ comparison_id: null, header: '', content: '', total_amount: 12.1 },
  operations: { lines: { energia: [line(10)] }, taxes: [tax(2.1)] },
  ...change,
});

const cents = (text: string | null | undefined) =>
  Math.round(Number(text?.replace(/[^\d,-]/g, '').replace(',', '.')) * 100);
const sum = (all: number[]) => all.reduce((total, one) => total + one, 0);
/** Cents on screen: of each line, of what is left unexplained, and the total. */
function shownCents() {
  const table = screen.getByRole('table', { name: /Cada línea/ });
  const last = (row: HTMLTableRowElement) => cents(row.cells[row.cells.length - 1]?.textContent);
  const bodies = [...(table as HTMLTableElement).tBodies].map((body) => [...body.rows]);
  const foot = [...((table as HTMLTableElement).tFoot?.rows ?? [])].map(last);
  const subtotals = bodies.map(([head]) => cents(head?.cells[1]?.textContent));
  return {
    lines: bodies.flatMap(([, ...rows]) => rows.map(last)),
    subtotals,
    unexplained: foot.slice(0, -1),
    total: foot.at(-1),
  };
}
const textOf = (element: HTMLElement | undefined) => element?.textContent?.replace(/\s/g, ' ');
const verdict = () => screen.getByRole('heading', { level: 2, name: /Pagar/ });

describe('the answer of a comparison', () => {
  it('says of the retailer’s own bill what a year would save, and adds up on screen', async () => {
    const result = await compare(electricity);
    await show({ payload: result });
    const total = Number(result.total_amount);
    const saving = Math.round(((74 - total) * 365) / 28);
    expect(textOf(verdict())).toMatch(`Pagaría ${saving} € menos al año`);
    expect(document.activeElement).toBe(verdict());
    expect(textOf(screen.getByText(/Por los 28 días/))).toMatch(
      /1.28 feb 2026\) pagó 74,00\s€\. Con nosotros habría pagado 5\d,\d\d\s€/,
    );
    const { lines, subtotals, total: shown } = shownCents();
    expect(sum(lines)).toBe(Math.round(total * 100));
    expect(sum(subtotals)).toBe(shown);
    expect(shown).toBe(Math.round(total * 100));
    expect(textOf(screen.getByRole('rowheader', { name: /Impuesto especial/ }))).toMatch(
      'Impuesto especial sobre la electricidad (5,11269632 %)',
    );
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says so where it would be dearer, and where it would be the same', async () => {
    // (12.10 - 10.00) x 365 / 28 = 27.4
    const { leave } = await show({
      payload: small(),
      inputs: { ...electricity, invoiceAmount: 10 },
    });
    expect(textOf(verdict())).toMatch('Pagaría 27 € más al año: le conviene quedarse');
    leave();
    await show({ payload: small(), inputs: { ...electricity, invoiceAmount: 12.1 } });
    expect(textOf(verdict())).toMatch(/^Pagaría lo mismo$/);
  });

  it('reads a gas bill, and Catalan', async () => {
    const { leave } = await show({ inputs: gas });
    expect(screen.getByRole('rowheader', { name: 'Término variable' })).toBeTruthy();
    expect(screen.getByText(/Con nosotros habría pagado \d+,\d\d\s€\.$/)).toBeTruthy();
    leave();
    await show({ language: 'ca-ES' });
    expect(
      screen.getByRole('rowheader', {
        name: 'Impost especial sobre l’electricitat (5,11269632\u00a0%)',
      }),
    ).toBeTruthy();
    expect(textOf(verdict())).toMatch(/^Pagaria \d+\s€ menys a l’any$/);
  });

  it('leads back to the form from what it assumed', async () => {
    const { onBack } = await show();
    const assumed = screen.getByRole('region', { name: 'Con qué hemos calculado' });
    expect(textOf(assumed)).toMatch('Compañía Anterior');
    expect(textOf(assumed)).toMatch(/P1: 62\skWh, P2: 58\skWh y P3: 110\skWh/);
    expect(textOf(assumed)).toMatch('4,6 kW');
    await userEvent.click(within(assumed).getByRole('button', { name: 'Cambiar los datos' }));
    expect(onBack).toHaveBeenCalledOnce();
  });

  it('names the other products with what they would save', async () => {
    await show();
    const others = await screen.findByRole('region', { name: /otras tarifas/ });
    const [first] = within(others).getAllByRole('listitem');
    expect(textOf(first)).toMatch(/\d+,\d\d\s€ por esta factura\d+\s€ (menos|más) al año/);
  });

  it('does without the other products where the retailer has forgotten them', async () => {
    const answered = watchAnswers();
    await show({ payload: small({ comparison_id: 'c4Vt8nZp2LqXw6RbYk0hJa' }) });
    expect(await answered('price-compare-related')).toBe(404);
    expect(screen.queryByRole('region', { name: /otras tarifas/ })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a bad answer', () => {
  it.each([
    [12.11, 'Las líneas suman 12,10 €, 0,01 € menos que el total de 12,11 €', 1],
    [42.1, 'Las líneas suman 12,10 €, 30,00 € menos que el total de 42,10 €', 3000],
    [12, 'Las líneas suman 12,10 €, 0,10 € más que el total de 12,00 €', -10],
  ])('whose total is %s says so, and still adds up on screen', async (total, said, unexplained) => {
    await show({ payload: small({ total_amount: total }) });
    expect(textOf(screen.getByRole('alert'))).toContain(said);
    const shown = shownCents();
    expect(shown.unexplained).toEqual([unexplained]);
    expect(sum([...shown.lines, unexplained])).toBe(shown.total);
  });

  it('with amounts as text, discounts and unknown parts is read', async () => {
    const lines = {
      energia: [line('10,00')],
      descuento: [{ name: 'Bienvenida', amount: '-1.00' }],
    };
    const operations = { lines, taxes: [tax('2,10 €'), { amount: '0.4' }] };
    await show({ payload: small({ total_amount: '11,50', operations }) });
    expect(screen.getByRole('rowheader', { name: 'Otros' })).toBeTruthy();
    const { lines: shown, total } = shownCents();
    expect(shown).toEqual([1000, -100, 210, 40]);
    expect(total).toBe(1150);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('without a line has its total alone', async () => {
    for (const operations of [undefined, null, 'none', { lines: {}, taxes: [] }, { lines: [7] }]) {
      const { leave } = await show({ payload: small({ operations }) });
      expect(screen.getByText(/tenemos el total, pero no el desglose/)).toBeTruthy();
      expect(screen.queryByRole('table')).toBeNull();
      leave();
    }
  });

  it('that leaves the amounts to be computed has their sum as total', async () => {
    // 3 x 0.335 = 1.005, with VAT of 0.21: 1.22, where lines rounded one by one add up to 1.23.
    const energia = Array.from({ length: 3 }, () => ({ ...line(null), price_unit: 0.00335 }));
    const operations = { lines: { energia }, taxes: [tax(0.21)] };
    await show({ payload: small({ total_amount: 1.22, operations }) });
    expect(shownCents().lines).toEqual([34, 34, 33, 21]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('with hostile HTML shows its text, and runs nothing', async () => {
    const hostile = '<h2>Luz</h2><img src=x onerror="window.hit=1"><script>window.hit=1</script>';
    await show({
      payload: small({ header: hostile, content: '<form><input name="pin"></form><p>Bien</p>' }),
    });
    expect(await screen.findByRole('heading', { name: 'Luz' })).toBeTruthy();
    expect(await screen.findByText('Bien')).toBeTruthy();
    expect(document.querySelector('[onerror], .served-html input, .served-html script')).toBeNull();
    expect(window).not.toHaveProperty('hit');
  });

  it('with 300 lines and endless names is shown whole', async () => {
    const energia = Array.from({ length: 300 }, (_, at) => ({
      ...line(1),
      name: `${'x'.repeat(90)}${at}`,
    }));
    await show({ payload: small({ total_amount: 300, operations: { lines: { energia } } }) });
    expect(shownCents().lines).toHaveLength(300);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('without a total is a problem, not a blank page', async () => {
    for (const payload of [
      small({ total_amount: 'mucho' }),
      small({ total_amount: null }),
      [],
      'OK',
    ])
      await expect(show({ payload })).rejects.toMatchObject({ problem: { kind: 'unreadable' } });
  });
});

describe('taking a result away', () => {
  it('copies a link without the supply, unless it is ticked', async () => {
    const user = userEvent.setup();
    await show();
    await user.click(screen.getByRole('button', { name: 'Compartir' }));
    expect(await screen.findByText(/Enlace copiado/)).toBeTruthy();
    const copied = await navigator.clipboard.readText();
    expect(copied).toMatch(/\/comparador#energy=electricity&.*p1=62/);
    expect(copied).not.toContain(electricity.cups);
    await user.click(screen.getByRole('checkbox', { name: 'Incluir el CUPS en el enlace' }));
    await user.click(screen.getByRole('button', { name: 'Compartir' }));
    await waitFor(async () =>
      expect(await navigator.clipboard.readText()).toContain(electricity.cups),
    );
  });

  it('shares by the system’s own way, and shows the link where nothing else works', async () => {
    const user = userEvent.setup();
    const share = vi.fn(async (_: ShareData) => {});
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    await show();
    await user.click(screen.getByRole('button', { name: 'Compartir' }));
    expect(share.mock.calls[0]?.[0].url).toContain('#energy=electricity');
    share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
    await user.click(screen.getByRole('button', { name: 'Compartir' }));
    expect(screen.queryByLabelText('Copie este enlace')).toBeNull();
    share.mockRejectedValueOnce(new TypeError('no'));
    await user.click(screen.getByRole('button', { name: 'Compartir' }));
    expect(await screen.findByLabelText('Copie este enlace')).toHaveProperty(
      'value',
      share.mock.calls[0]?.[0].url,
    );
    Reflect.deleteProperty(navigator, 'share');
  });

  it('saves a sheet with the amounts of the screen', async () => {
    const { saved, content } = watchDownloads();
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Descargar la hoja' }));
    expect(saved).toHaveBeenCalledWith('comparacion-2026-02-01-2026-02-28.csv', '');
    const rows = new TextDecoder('utf-8', { ignoreBOM: true })
      .decode(await content())
      .trimEnd()
      .split('\r\n')
      .map((row) => row.split(';'));
    expect(rows[0]?.[0]).toBe('\ufeffParte');
    const amounts = rows.slice(1).map((row) => cents(row.at(-1)));
    const { lines, total } = shownCents();
    expect(amounts).toEqual([...lines, total]);
  });

  it('prints', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Imprimir' }));
    expect(print).toHaveBeenCalledOnce();
  });
});
