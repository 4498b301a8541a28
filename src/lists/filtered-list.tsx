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
import { filterCode } from './filter-code.ts';
import { FilterPanel } from './filter-panel.tsx';
import { filterParams, filtersIn, withoutFields } from './filter-params.ts';
import { ListRows, type ListRowsProps } from './list-rows.tsx';
import { useListAddress } from './use-list-address.ts';
import './lists.scss';

const none: readonly string[] = [];
const noAnswers: Answers = {};

interface FilteredListProps<Row> extends Omit<ListRowsProps<Row>, 'filters'> {
  /** Form document without operation, called `<name>-filter`, whose answers filter the list. */
  filterForm: string;
  /** Fields of the form that this list does not have. */
  leftOut?: readonly string[] | undefined;
}

/** A list whose filters are stored in the address too; waits for their form, which defines the valid values. */
export function FilteredList<Row>({
  filterForm,
  heading,
  ...list
}: FilteredListProps<Row>): ReactElement {
  const { t } = useTexts();
  const query = useFormForLater(filterForm);
  // The heading has the focus already when the filters load: it remains mounted.
  return (
    <div className="list">
      <div className="list-head">{heading}</div>
      <FormBoundary form={filterForm} waiting={<SkeletonTable />}>
        <Loaded query={query} skeleton={<SkeletonTable />} failed={t('form-engine.failed')}>
          {({ form, texts }) => <RowsWithFilters {...list} form={form} formTexts={texts} />}
        </Loaded>
      </FormBoundary>
    </div>
  );
}

interface RowsWithFiltersProps<Row> extends Omit<FilteredListProps<Row>, 'filterForm'> {
  form: CompiledForm;
  formTexts: TextTree;
}

function RowsWithFilters<Row>({
  form: published,
  formTexts: texts,
  leftOut = none,
  ...list
}: RowsWithFiltersProps<Row>): ReactElement {
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
