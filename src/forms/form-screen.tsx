import type { ReactElement } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { FormRequirements } from './form-requirements.tsx';
import { FormRunner, type FormRunnerProps } from './form-runner.tsx';
import { useForm, useFormTexts } from './use-form.ts';

/** A form as the whole page, under its title. Suspends until form and texts are here. */
export function FormScreen(props: FormRunnerProps): ReactElement {
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
