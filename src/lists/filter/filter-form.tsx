import { type ReactElement, useState } from 'react';
import type { CompiledForm, Facts, TextTree } from '#config/configuration-types.ts';
import type { Answers } from '#domain/submission.ts';
import { FormEngine } from '#forms/engine/form-engine.tsx';
import { formStore } from '#forms/engine/form-store.ts';
import { useWidgets } from '#forms/use-form.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';

export interface FilterFormProps {
  form: CompiledForm;
  texts: TextTree;
  facts: Facts;
  /** Values of the filters. */
  answers: Answers;
  onChange: (answers: Answers) => void;
  /** What its button says; by default that the filters are applied. */
  submit?: string;
}

/** The form that sets the filters; the code of forms comes when it is first opened. */
export function FilterForm({
  form,
  texts,
  facts,
  answers,
  onChange,
  submit,
}: FilterFormProps): ReactElement {
  const { t } = useTexts();
  const [store] = useState(() => formStore(answers));
  // Its fields come together.
  const isComplete = useWidgets(form);
  if (!isComplete) return <Skeleton />;
  return (
    <FormEngine
      {...{ form, texts, facts, store }}
      onSubmit={onChange}
      formActions={(isWaiting) => (
        <div className="form-actions">
          <Button type="submit" variant="primary" block busy={isWaiting}>
            {submit ?? t('common.filters.apply')}
          </Button>
        </div>
      )}
    />
  );
}
