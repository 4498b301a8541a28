import { type ReactElement, useState } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
import type { Answers } from '#domain/submission.ts';
import { FormEngine } from '#forms/engine/form-engine.tsx';
import { type FormStore, formStore } from '#forms/engine/form-store.ts';
import { useForm, useFormTexts } from '#forms/use-form.ts';

interface BareFormProps {
  form: string;
  answers?: Answers;
  /** Holds the answers, for a test that looks into them. */
  store?: FormStore;
  busy?: boolean;
  onSubmit: (answers: Answers) => void;
}

/** A form that passes its valid answers to a callback and sends nothing. */
export function BareForm({
  form,
  answers,
  store: given,
  busy = false,
  onSubmit,
}: BareFormProps): ReactElement {
  const [store] = useState(() => given ?? formStore(answers));
  return (
    <FormEngine
      form={useForm(form)}
      texts={useFormTexts(form)}
      facts={useFacts()}
      store={store}
      busy={busy}
      onSubmit={onSubmit}
    />
  );
}
