import { type ReactElement, useMemo } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
import { useForm, useFormTexts } from '#forms/use-form.ts';
import { FilterPanel } from './filter-panel.tsx';
import { filterParams, filtersIn } from './filter-params.ts';
import { ListRows, type ListRowsProps } from './list-rows.tsx';
import { useListAddress } from './use-list-address.ts';

interface FilteredListProps<Row> extends Omit<ListRowsProps<Row>, 'filters'> {
  /** Name of the form document. */
  form: string;
}

/** A list with filters; suspends until their form is loaded, which says which values in the address are valid. */
export function FilteredList<Row>({ form: name, ...list }: FilteredListProps<Row>): ReactElement {
  const form = useForm(name);
  const texts = useFormTexts(name);
  const facts = useFacts();
  const { params, go } = useListAddress(list.usualSize, list.sizes);
  const answers = useMemo(() => filtersIn(params, form, facts), [params, form, facts]);
  const panel = (
    <FilterPanel
      {...{ form, texts, facts, answers }}
      onChange={(changed) => go({ filters: filterParams(form, changed) })}
    />
  );
  return <ListRows {...list} filters={{ answers, none: filterParams(form, {}), panel }} />;
}
