import { type ReactElement, useMemo } from 'react';
import type { CompiledForm, TextTree } from '#config/configuration-types.ts';
import { useFacts } from '#config/facts-provider.tsx';
import type { Answers } from '#domain/submission.ts';
import { FormBoundary } from '#forms/form-boundary.tsx';
import { useFormForLater } from '#forms/use-form.ts';
import { useTexts } from '#i18n/texts.ts';
import { Loaded } from '#ui/feedback/loaded.tsx';
import { PartFailure } from '#ui/feedback/part-failure.tsx';
import { SkeletonTable } from '#ui/feedback/skeleton.tsx';
import { useCode } from '#ui/loading/use-code.ts';
import { ListRows, type ListRowsProps } from '../list-rows.tsx';
import { useListAddress } from '../use-list-address.ts';
import { filterCode } from './filter-code.ts';
import { FilterPanel } from './filter-panel.tsx';
import { fieldsBeside, filterParams, filtersIn, withoutFields } from './filter-params.ts';
import '../lists.scss';

const noAnswers: Answers = {};

interface FilteredListProps<Row> extends Omit<ListRowsProps<Row>, 'filters'> {
  /** Form document without operation whose answers filter the list; undefined for a list without filters. */
  filter: string | undefined;
  /** Fields by which the list can be filtered; the others of the form are not shown. */
  filters: readonly string[];
}

/** A list whose filters are stored in the address too. */
export function FilteredList<Row>({
  filter,
  filters,
  ...list
}: FilteredListProps<Row>): ReactElement {
  return filter === undefined ? (
    <ListRows {...list} />
  ) : (
    <ListWithForm {...list} {...{ filter, filters }} />
  );
}

/** Waits for the form of the filters, which defines their valid values. */
function ListWithForm<Row>({
  filter,
  heading,
  ...list
}: FilteredListProps<Row> & { filter: string }): ReactElement {
  const { t } = useTexts();
  const query = useFormForLater(filter);
  // The heading has the focus already when the filters load: it remains mounted.
  return (
    <div className="list">
      <div className="list-head">{heading}</div>
      <FormBoundary form={filter} waiting={<SkeletonTable />}>
        <Loaded query={query} skeleton={<SkeletonTable />} failed={t('form-engine.failed')}>
          {({ form, texts }) => <RowsWithFilters {...list} form={form} formTexts={texts} />}
        </Loaded>
      </FormBoundary>
    </div>
  );
}

interface RowsWithFiltersProps<Row> extends Omit<FilteredListProps<Row>, 'filter'> {
  form: CompiledForm;
  formTexts: TextTree;
}

function RowsWithFilters<Row>({
  form: published,
  formTexts: texts,
  filters,
  ...list
}: RowsWithFiltersProps<Row>): ReactElement {
  const leftOut = useMemo(() => fieldsBeside(published, filters), [published, filters]);
  const form = useMemo(() => withoutFields(published, leftOut), [published, leftOut]);
  const facts = useFacts();
  const { params, go } = useListAddress(list.usualSize, list.sizes);
  const given = useMemo(() => filtersIn(params, form, leftOut), [params, form, leftOut]);
  const isFiltered = Object.keys(given).length > 0;
  const { here, problem } = useCode(filterCode, isFiltered);
  const answers = useMemo(
    () => (isFiltered && here ? here.dropInvalid(form, given, facts) : noAnswers),
    [isFiltered, here, form, given, facts],
  );
  if (isFiltered && !here && problem)
    return <PartFailure problem={problem} retry={filterCode.prefetch} />;
  // Until its code is loaded, the requested rows are unknown.
  if (isFiltered && !here) return <SkeletonTable />;
  const panel = (
    <FilterPanel
      {...{ form, texts, facts, answers }}
      onChange={(changed) => go({ filters: filterParams(form, changed) })}
    />
  );
  return <ListRows {...list} filters={{ answers, none: filterParams(form, {}), panel }} />;
}
