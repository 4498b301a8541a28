import type { WidgetProps } from '@rjsf/utils';
import type { ReactElement } from 'react';
import { formatCups, isCups, normaliseCups } from '#domain/identifiers/cups.ts';
import { TextInput } from '#forms/widgets/text/text-input.tsx';
import { useEarlyError } from '#forms/widgets/text/use-early-error.ts';

const validationErrorOf = (cups: string) =>
  isCups(cups) ? null : { keyword: 'format', values: { format: 'cups' } };

/** The code of a supply point in printed groups while it is typed; its letters are checked when the field is left. */
export function CupsWidget(field: WidgetProps): ReactElement {
  const judge = useEarlyError(field, validationErrorOf);
  return (
    <TextInput
      field={field}
      normalise={normaliseCups}
      present={formatCups}
      presentsWhileTyping
      onLeave={judge}
      input={{ autoCapitalize: 'characters', spellCheck: false, className: 'form-control code' }}
    />
  );
}
