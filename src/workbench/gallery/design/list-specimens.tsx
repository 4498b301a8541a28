import type { ReactElement } from 'react';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import type { Column } from '#lists/column.ts';
import { FilteredList } from '#lists/filter/filtered-list.tsx';
import { List } from '#lists/list.tsx';
import { PickBar, PickFrame } from '#lists/picking/pick-bar.tsx';
import type { ListPicking } from '#lists/picking/picking.ts';
import { Button } from '#ui/controls/button.tsx';
import { Chip } from '#ui/layout/chip.tsx';
import type { DesignSpecimen } from './design-specimen.ts';
import { type GalleryRow, galleryRows, type ListState, listStates } from './list-rows.ts';
import { OwnPlace } from './own-place.tsx';

const tones = { paid: 'success', pending: 'warning', 'not-paid': 'danger' } as const;

function useRowColumns(): Column<GalleryRow>[] {
  const { t } = useTexts();
  const { date, euro } = useFormats();
  const header = (id: string) => t(`invoices.list.columns.${id}`);
  return [
    {
      ...{ id: 'home', header: header('home'), primary: true },
      cell: ({ home }) => home,
      note: ({ number }) => number,
    },
    { id: 'date', header: header('date'), fact: true, cell: (row) => date(row.date) },
    {
      ...{ id: 'state', header: header('state'), chip: true },
      cell: ({ state }) => <Chip tone={tones[state]}>{t(`invoices.status.${state}`)}</Chip>,
    },
    {
      ...{ id: 'amount', header: header('amount'), align: 'end', chip: true },
      cell: (row) => euro(row.euro),
      sum: (all) => euro(all.reduce((total, row) => total + row.euro, 0)),
    },
  ];
}

/** What the lists of all states have alike; `texts` are those of a list of the portal. */
const common = {
  icon: 'invoice',
  rowKey: ({ id }: GalleryRow) => id,
  sizes: [5, 10, 25],
  usualSize: 5,
} as const;

/** A list with a search: of contracts by its words. */
function SearchedList({ state }: { state: ListState }): ReactElement {
  const { t } = useTexts();
  return (
    <List
      {...common}
      texts="contracts.list."
      caption={t('contracts.list.title')}
      heading={<h3>{t('contracts.list.title')}</h3>}
      query={(wanted) => galleryRows(state, wanted)}
      columns={useRowColumns().map(({ sum, ...column }) => column)}
      link={{ to: () => '?', about: ({ number }) => number }}
      searchDelay={300}
    />
  );
}

/** A list with filters and sums, of which several can be picked: of invoices by its words. */
function PickedList({ state }: { state: ListState }): ReactElement {
  const { t } = useTexts();
  const picking: ListPicking<GalleryRow> = {
    icon: 'download',
    startsPicking: state === 'picking',
    nameOf: ({ number }) => number,
    most: 20,
    bar: (picks) => (
      <PickFrame label={t('invoices.list.pick.start')} shows="picks" isSticky={false}>
        <PickBar picks={picks}>
          <Button variant="primary" size="small" icon="download">
            {t('invoices.list.pick.start')}
          </Button>
        </PickBar>
      </PickFrame>
    ),
  };
  return (
    <FilteredList
      {...common}
      texts="invoices.list."
      caption={t('invoices.title')}
      heading={<h3>{t('invoices.title')}</h3>}
      query={(wanted) => galleryRows(state, wanted)}
      columns={useRowColumns()}
      searchDelay={null}
      filter="invoices-filter"
      filters={['state', 'number']}
      picking={picking}
    />
  );
}

const addresses: Partial<Record<ListState, string>> = {
  pages: '?page=3',
  narrowed: '?state=paid&number=F26',
  'no-matches': '?search=girona',
};
const filtered: readonly ListState[] = ['narrowed', 'picking'];

const listIn = (state: ListState) =>
  function ListInState(): ReactElement {
    const address = addresses[state];
    const Shown = filtered.includes(state) ? PickedList : SearchedList;
    return (
      <div className={state === 'cards' ? 'gallery-phone' : ''}>
        <OwnPlace {...(address && { address })}>
          <Shown state={state} />
        </OwnPlace>
      </div>
    );
  };

/** A list in each of its states, with made-up rows. */
export const lists: readonly DesignSpecimen[] = listStates.map((state) => ({
  name: filtered.includes(state) ? 'FilteredList' : 'List',
  state,
  file: `src/lists/${filtered.includes(state) ? 'filter/filtered-list' : 'list'}.tsx`,
  Shown: listIn(state),
}));
