import { getUiOptions, type UiSchema } from '@rjsf/utils';
import { type ReactElement, useId, useRef, useState } from 'react';
import type { CompiledForm, Facts, TextTree } from '#config/configuration-types.ts';
import type { Answers } from '#domain/submission.ts';
import { FormEngine } from '#forms/engine/form-engine.tsx';
import { formStore } from '#forms/engine/form-store.ts';
import { SummaryValue } from '#forms/summary/summary-value.tsx';
import { useSummaryUi } from '#forms/summary/use-summary-ui.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

interface FilterPanelProps {
  form: CompiledForm;
  texts: TextTree;
  facts: Facts;
  /** Values of the filters. */
  answers: Answers;
  onChange: (answers: Answers) => void;
}

/** The active filters, each with a button that removes it, and the form that sets them. */
export function FilterPanel({
  form,
  texts,
  facts,
  answers,
  onChange,
}: FilterPanelProps): ReactElement {
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
        icon="tag"
        aria-expanded={isOpen}
        aria-controls={panelId}
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

function FilterForm({ form, texts, facts, answers, onChange }: FilterPanelProps): ReactElement {
  const { t } = useTexts();
  const [store] = useState(() => formStore(answers));
  return (
    <FormEngine
      {...{ form, texts, facts, store }}
      onSubmit={onChange}
      formActions={
        <div className="form-actions">
          <Button type="submit" variant="primary" block>
            {t('common.filters.apply')}
          </Button>
        </div>
      }
    />
  );
}

function FilterChips({ form, texts, facts, answers, onChange }: FilterPanelProps): ReactElement {
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
            className="btn btn-secondary btn-sm"
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
