import type { RJSFSchema, WidgetProps } from '@rjsf/utils';
import type { ReactElement } from 'react';
import { normaliseNif } from '#domain/identifiers/nif.ts';
import { TextInput } from '#forms/widgets/text/text-input.tsx';
import { useEarlyError } from '#forms/widgets/text/use-early-error.ts';

/** A Spanish tax id of a person or a company; one that the field does not take at all is told when it is left. */
export function NifWidget(field: WidgetProps): ReactElement {
  const { pattern } = (field.schema.not ?? {}) as RJSFSchema;
  const judge = useEarlyError(field, (answer) =>
    pattern !== undefined && new RegExp(pattern, 'u').test(answer)
      ? { keyword: 'not', values: {} }
      : null,
  );
  return (
    <TextInput
      field={field}
      normalise={normaliseNif}
      onLeave={judge}
      input={{ autoCapitalize: 'characters', spellCheck: false }}
    />
  );
}
