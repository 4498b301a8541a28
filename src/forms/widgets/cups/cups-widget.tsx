import type { WidgetProps } from '@rjsf/utils';
import type { ReactElement } from 'react';
import { formatCups, isCups, normaliseCups } from '#domain/identifiers/cups.ts';
import { TextInput } from '#forms/widgets/text/text-input.tsx';
import { useEarlyFormat } from '#forms/widgets/text/use-early-error.ts';

/** The code of a supply point in printed groups while it is typed; its letters are checked when the field is left. */
export function CupsWidget(field: WidgetProps): ReactElement {
  const judge = useEarlyFormat(field, 'cups', isCups);
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
