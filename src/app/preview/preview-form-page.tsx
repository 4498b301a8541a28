import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactElement, useEffect, useMemo } from 'react';
import { useParams } from 'wouter';
import { useFacts } from '#config/facts-provider.tsx';
import { FormEngine } from '#forms/form-engine.tsx';
import { useForm, useFormTexts } from '#forms/use-form.ts';
import { useTexts } from '#i18n/texts.ts';
import { type PreviewExample, previewApi } from './preview-api.ts';
import { isInvalid, showErrors } from './preview-errors.ts';
import { exampleFiles, factsOfExample } from './preview-example.ts';
import { useTried } from './preview-seams.ts';

/** The form that the address names, or nothing. */
export function PreviewFormPage(): ReactElement | null {
  const { form, example = '' } = useParams<{ form?: string; example?: string }>();
  return form ? <PreviewForm key={`${form} ${example}`} name={form} example={example} /> : null;
}

/** One form by itself, with example answers; those that it should refuse show their errors at once. Sends nothing. */
function PreviewForm({ name, example }: { name: string; example: string }): ReactElement {
  const { t } = useTexts();
  const form = useForm(name);
  const texts = useFormTexts(name);
  const facts = useFacts();
  const tried = useTried();
  const { data } = useSuspenseQuery({
    queryKey: ['preview', name, example],
    queryFn: (): Promise<PreviewExample> =>
      example ? previewApi.example(name, example) : Promise.resolve({ answers: {} }),
  });
  const seen = useMemo(() => {
    const named = factsOfExample(facts, data.facts);
    return { ...named, settings: tried.settings(named.settings) };
  }, [facts, data, tried]);

  useEffect(() => (isInvalid(example) ? showErrors(name) : undefined), [name, example]);
  return (
    <main className="preview-page">
      <h1>{t(`forms.${name}.title`)}</h1>
      <FormEngine
        form={form}
        texts={texts}
        facts={seen}
        files={exampleFiles(data.answers)}
        answers={data.answers}
        onSubmit={() => {}}
      />
    </main>
  );
}
