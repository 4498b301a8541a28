import type { ReactElement } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { FormBoundary } from './form-boundary.tsx';
import { FormRequirements } from './form-requirements.tsx';
import { FormRunner, type FormRunnerProps } from './form-runner.tsx';
import { useForm, useFormTexts } from './use-form.ts';

/** A form as the whole page, under its title. */
export function FormScreen(props: FormRunnerProps): ReactElement {
  return (
    <FormBoundary form={props.form} waiting={<Skeleton lines={6} />}>
      <OpenFormScreen {...props} />
    </FormBoundary>
  );
}

function OpenFormScreen(props: FormRunnerProps): ReactElement {
  const { requires } = useForm(props.form);
  useFormTexts(props.form);
  const { t } = useTexts();
  return (
    <section className="form-screen">
      <h1>{t(`forms.${props.form}.title`)}</h1>
      <FormRequirements requires={requires} subject={props.subject}>
        <FormRunner {...props} />
      </FormRequirements>
    </section>
  );
}
