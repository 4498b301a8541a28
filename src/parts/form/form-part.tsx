import { type ReactElement, useState } from 'react';
import { FormBoundary } from '#forms/form-boundary.tsx';
import { FormButton } from '#forms/form-button.tsx';
import { FormDialog } from '#forms/form-dialog.tsx';
import { FormRequirements } from '#forms/form-requirements.tsx';
import { FormRunner } from '#forms/form-runner.tsx';
import { useForm, useFormTexts } from '#forms/use-form.ts';
import { useTexts } from '#i18n/texts.ts';
import { PartCard } from '#parts/part-card.tsx';
import { type PartPlace, usePartTexts } from '#parts/part-place.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';

interface FormPartProps {
  place: PartPlace;
  options: { form: string; as?: 'place' | 'dialog' };
}

/** A form of the configuration, where it stands or in a dialog behind a button. */
export function FormPart({ place, options }: FormPartProps): ReactElement {
  const { form, as = 'place' } = options;
  const { subject } = place;
  if (as === 'dialog') return <FormInDialog {...{ place, form }} />;
  return (
    <FormBoundary form={form} waiting={<Skeleton lines={6} />}>
      <FormInPlace {...{ form, subject }} />
    </FormBoundary>
  );
}

function FormInPlace({ form, subject }: { form: string } & Pick<PartPlace, 'subject'>) {
  const { requires } = useForm(form);
  useFormTexts(form);
  const { t } = useTexts();
  // A further attempt begins with an empty form.
  const [attempt, setAttempt] = useState(1);
  return (
    <Card title={t(`forms.${form}.title`)}>
      <FormRequirements requires={requires} subject={subject}>
        <FormRunner key={attempt} {...{ form, subject }} onClose={() => setAttempt(attempt + 1)} />
      </FormRequirements>
    </Card>
  );
}

function FormInDialog({ place, form }: { place: PartPlace; form: string }): ReactElement {
  const texts = usePartTexts(place);
  const { subject } = place;
  return (
    <PartCard place={place}>
      <p>{texts.t('body')}</p>
      <FormButton {...{ form, subject }}>{texts.t('button')}</FormButton>
      <FormDialog {...{ form, subject }} />
    </PartCard>
  );
}
