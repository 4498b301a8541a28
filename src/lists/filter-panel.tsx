import { getUiOptions, type UiSchema } from '@rjsf/utils';
import { type ReactElement, useId, useRef, useState } from 'react';
import type { Answers } from '#domain/submission.ts';
import { SummaryValue } from '#forms/summary/summary-value.tsx';
import { useSummaryUi } from '#forms/summary/use-summary-ui.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { FilterFormProps } from './filter-form.tsx';

const FilterForm = lazyPart(() => import('./filter-form.tsx').then((module) => module.FilterForm), {
  waiting: () => <Skeleton />,
});

/** The active filters, each with a button that removes it, and the form that sets them. */
export function FilterPanel({
  form,
  texts,
  facts,
  answers,
  onChange,
}: FilterFormProps): ReactElement {
  const { t } = useTexts();
  const panelId = useId();
  const [isOpen, setOpen] = useState(false);
  const filters = useRef<HTMLDivElement>(null);
  // The focused element is removed.
  const change = (changed: Answers) => {
    filters.current?.querySelector('button')?.focus();
    onChange(changed);
  };
  return (
    <div className="list-filters" ref={filters}>
      <Button
        icon="filter"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onPointerEnter={FilterForm.prefetch}
        onFocus={FilterForm.prefetch}
        onClick={() => setOpen(!isOpen)}
      >
        {t('common.filters.open')}
      </Button>
      <FilterChips {...{ form, texts, facts, answers }} onChange={change} />
      <section id={panelId} aria-label={t(`forms.${form.name}.title`)} hidden={!isOpen}>
        {isOpen && (
          <FilterForm
            key={JSON.stringify(answers)}
            {...{ form, texts, facts, answers }}
            onChange={(changed) => {
              change(changed);
              setOpen(false);
            }}
          />
        )}
      </section>
    </div>
  );
}

function FilterChips({ form, texts, facts, answers, onChange }: FilterFormProps): ReactElement {
  const { t } = useTexts();
  const ui = useSummaryUi(form, texts);
  const names = Object.keys(answers);
  return (
    <>
      {names.map((name) => {
        const fieldUi = (ui[name] ?? {}) as UiSchema;
        const { title = name } = getUiOptions(fieldUi);
        const { [name]: value, ...others } = answers;
        return (
          <button
            key={name}
            type="button"
            className="btn btn-secondary btn-sm list-filter"
            onClick={() => onChange(others)}
          >
            <span>
              <span className="visually-hidden">{t('common.filters.remove')}</span> {title}:{' '}
              <SummaryValue
                {...{ form, facts, value, answers }}
                field={[name]}
                ui={fieldUi}
                brief
              />
            </span>
            <Icon name="close" />
          </button>
        );
      })}
      {names.length > 1 && (
        <Button variant="quiet" size="small" onClick={() => onChange({})}>
          {t('common.filters.clear')}
        </Button>
      )}
    </>
  );
}
