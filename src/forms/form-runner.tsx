import type { ReactElement } from 'react';
import { FormView, type FormViewProps } from './form-view.tsx';
import { useForm } from './use-form.ts';
import { useSubmission } from './use-submission.ts';

export type FormRunnerProps = Omit<FormViewProps, 'attempts'>;

const nothing = {};

/** A form with a submission of its own (machine `submission`). */
export function FormRunner(props: FormRunnerProps): ReactElement {
  const { form: name, subject = nothing } = props;
  const attempts = useSubmission(useForm(name).submit ?? name, subject);
  return <FormView {...props} attempts={attempts} />;
}
