import type { WidgetProps } from '@rjsf/utils';
import type { ReactElement } from 'react';
import { normaliseNif } from '#domain/identifiers/nif.ts';
import { TextInput } from '#forms/widgets/text/text-input.tsx';

/** A Spanish tax id of a person or a company. */
export function NifWidget(field: WidgetProps): ReactElement {
  return (
    <TextInput
      field={field}
      normalise={normaliseNif}
      input={{ autoCapitalize: 'characters', spellCheck: false }}
    />
  );
}
