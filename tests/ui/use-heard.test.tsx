import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useHeard } from '#ui/loading/use-heard.ts';

// The frames and timers of the browser come when the test says so.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const acted = vi.fn<(unit: string) => void>();

/** Two choices of which one is in force, as the address says it. */
function Choices(): ReactElement {
  const [unit, setUnit] = useState('euro');
  const [heard, choose] = useHeard((wanted: string) => {
    acted(wanted);
    setUnit(wanted);
  }, unit);
  return (
    <>
      {['euro', 'kWh'].map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === (heard ?? unit)}
          onClick={() => choose(one)}
        >
          {one}
        </button>
      ))}
      <button type="button" onClick={() => setUnit('euro')}>
        back
      </button>
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pressed = () => screen.getByRole('button', { pressed: true }).textContent;
const paint = () => act(() => vi.advanceTimersByTime(100));

it('shows a choice before it acts, and what is in force afterwards', () => {
  acted.mockClear();
  render(<Choices />);
  press('kWh');
  expect([pressed(), acted.mock.calls]).toEqual(['kWh', []]);
  paint();
  expect([pressed(), acted.mock.calls]).toEqual(['kWh', [['kWh']]]);
  press('back');
  expect(pressed()).toBe('euro');
});

it('acts once on two choices within a frame: the last', () => {
  acted.mockClear();
  render(<Choices />);
  press('kWh');
  press('euro');
  paint();
  expect([pressed(), acted.mock.calls]).toEqual(['euro', [['euro']]]);
});
