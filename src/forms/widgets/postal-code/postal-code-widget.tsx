import type { WidgetProps } from '@rjsf/utils';
import type { ReactElement } from 'react';
import { normalisePostalCode } from '#domain/identifiers/postal-code.ts';
import { TextInput } from '#forms/widgets/text/text-input.tsx';

/** Five digits. What is found for them (towns, province) is the business of the field's look-up. */
export function PostalCodeWidget(field: WidgetProps): ReactElement {
  return (
    <TextInput
      field={field}
      normalise={normalisePostalCode}
      input={{
        autoComplete: String(field.options.autocomplete ?? 'postal-code'),
        inputMode: 'numeric',
        className: 'form-control is-short',
      }}
    />
  );
}
