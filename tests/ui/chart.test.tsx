import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addTexts, startTexts } from '#i18n/i18n.ts';
import common from '#locales/es-ES/common.json' with { type: 'json' };
import { narrowScreen } from '#tests/support/pages/portal-page.tsx';
import { Chart, type ChartProps } from '#ui/chart/chart.tsx';
import type { ChartSeries } from '#ui/chart/chart-data.ts';

beforeEach(() => {
  startTexts('es-ES', {});
  addTexts('es-ES', { common });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const month = (long: string) => ({ short: long, narrow: long.slice(0, 1), long });

/** A chart of three months, 300 px wide. */
function showChart(more: Partial<ChartProps> = {}) {
  render(
    <Chart
      kind="bar"
      label="Consumo de 2026"
      categoryLabel="Mes"
      categories={['enero', 'febrero', 'marzo'].map(month)}
      series={[{ id: 'all', name: 'Energía', meaning: 'this-year', values: [212, 198, 180] }]}
      format={(value) => `${value} kWh`}
      formatRound={String}
      unit="kWh"
      summary="En 2026: 590 kWh."
      controls={<button type="button">Por meses</button>}
      {...more}
    />,
  );
  const plot = screen.getByRole('slider', { name: 'Consumo de 2026' });
  plot.getBoundingClientRect = () => new DOMRect(0, 0, 300, 100);
  return plot;
}

const follows = (plot: HTMLElement, name: string) =>
  plot.compareDocumentPosition(screen.getByRole('button', { name })) ===
  Node.DOCUMENT_POSITION_FOLLOWING;

describe('the choices of a chart', () => {
  it('stand before it where there is room', () => {
    const plot = showChart();
    expect([follows(plot, 'Por meses'), follows(plot, 'Tabla')]).toEqual([false, false]);
  });

  it('stand after it on a phone', () => {
    vi.stubGlobal('matchMedia', narrowScreen);
    const plot = showChart();
    expect([follows(plot, 'Por meses'), follows(plot, 'Tabla')]).toEqual([true, true]);
  });
});

describe('the bars of a chart', () => {
  /** By series: foot and head of each bar on the axis, in percent of its height from below, and whether its end is round. */
  const bars = () =>
    [...document.querySelectorAll('.chart-bars g')].map((series) =>
      [...series.querySelectorAll('rect')].map((bar) => {
        const [top, height] = ['y', 'height'].map((name) =>
          Number.parseFloat(bar.getAttribute(name) ?? ''),
        ) as [number, number];
        const ends = [100 - top - height, 100 - top].map((end) => Math.round(10 * end) / 10);
        return bar.hasAttribute('rx') ? [...ends, 'end'] : ends;
      }),
    );
  const first: Omit<ChartSeries, 'values'> = { id: 'one', name: 'One', meaning: 'home-1' };
  const second: Omit<ChartSeries, 'values'> = { id: 'two', name: 'Two', meaning: 'home-2' };

  it('stand on one another; nothing is there of what is unknown or zero', () => {
    // The axis ends at 400.
    showChart({
      isStacked: true,
      series: [
        { ...first, values: [200, null, 100] },
        { ...second, values: [200, 300, 0] },
      ],
    });
    expect(bars()).toEqual([
      [
        [0, 50],
        [0, 25, 'end'],
      ],
      [
        [50, 100, 'end'],
        [0, 75, 'end'],
      ],
    ]);
  });

  it('hang from zero where they are below it', () => {
    // The axis goes from -100 to 300.
    showChart({
      isStacked: true,
      series: [
        { ...first, values: [300, 100, null] },
        { ...second, values: [-100, null, null] },
      ],
    });
    expect(bars()).toEqual([
      [
        [25, 100, 'end'],
        [25, 50, 'end'],
      ],
      [[0, 25, 'end']],
    ]);
  });
});

describe('what is particular of months', () => {
  const marks: ChartProps['marks'] = {
    gap: { name: 'Sin lectura', ranges: [[1, 2]] },
    provisional: { name: 'Provisional', ranges: [[2, 3]] },
    lines: [{ place: 2, name: 'Cambio de hora' }],
  };
  const series: ChartSeries[] = [
    { id: 'all', name: 'Energía', meaning: 'this-year', values: [212, null, 180] },
  ];
  const filled = (pattern: string) =>
    [...document.querySelectorAll(`rect[fill*="-${pattern}"]`)].map((rect) =>
      Number.parseFloat(rect.getAttribute('x') ?? ''),
    );
  const key = () => [...document.querySelectorAll('.chart-key li')].map((one) => one.textContent);

  it('is hatched where nothing is known, striped where it may change, and named in the key', () => {
    showChart({ series, marks });
    expect(filled('gap')).toEqual([33.333]);
    expect(filled('provisional')).toEqual([73]);
    expect(key()).toEqual(['Sin lectura', 'Provisional']);
    expect(document.querySelector('.chart-break')?.textContent).toBe('Cambio de hora');
  });

  it('is striped over all of it where there are too many for bars', () => {
    showChart({ kind: 'steps', series, marks });
    expect(filled('provisional')).toEqual([66.667]);
  });

  it('is in no key where there is nothing of it', () => {
    showChart({ marks: { gap: { name: 'Sin lectura', ranges: [] } } });
    expect(key()).toEqual([]);
  });
});

describe('the table of a chart', () => {
  const last = () =>
    screen
      .getAllByRole('row')
      .at(-1)
      ?.textContent?.match(/Total|-?\d+ kWh/g);

  it('ends with what each series comes to, where values add up; one without a value counts nothing', () => {
    showChart({
      adds: true,
      isStacked: true,
      series: [
        { id: 'one', name: 'Calle Mayor 4', meaning: 'home-1', values: [212, null, 180] },
        { id: 'two', name: 'Calle Menor 2', meaning: 'home-2', values: [10, 20, null] },
      ],
      beside: { id: 'before', name: '2025', meaning: 'last-year', values: [200, 100, 300] },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Tabla' }));
    expect(last()).toEqual(['Total', '600 kWh', '392 kWh', '30 kWh', '422 kWh']);
  });

  it('has no total of what does not add up', () => {
    showChart();
    fireEvent.click(screen.getByRole('button', { name: 'Tabla' }));
    expect(last()).toEqual(['180 kWh']);
  });
});

describe('the value of a month', () => {
  const read = () => document.querySelector('.chart-value')?.textContent;
  const hint = () => document.querySelector('.chart-hint')?.textContent;

  it('is gone with the mouse, and stays when a finger is lifted', async () => {
    const plot = showChart();
    expect(hint()).toBe('Pase por el gráfico para ver cada valor.');
    fireEvent.pointerMove(plot, { clientX: 150, pointerType: 'mouse' });
    await waitFor(() => expect(read()).toMatch(/febrero.*198 kWh/));
    fireEvent.pointerLeave(plot, { pointerType: 'mouse' });
    await waitFor(() => expect(read()).toBeUndefined());
    fireEvent.pointerDown(plot, { clientX: 50, pointerType: 'touch' });
    await waitFor(() => expect(read()).toMatch(/enero.*212 kWh/));
    fireEvent.pointerLeave(plot, { pointerType: 'touch' });
    // The page follows in its next frame; the key goes on from where the finger was.
    await new Promise(requestAnimationFrame);
    fireEvent.keyDown(plot, { key: 'ArrowRight' });
    await waitFor(() => expect(read()).toMatch(/febrero.*198 kWh/));
  });

  it('is read by a first touch; a second one of the same month acts, as a click does', async () => {
    const selected = vi.fn();
    const plot = showChart({ onSelect: selected });
    const tap = (clientX: number, pointerType: string) => {
      fireEvent.pointerDown(plot, { clientX, pointerType });
      fireEvent.click(plot, { clientX });
    };
    tap(50, 'touch');
    await waitFor(() => expect(read()).toMatch(/enero/));
    tap(150, 'touch');
    await waitFor(() => expect(read()).toMatch(/febrero/));
    expect(selected).not.toHaveBeenCalled();
    tap(150, 'touch');
    expect(selected.mock.calls).toEqual([[1]]);
    tap(250, 'mouse');
    expect(selected.mock.calls).toEqual([[1], [2]]);
  });

  it('is touched where a finger points', () => {
    const touch = (query: string) => ({
      ...narrowScreen(query),
      matches: query === '(hover: none)',
    });
    vi.stubGlobal('matchMedia', touch);
    showChart();
    expect(hint()).toBe('Toque el gráfico para ver cada valor.');
  });

  it('says each part that has one, and what it is compared with, in the colours of the key', () => {
    const period = (id: 'p1' | 'p2' | 'p3', values: (number | null)[]) => ({
      ...{ id, meaning: id, name: id.toUpperCase(), values },
    });
    const plot = showChart({
      isStacked: true,
      series: [period('p1', [12, null, 0]), period('p2', [20, 3, 0]), period('p3', [5, null, 4])],
      beside: { id: 'before', name: 'Un año antes', meaning: 'last-year', values: [40, 6, null] },
    });
    const marks = (list: string) =>
      [...document.querySelectorAll(`${list} [data-mark]`)].map((mark) => [
        mark.getAttribute('data-mark'),
        mark.parentElement?.textContent,
      ]);
    expect(marks('.chart-key')).toEqual([
      ...[
        ['p1', 'P1'],
        ['p2', 'P2'],
        ['p3', 'P3'],
      ],
      ['last-year', 'Un año antes'],
    ]);
    fireEvent.keyDown(plot, { key: 'Home' });
    expect(read()).toMatch(/^enero37 kWh/);
    expect(marks('.chart-value')).toEqual([
      ...[
        ['p1', 'P112 kWh'],
        ['p2', 'P220 kWh'],
        ['p3', 'P35 kWh'],
      ],
      ['last-year', 'Un año antes40 kWh'],
    ]);
    expect(plot.getAttribute('aria-valuetext')).toBe('enero: 37 kWh (Un año antes: 40 kWh)');
    // What is all of a month is said once.
    fireEvent.keyDown(plot, { key: 'ArrowRight' });
    expect(marks('.chart-value')).toEqual([
      ['p2', 'P2'],
      ['last-year', 'Un año antes6 kWh'],
    ]);
    fireEvent.keyDown(plot, { key: 'Escape' });
    expect(read()).toBeUndefined();
  });

  it('that is not known is said to be none', () => {
    const series = { id: 'all', name: 'Energía', meaning: 'this-year', values: [212, null, 180] };
    const plot = showChart({ series: [series as ChartProps['series'][number]] });
    fireEvent.keyDown(plot, { key: 'Home' });
    fireEvent.keyDown(plot, { key: 'ArrowRight' });
    expect(read()).toBe('febreroSin datos');
  });
});
