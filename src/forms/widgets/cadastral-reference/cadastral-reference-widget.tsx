import type { WidgetProps } from '@rjsf/utils';
import type { ReactElement } from 'react';
import {
  isCadastralReference,
  normaliseCadastralReference,
} from '#domain/identifiers/cadastral-reference.ts';
import { TextInput } from '#forms/widgets/text/text-input.tsx';
import { useEarlyFormat } from '#forms/widgets/text/use-early-error.ts';

/** The twenty characters by which the land registry knows a home, in upper case and without spaces. */
export function CadastralReferenceWidget(field: WidgetProps): ReactElement {
  const judge = useEarlyFormat(field, 'cadastral-reference', isCadastralReference);
  return (
    <TextInput
      field={field}
      normalise={normaliseCadastralReference}
      present={normaliseCadastralReference}
      presentsWhileTyping
      onLeave={judge}
      input={{ autoCapitalize: 'characters', spellCheck: false, className: 'form-control code' }}
    />
  );
}
