import { type ReactElement, useMemo } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
import { useForm, useFormTexts } from '#forms/use-form.ts';
import { FilterPanel } from './filter-panel.tsx';
import { filterParams, filtersIn, withoutFields } from './filter-params.ts';
import { ListRows, type ListRowsProps } from './list-rows.tsx';
import { useListAddress } from './use-list-address.ts';

const none: readonly string[] = [];

interface FilteredListProps<Row> extends Omit<ListRowsProps<Row>, 'filters'> {
  /** Name of the form document. */
  form: string;
  /** Fields of it that this list does not have. */
  leftOut?: readonly string[];
}

/** A list with filters; suspends until their form is loaded, which says which values in the address are valid. */
export function FilteredList<Row>({
  form: name,
  leftOut = none,
  ...list
}: FilteredListProps<Row>): ReactElement {
  const published = useForm(name);
  const form = useMemo(() => withoutFields(published, leftOut), [published, leftOut]);
  const texts = useFormTexts(name);
  const facts = useFacts();
  const { params, go } = useListAddress(list.usualSize, list.sizes);
  const answers = useMemo(
    () => filtersIn(params, form, facts, leftOut),
    [params, form, facts, leftOut],
  );
  const panel = (
    <FilterPanel
      {...{ form, texts, facts, answers }}
      onChange={(changed) => go({ filters: filterParams(form, changed) })}
    />
  );
  return <ListRows {...list} filters={{ answers, none: filterParams(form, {}), panel }} />;
}
