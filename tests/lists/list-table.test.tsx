import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ListTable } from '#lists/list-table.tsx';

const bills = Array.from({ length: 25 }, (_, place) => `F${place + 1}`);
const names = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);

/** Shows a list of 25 bills, and another page at `/other`. */
function showBills() {
  const table = (
    <ListTable
      caption="Facturas"
      columns={[{ id: 'bill', header: 'Factura', primary: true, cell: (bill) => bill }]}
      rows={bills}
      rowKey={(bill) => bill}
    />
  );
  const router = createMemoryRouter([
    { path: '/', element: table },
    { path: '/other', element: <h1>Otra</h1> },
  ]);
  render(<RouterProvider router={router} />);
  return router;
}

// A row is at least 48 pixels high.
beforeEach(() => void vi.stubGlobal('innerHeight', 240));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('renders the visible rows first, and the others soon after, in their order', async () => {
  const router = showBills();
  expect(names()).toHaveLength(5);
  await waitFor(() => expect(names()).toEqual(bills));

  await act(() => router.navigate('/other'));
  expect(await screen.findByText('Otra')).toBeTruthy();
  // The browser scrolls to where the page was, which needs its height.
  const counts = new Set<number>();
  const observer = new MutationObserver(() => counts.add(names().length));
  observer.observe(document.body, { childList: true, subtree: true });
  await act(() => router.navigate(-1));
  await waitFor(() => expect(names()).toEqual(bills));
  observer.disconnect();
  expect([...counts].filter((count) => count > 0)).toEqual([25]);
});
