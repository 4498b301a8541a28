import type { WidgetProps } from '@rjsf/utils';
import type { ReactElement } from 'react';
import { normaliseEmail } from '#domain/identifiers/email.ts';
import { TextInput } from '#forms/widgets/text/text-input.tsx';

/** An e-mail address. Not `type="email"`: browsers hide what surrounds the address and check it by another rule. */
export function EmailWidget(field: WidgetProps): ReactElement {
  return (
    <TextInput
      field={field}
      normalise={normaliseEmail}
      input={{
        autoComplete: String(field.options.autocomplete ?? 'email'),
        inputMode: 'email',
        autoCapitalize: 'none',
        spellCheck: false,
      }}
    />
  );
}
