import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactElement, Suspense, useEffect, useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useFacts } from '#config/facts-provider.tsx';
import { FormEngine } from '#forms/engine/form-engine.tsx';
import { formStore } from '#forms/engine/form-store.ts';
import { useForm, useFormTexts } from '#forms/use-form.ts';
import { useTexts } from '#i18n/texts.ts';
import { type PreviewExample, previewApi } from './preview-api.ts';
import { exampleFiles, factsOfExample } from './preview-example.ts';
import { useOverrides } from './preview-overrides.ts';
import { isInvalid, submitShown } from './preview-submit.ts';

/** The form that the address names, or nothing. */
export function PreviewFormPage(): ReactElement | null {
  const { form, example = '' } = useParams();
  if (!form) return null;
  return (
    <Suspense fallback={null}>
      <PreviewForm key={`${form} ${example}`} name={form} example={example} />
    </Suspense>
  );
}

/** One form by itself, with example answers; those that it should refuse show their errors at once. Sends nothing. */
function PreviewForm({ name, example }: { name: string; example: string }): ReactElement {
  const { t } = useTexts();
  const form = useForm(name);
  const texts = useFormTexts(name);
  const facts = useFacts();
  const overrides = useOverrides();
  const { data } = useSuspenseQuery({
    queryKey: ['preview', name, example],
    queryFn: (): Promise<PreviewExample> =>
      example ? previewApi.example(name, example) : Promise.resolve({ answers: {} }),
  });
  const [store] = useState(() => formStore(data.answers));
  const seen = useMemo(() => {
    const named = factsOfExample(facts, data.facts);
    return { ...named, settings: overrides.settings(named.settings) };
  }, [facts, data, overrides]);

  useShownErrors(name, isInvalid(example));
  return (
    <main className="preview-page">
      <h1>{t(`forms.${name}.title`)}</h1>
      <FormEngine
        form={form}
        texts={texts}
        facts={seen}
        files={exampleFiles(data.answers)}
        store={store}
        onSubmit={() => {}}
      />
    </main>
  );
}

/** Shows the errors of a form as soon as its fields are rendered. */
function useShownErrors(name: string, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return;
    const page = new AbortController();
    submitShown(name, page.signal);
    return () => page.abort();
  }, [name, isWanted]);
}
