import type { FieldErrorProps, FieldHelpProps } from '@rjsf/utils';
import type { ReactElement } from 'react';
import { validationErrorIn, validationErrorText } from '#forms/engine/errors/validation-errors.ts';
import { useFormContext } from '#forms/engine/form-context.ts';
import { errorId, helpId } from '#forms/engine/form-names.ts';
import { useTexts } from '#i18n/texts.ts';
import { TextWithPhone } from '#ui/controls/phone-link.tsx';
import { Icon } from '#ui/layout/icon.tsx';

/** The help of a field, below it. */
export function FieldHelp({ help, fieldPathId }: FieldHelpProps): ReactElement | null {
  const { organization } = useFormContext().facts.settings;
  if (!help) return null;
  return (
    <p id={helpId(fieldPathId.$id)} className="form-text">
      {typeof help === 'string' ? <TextWithPhone text={help} organization={organization} /> : help}
    </p>
  );
}

/** What is wrong with a field, below it: in words, with an icon beside the colour. */
export function FieldError({ errors, fieldPathId }: FieldErrorProps): ReactElement | null {
  const { name, facts } = useFormContext();
  const texts = useTexts();
  const [error] = errors ?? [];
  if (typeof error !== 'string') return null;
  const path = fieldPathId.path.map(String);
  return (
    <p id={errorId(fieldPathId.$id)} className="field-error">
      <Icon name="alert" />
      <span>
        <TextWithPhone
          text={validationErrorText(texts, name, {
            path,
            validationError: validationErrorIn(error),
          })}
          organization={facts.settings.organization}
        />
      </span>
    </p>
  );
}
