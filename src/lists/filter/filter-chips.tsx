import { getUiOptions, type UiSchema } from '@rjsf/utils';
import type { ReactElement } from 'react';
import { SummaryValue } from '#forms/summary/summary-value.tsx';
import { useSummaryUi } from '#forms/summary/use-summary-ui.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/layout/icon.tsx';
import type { FilterFormProps } from './filter-form.tsx';

/** The active filters, each with a button that removes it. */
export function FilterChips({
  form,
  texts,
  facts,
  answers,
  onChange,
}: FilterFormProps): ReactElement {
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
