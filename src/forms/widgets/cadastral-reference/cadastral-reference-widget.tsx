import type { WidgetProps } from '@rjsf/utils';
import type { ReactElement } from 'react';
import { normaliseCadastralReference } from '#domain/identifiers/cadastral-reference.ts';
import { TextInput } from '#forms/widgets/text/text-input.tsx';

/** The twenty characters by which the land registry knows a home, in upper case and without spaces. */
export function CadastralReferenceWidget(field: WidgetProps): ReactElement {
  return (
    <TextInput
      field={field}
      normalise={normaliseCadastralReference}
      present={normaliseCadastralReference}
      presentsWhileTyping
      input={{ autoCapitalize: 'characters', spellCheck: false, className: 'form-control code' }}
    />
  );
}
