import { queryOptions } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Configuration } from '#config/configuration-types.ts';
import { ProblemError } from '#domain/problem.ts';
import type { Answers } from '#domain/submission.ts';
import { FilteredList } from '#lists/filter/filtered-list.tsx';
import type { ListPage, ListWanted } from '#queries/read/list-page.ts';
import type { ReadKey } from '#queries/read/query-keys.ts';
import { showForms } from '#tests/support/pages/form-page.tsx';
import { configurationWithOnly } from '#tests/support/services/configuration-with-forms.ts';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';

const bills = {
  document: {
    schema: {
      type: 'object',
      properties: {
        state: { type: 'string', enum: ['open', 'paid'] },
        above: { type: 'number', minimum: 0 },
        years: { type: 'array', items: { type: 'string' } },
      },
    },
    ui: { state: { 'ui:widget': 'select' }, years: { 'ui:widget': 'hidden' } },
  },
  texts: {
    title: 'Filtrar facturas',
    fields: {
      state: { label: 'Estado', options: { open: 'Por pagar', paid: 'Pagada' } },
      above: { label: 'Importe mínimo' },
      years: { label: 'Años' },
    },
  },
};

const billFilters = ['state', 'above', 'years'];

let configuration: Configuration;
beforeAll(async () => {
  configuration = await publishedConfiguration(configurationWithOnly({ 'bill-filter': bills }));
  // The code of the form engine is slow to load.
  await import('#lists/filter/filtered-list.tsx');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

interface Bill {
  id: number;
  state: 'open' | 'paid';
  amount: number;
}
const all: Bill[] = Array.from({ length: 64 }, (_, place) => ({
  id: place + 1,
  state: place % 4 === 0 ? 'open' : 'paid',
  amount: place + 1,
}));

type Wanted = ListWanted & { filters: Answers };

/** Responds as the retailer would: searched, filtered, and only the requested page. */
function pageOf({ offset, limit, search, order, filters }: Wanted): ListPage<Bill> {
  const sorted = order === '-amount' ? [...all].reverse() : all;
  const found = sorted.filter(
    ({ id, state, amount }) =>
      String(id).includes(search) &&
      (filters.state ?? state) === state &&
      amount >= Number(filters.above ?? 0),
  );
  return {
    rows: found.slice(offset, offset + limit),
    total: found.length,
    order: order || 'usual',
  };
}

/** Shows a list of bills at an address. Its texts are those of contracts: there are no others yet. */
async function showBills(
  address = '/',
  { filter, link = true, read = async (wanted: Wanted) => pageOf(wanted) } = {} as {
    filter?: string;
    link?: boolean;
    read?: (wanted: Wanted) => Promise<ListPage<Bill>>;
  },
) {
  const list: Omit<ComponentProps<typeof FilteredList<Bill>>, 'filter' | 'filters'> = {
    texts: 'contracts.list.',
    caption: 'Facturas',
    icon: 'document',
    query: (wanted) =>
      queryOptions({
        queryKey: ['invoices', wanted] as ReadKey,
        queryFn: () => read(wanted),
      }),
    columns: [
      { id: 'bill', header: 'Factura', primary: true, cell: ({ id }) => `F${id}` },
      {
        id: 'amount',
        header: 'Importe',
        align: 'end',
        cell: ({ amount }) => amount,
        orders: [
          { id: '-amount', text: 'Importe: de mayor a menor' },
          { id: 'amount', text: 'Importe: de menor a mayor' },
        ],
      },
    ],
    rowKey: ({ id }) => id,
    sizes: [10, 25],
    usualSize: 10,
    searchDelay: 1,
    ...(link && {
      link: {
        own: { header: 'Acciones', text: 'Ver' },
        to: ({ id }: Bill) => `/bills/${id}`,
        about: ({ id }: Bill) => `la factura F${id}`,
      },
    }),
  };
  return showForms({
    configuration,
    address,
    children: <FilteredList {...list} filter={filter} filters={billFilters} />,
  });
}

const names = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

it('is a table whose rows lead somewhere', async () => {
  await showBills();
  const table = await screen.findByRole('table', { name: 'Facturas' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Factura', 'Importe', 'Acciones']);
  const [row] = within(table).getAllByRole('row').slice(1);
  const link = within(row as HTMLElement).getByRole('link', { name: 'Ver la factura F1' });
  expect(link.getAttribute('href')).toBe('/bills/1');
});

it('is sorted by the head of a column, from its first page on, and unsorted by a third press', async () => {
  const { address } = await showBills('/?page=3&size=25&search=1');
  await screen.findAllByRole('row');
  const head = () => screen.getByRole('columnheader', { name: 'Importe' });
  expect(head().getAttribute('aria-sort')).toBeNull();
  within(head()).getByRole('button', { name: 'Importe' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(address()).toBe('/?size=25&search=1&order=-amount');
  await waitFor(() => expect(names()[0]).toBe('F61'));
  expect(head().getAttribute('aria-sort')).toBe('descending');
  expect(screen.getByRole('status').textContent).toContain('Importe: de mayor a menor');
  expect(document.activeElement?.textContent).toBe('Importe');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(head().getAttribute('aria-sort')).toBe('ascending'));
  await userEvent.keyboard('{Enter}');
  expect(address()).toBe('/?size=25&search=1');
  await waitFor(() => expect(head().getAttribute('aria-sort')).toBeNull());
});

it('is sorted by a choice on cards, where columns have no heads', async () => {
  const { address } = await showBills('/?page=2&order=amount');
  const choice = await screen.findByLabelText<HTMLSelectElement>('Ordenar por');
  expect(choice.selectedOptions[0]?.textContent).toBe('Importe: de menor a mayor');
  await userEvent.selectOptions(choice, 'Importe: de mayor a menor');
  expect(address()).toBe('/?order=-amount');
  await waitFor(() => expect(names()[0]).toBe('F64'));
  await userEvent.selectOptions(choice, 'Orden habitual');
  expect(address()).toBe('/');
  await waitFor(() => expect(names()[0]).toBe('F1'));
});

it('keeps its order through pages, and takes none that it does not have', async () => {
  const { address } = await showBills('/?order=-amount');
  await screen.findAllByRole('row');
  await press('Página siguiente');
  await waitFor(() => expect(names()[0]).toBe('F54'));
  expect(address()).toBe('/?order=-amount&page=2');
  cleanup();
  const read = vi.fn(async (wanted: Wanted) => pageOf(wanted));
  await showBills('/?order=colour', { read });
  await screen.findAllByRole('row');
  expect(read.mock.lastCall?.[0].order).toBe('');
});

it('offers no sorting and marks none where the retailer does not sort', async () => {
  const read = async (wanted: Wanted) => ({ ...pageOf({ ...wanted, order: '' }), order: null });
  await showBills('/?order=-amount', { read });
  await screen.findAllByRole('row');
  const head = screen.getByRole('columnheader', { name: 'Importe' });
  expect(head.getAttribute('aria-sort')).toBeNull();
  expect(within(head).queryByRole('button')).toBeNull();
  expect(screen.queryByLabelText('Ordenar por')).toBeNull();
  expect(names()[0]).toBe('F1');
});

it('moves the focus to the first row of the page that was opened', async () => {
  await showBills();
  await screen.findAllByRole('row');
  await press('Página siguiente');
  await waitFor(() => expect(names()[0]).toBe('F11'));
  expect(document.activeElement?.textContent).toBe('Ver la factura F11');
  await press('Página 7');
  await waitFor(() => expect(names()).toEqual(['F61', 'F62', 'F63', 'F64']));
  expect(document.activeElement?.textContent).toBe('Ver la factura F61');
  const next = screen.getByRole('button', { name: 'Página siguiente' });
  expect(next.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText('Página 7').closest('[aria-current=page]')).not.toBeNull();
});

it('moves the focus to a row without a link', async () => {
  await showBills('/', { link: false });
  await screen.findAllByRole('row');
  await press('Página 2');
  await waitFor(() => expect(document.activeElement?.textContent).toContain('F11'));
  expect(document.activeElement).toBe(screen.getAllByRole('row')[1]);
});

it('leaves the focus where it has moved while the rows of another page load', async () => {
  let arrive = () => {};
  const second = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const read = async (wanted: Wanted) => {
    if (wanted.offset > 0) await second;
    return pageOf(wanted);
  };
  await showBills('/', { read });
  await screen.findAllByRole('row');
  await press('Página 2');
  const search = screen.getByRole('searchbox');
  search.focus();
  arrive();
  await waitFor(() => expect(names()[0]).toBe('F11'));
  expect(document.activeElement).toBe(search);
});

it('keeps its state in the address, defaults left out, and comes back to it', async () => {
  const { address, back } = await showBills('/?dialog=x');
  await screen.findAllByRole('row');
  await press('Página 2');
  expect(address()).toBe('/?dialog=x&page=2');
  await userEvent.selectOptions(screen.getByLabelText('Por página'), '25');
  expect(address()).toBe('/?dialog=x&size=25');
  await userEvent.type(screen.getByRole('searchbox'), '6{Enter}');
  await waitFor(() => expect(address()).toBe('/?dialog=x&size=25&search=6'));
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe('Contratos encontrados: 11'),
  );
  await back();
  await waitFor(() => expect(names()).toHaveLength(25));
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe(''));
  await back();
  await waitFor(() => expect(names()[0]).toBe('F11'));
});

it.each([
  ['?page=-1&size=7&search=%20%20', 'F1', 10],
  ['?page=two&size=1e9', 'F1', 10],
  ['?page=99&size=25', 'F51', 14],
])('takes what %s says wrongly for the default or the last page', async (query, first, rows) => {
  await showBills(`/${query}`);
  await waitFor(() => expect(names()[0]).toBe(first));
  expect(names()).toHaveLength(rows);
});

it('searches for no more than the API takes, and keeps the focus when the search is cleared', async () => {
  await showBills('/?search=12');
  await waitFor(() => expect(names()).toEqual(['F12']));
  const box = screen.getByRole<HTMLInputElement>('searchbox');
  expect(box.maxLength).toBe(256);
  await press('Borrar la búsqueda');
  await waitFor(() => expect(names()).toHaveLength(10));
  expect(document.activeElement).toBe(box);
});

it('keeps the rows while others are on their way, and says that they are old', async () => {
  let arrive = () => {};
  const read = async (wanted: Wanted) => {
    if (wanted.offset > 0) await new Promise<void>((resolve) => (arrive = resolve));
    return pageOf(wanted);
  };
  await showBills('/', { read });
  await screen.findAllByRole('row');
  await press('Página 2');
  const busy = () => screen.getByRole('table').closest('[aria-busy=true]');
  await waitFor(() => expect(busy()).not.toBeNull());
  expect(names()[0]).toBe('F1');
  arrive();
  await waitFor(() => expect(names()[0]).toBe('F11'));
  expect(busy()).toBeNull();
});

it('says that it could not be loaded and tries again', async () => {
  let works = false;
  const read = async (wanted: Wanted) => {
    if (!works) throw new ProblemError({ kind: 'broken', status: 500 });
    return pageOf(wanted);
  };
  await showBills('/', { read });
  await screen.findByRole('alert');
  works = true;
  await press('Volver a intentarlo');
  await waitFor(() => expect(names()).toHaveLength(10));
});

it('is empty without a search, and says what matches nothing', async () => {
  const { leave } = await showBills('/', { read: async () => ({ rows: [], total: 0 }) });
  expect(await screen.findByText('Aquí todavía no hay contratos')).toBeTruthy();
  leave();
  await showBills('/?search=zzz');
  expect(await screen.findByText('Ningún contrato coincide con «zzz»')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('Contratos encontrados: 0');
});

it('keeps the focus when a search without matches is cleared below it', async () => {
  await showBills('/?search=zzz');
  expect(await screen.findByText('Ningún contrato coincide con «zzz»')).toBeTruthy();
  const [, below] = screen.getAllByRole('button', { name: 'Borrar la búsqueda' });
  below?.focus();
  fireEvent.click(below as HTMLElement);
  await waitFor(() => expect(names()).toHaveLength(10));
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});

const withFilters = { filter: 'bill-filter' };
const chips = () =>
  screen
    .queryAllByRole('button', { name: /^Quitar el filtro/ })
    .map(({ textContent }) => textContent?.replace('Quitar el filtro ', ''));

it('filters by a form, from the first page, and shows what is set', async () => {
  const complaints = vi.spyOn(console, 'error');
  const { address } = await showBills('/?page=3', withFilters);
  await waitFor(() => expect(names()[0]).toBe('F21'));
  const open = screen.getByRole('button', { name: 'Filtrar' });
  expect(open.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(open);
  const panel = screen.getByRole('region', { name: 'Filtrar facturas' });
  await userEvent.selectOptions(await within(panel).findByLabelText(/Estado/), 'Por pagar');
  await press('Aplicar los filtros');
  await waitFor(() => expect(address()).toBe('/?state=open'));
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('16'));
  expect(names()[1]).toBe('F5');
  expect(chips()).toEqual(['Estado: Por pagar']);
  expect(open.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(open);
  expect(complaints).not.toHaveBeenCalled();
});

it('takes filters from a copied address, and one or all of them away', async () => {
  const { address } = await showBills('/?state=open&above=30&years=2025&years=2026', withFilters);
  await waitFor(() => expect(names()[0]).toBe('F33'));
  expect(chips().slice(0, 2)).toEqual(['Estado: Por pagar', 'Importe mínimo: 30']);
  await press('Quitar el filtro Estado: Por pagar');
  await waitFor(() => expect(names()[0]).toBe('F30'));
  expect(address()).toBe('/?above=30&years=2025&years=2026');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filtrar' }));
  await press('Quitar los filtros');
  await waitFor(() => expect(names()[0]).toBe('F1'));
  expect(address()).toBe('/');
});

it.each(['?state=lost&above=-3', '?above=mil', '?above=', '?above=1e1'])(
  'omits filters that the form refuses: %s',
  async (query) => {
    const read = vi.fn(async (wanted: Wanted) => pageOf(wanted));
    await showBills(`/${query}`, { ...withFilters, read });
    await waitFor(() => expect(names()).toHaveLength(10));
    expect(chips()).toEqual([]);
    expect(read.mock.calls.map(([{ filters }]) => filters)).toEqual([{}]);
  },
);

it('says that nothing matches the filters, which can be taken away', async () => {
  await showBills('/?above=1000', withFilters);
  expect(await screen.findByText('Nada coincide con los filtros')).toBeTruthy();
  await press('Quitar los filtros');
  await waitFor(() => expect(names()).toHaveLength(10));
});

it('announces how many rows are found, once for each change of a filter, also when the last one is removed', async () => {
  await showBills('/?state=open', { filter: 'bill-filter' });
  const found = await screen.findByText('Contratos encontrados: 16');
  const said: string[] = [];
  new MutationObserver(() => said.push(found.textContent?.trim() ?? '')).observe(found, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  await press(/^Quitar el filtro Estado/);
  await waitFor(() => expect(said.filter(Boolean)).toEqual(['Contratos encontrados: 64']));
  // Only for who hears it: without a filter there is no need to see it.
  expect(found.className).toBe('visually-hidden');
});

it('does not announce a number before anything was searched or filtered', async () => {
  await showBills('/', { filter: 'bill-filter' });
  await screen.findByRole('table', { name: 'Facturas' });
  expect(screen.queryByText(/^Contratos encontrados/)).toBeNull();
});
