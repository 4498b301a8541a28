import { type KeyboardEvent, type ReactElement, useEffect, useRef } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { FormView, type FormViewProps } from './form-view.tsx';
import { useFormTexts } from './use-form.ts';

export interface OpenInlineFormProps extends Pick<FormViewProps, 'form' | 'subject' | 'attempts'> {
  /** Leaves what was typed, by the button or with Escape. */
  onGiveUp: () => void;
}

/** A form of one field where it stands, with its two buttons beside it. */
export function OpenInlineForm({ onGiveUp, ...about }: OpenInlineFormProps): ReactElement {
  const { t } = useTexts();
  useFormTexts(about.form);
  const { form, attempts } = about;
  const place = useRef<HTMLFieldSetElement>(null);
  // It opens where a button was pressed, which is gone.
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  const isBusy = attempts.underWay !== null;
  const leave = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && !isBusy) onGiveUp();
  };
  return (
    <fieldset
      ref={place}
      className="inline-form"
      aria-label={t(`forms.${form}.title`)}
      onKeyDown={leave}
    >
      <FormView {...about} isInline>
        <Button busy={isBusy} onClick={onGiveUp}>
          {t(`forms.${form}.cancel`)}
        </Button>
      </FormView>
    </fieldset>
  );
}
