import type { WidgetProps } from '@rjsf/utils';
import type { ReactElement } from 'react';
import { emailAnswer, isEmail } from '#domain/identifiers/email.ts';
import { TextInput } from '#forms/widgets/text/text-input.tsx';
import { useEarlyFormat } from '#forms/widgets/text/use-early-error.ts';

/** An e-mail address. Not `type="email"`: browsers hide what surrounds the address and check it by another rule. */
export function EmailWidget(field: WidgetProps): ReactElement {
  const judge = useEarlyFormat(field, 'email', isEmail);
  return (
    <TextInput
      field={field}
      normalise={emailAnswer}
      onLeave={judge}
      input={{
        autoComplete: String(field.options.autocomplete ?? 'email'),
        inputMode: 'email',
        autoCapitalize: 'none',
        spellCheck: false,
      }}
    />
  );
}
