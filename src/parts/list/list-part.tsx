import { type ReactElement, useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { ListTable } from '#lists/list-table.tsx';
import { type ListedColumn, useListedColumns } from '#lists/listed-columns.ts';
import { MemberValue } from '#parts/member-value.tsx';
import { PartCard } from '#parts/part-card.tsx';
import { type PartPlace, usePartTexts } from '#parts/part-place.ts';
import { type PartSource, usePartEntries } from '#parts/part-source.ts';
import type { ReadMember } from '#parts/read-options.ts';
import type { LookupEntry } from '#queries/lookups.ts';
import { Button } from '#ui/controls/button.tsx';
import { Loaded } from '#ui/feedback/loaded.tsx';
import { SkeletonTable } from '#ui/feedback/skeleton.tsx';

interface ListProps {
  place: PartPlace;
  options: {
    source: PartSource;
    columns: readonly (ListedColumn & ReadMember)[];
    rows?: number;
  };
}

/** Rows of the skeleton. */
const WAITING_ROWS = 3;

/** Entries of a list of the API, some at first and more at a press. */
export function ListPart({ place, options }: ListProps): ReactElement {
  const { source, columns: listed, rows: step = 10 } = options;
  const { t } = useTexts();
  const texts = usePartTexts(place);
  const [shown, setShown] = useState(step);
  const columns = useListedColumns<Row>(
    listed,
    Object.fromEntries(
      listed.map((column) => [
        column.id,
        {
          header: texts.t(`members.${column.id}`),
          cell: ({ entry }) => <MemberValue {...{ entry, texts }} shown={column} />,
          chip: column.format === 'chip',
        },
      ]),
    ),
  );
  return (
    <PartCard place={place}>
      <Loaded
        query={usePartEntries(source, place)}
        skeleton={<SkeletonTable rows={WAITING_ROWS} />}
        failed={t('parts.failed')}
      >
        {(entries) => {
          if (entries.length === 0) return <p>{texts.t('empty')}</p>;
          return (
            <>
              <ListTable
                caption={texts.t('title')}
                columns={columns}
                rows={rowsOf(entries).slice(0, shown)}
                rowKey={({ number }) => number}
              />
              {entries.length > shown && (
                <Button size="small" onClick={() => setShown(shown + step)}>
                  {t('parts.more', { count: Math.min(step, entries.length - shown) })}
                </Button>
              )}
            </>
          );
        }}
      </Loaded>
    </PartCard>
  );
}

/** An entry with its place in the list: entries of an unknown list have no name of their own. */
interface Row {
  number: number;
  entry: LookupEntry;
}

const rowsOf = (entries: readonly LookupEntry[]): Row[] =>
  entries.map((entry, number) => ({ number, entry }));
