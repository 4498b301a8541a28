import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(cleanup);

/** Presses the button of a menu whose code has not loaded yet, and returns the element that takes the focus meanwhile. */
async function pressed(next: string): Promise<HTMLElement> {
  vi.resetModules();
  const { Menu } = await import('#ui/overlays/menu.tsx');
  render(
    <>
      <h1 tabIndex={-1}>Invoices</h1>
      <Menu label="Account" button="A" entries={[{ id: 'out', label: 'Sign out' }]} />
      <button type="button">Other</button>
    </>,
  );
  const button = screen.getByRole('button', { name: 'Account' });
  act(() => button.focus());
  fireEvent.click(button);
  return screen.getByText(next);
}

it('opens when the heading of a new page took the focus before its code was loaded', async () => {
  const heading = await pressed('Invoices');
  act(() => heading.focus());
  await screen.findByRole('menuitem', { name: 'Sign out' });
});

it('does not open once the user has moved on', async () => {
  const other = await pressed('Other');
  act(() => other.focus());
  await act(() => import('#ui/overlays/menu-dropdown.tsx'));
  expect(screen.queryByRole('menuitem')).toBeNull();
  expect(document.activeElement).toBe(other);
});
