import { type ReactElement, useId, useRef, useState } from 'react';
import type { Answers } from '#domain/submission.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { PartFailure } from '#ui/feedback/part-failure.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useCode } from '#ui/loading/use-code.ts';
import { filterCode } from './filter-code.ts';
import type { FilterFormProps } from './filter-form.tsx';

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
  const { here, problem } = useCode(filterCode, isOpen);
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
        onPointerEnter={filterCode.prefetch}
        onFocus={filterCode.prefetch}
        onClick={() => setOpen(!isOpen)}
      >
        {t('common.filters.open')}
      </Button>
      {here && <here.FilterChips {...{ form, texts, facts, answers }} onChange={change} />}
      <section id={panelId} aria-label={t(`forms.${form.name}.title`)} hidden={!isOpen}>
        {isOpen && !here && !problem && <Skeleton isQuiet />}
        {isOpen && !here && problem && (
          <PartFailure problem={problem} retry={filterCode.prefetch} />
        )}
        {isOpen && here && (
          <here.FilterForm
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
