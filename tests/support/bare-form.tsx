import type { ReactElement } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
import type { Answers } from '#domain/submission.ts';
import { FormEngine } from '#forms/form-engine.tsx';
import { useForm, useFormTexts } from '#forms/use-form.ts';

interface BareFormProps {
  form: string;
  answers?: Answers;
  busy?: boolean;
  onSubmit: (answers: Answers) => void;
}

/** A form that hands over its valid answers and sends nothing. */
export function BareForm({
  form,
  answers = {},
  busy = false,
  onSubmit,
}: BareFormProps): ReactElement {
  return (
    <FormEngine
      form={useForm(form)}
      texts={useFormTexts(form)}
      facts={useFacts()}
      answers={answers}
      busy={busy}
      onSubmit={onSubmit}
    />
  );
}
