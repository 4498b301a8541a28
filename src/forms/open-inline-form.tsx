import type { KeyboardEvent, ReactElement } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { useFocusOnMount } from '#ui/focus/use-focus-on-mount.ts';
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
  const place = useFocusOnMount<HTMLFieldSetElement>({ within: 'input' });
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
