import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ListSearch } from '#lists/list-search.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('searches once when Enter is pressed at the moment at which the pause ends', () => {
  vi.useFakeTimers();
  const onSearch = vi.fn();
  render(<ListSearch label="Buscar" placeholder="" value="" delay={300} onSearch={onSearch} />);
  const box = screen.getByRole('searchbox');
  fireEvent.change(box, { target: { value: 'girona' } });
  // Outside `act`: React has not rendered what the timer changed when the form is submitted.
  vi.advanceTimersByTime(300);
  fireEvent.submit(box);
  expect(onSearch.mock.calls).toEqual([['girona']]);
});
