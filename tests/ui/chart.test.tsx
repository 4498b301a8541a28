import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addTexts, startTexts } from '#i18n/i18n.ts';
import common from '#locales/es-ES/common.json' with { type: 'json' };
import { narrowScreen } from '#tests/support/pages/portal-page.tsx';
import { Chart } from '#ui/chart/chart.tsx';

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
function showChart(onSelect?: (index: number) => void) {
  render(
    <Chart
      kind="bar"
      label="Consumo de 2026"
      categoryLabel="Mes"
      categories={['enero', 'febrero', 'marzo'].map(month)}
      series={[{ id: 'all', name: 'Energía', values: [212, 198, 180] }]}
      format={(value) => `${value} kWh`}
      formatRound={String}
      {...(onSelect && { onSelect })}
      summary="En 2026: 590 kWh."
      controls={<button type="button">Por meses</button>}
    />,
  );
  const plot = screen.getByRole('slider', { name: 'Consumo de 2026' });
  // The library of the chart is not loaded in jsdom, which has no `IntersectionObserver`.
  const grid = document.createElement('div');
  grid.className = 'apexcharts-grid';
  grid.getBoundingClientRect = () => new DOMRect(0, 0, 300, 100);
  plot.append(grid);
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

describe('the value of a month', () => {
  const read = () => document.querySelector('.chart-value')?.textContent;

  it('is gone with the mouse, and stays when a finger is lifted', async () => {
    const plot = showChart();
    expect(read()).toBe('Pase por el gráfico para ver cada valor.');
    fireEvent.pointerMove(plot, { clientX: 150, pointerType: 'mouse' });
    await waitFor(() => expect(read()).toMatch(/febrero.*198 kWh/));
    fireEvent.pointerLeave(plot, { pointerType: 'mouse' });
    await waitFor(() => expect(read()).toBe('Pase por el gráfico para ver cada valor.'));
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
    const plot = showChart(selected);
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
    expect(read()).toBe('Toque el gráfico para ver cada valor.');
  });
});
