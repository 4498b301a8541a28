import type { FieldErrorProps, FieldHelpProps } from '@rjsf/utils';
import type { ReactElement } from 'react';
import { faultIn, faultText } from '#forms/form-faults.ts';
import { errorId, helpId } from '#forms/form-names.ts';
import { useFormSurroundings } from '#forms/form-surroundings.ts';
import { useTexts } from '#i18n/texts.ts';
import { Icon } from '#ui/icon.tsx';

/** The help of a field, below it. */
export function FieldHelp({ help, fieldPathId }: FieldHelpProps): ReactElement | null {
  if (!help) return null;
  return (
    <p id={helpId(fieldPathId.$id)} className="form-text">
      {help}
    </p>
  );
}

/** What is wrong with a field, below it: in words, with an icon beside the colour. */
export function FieldError({ errors, fieldPathId }: FieldErrorProps): ReactElement | null {
  const { name } = useFormSurroundings();
  const texts = useTexts();
  const [error] = errors ?? [];
  if (typeof error !== 'string') return null;
  const path = fieldPathId.path.map(String);
  return (
    <p id={errorId(fieldPathId.$id)} className="field-error">
      <Icon name="alert" />
      {faultText(texts, name, { path, fault: faultIn(error) })}
    </p>
  );
}
