import type { WidgetProps } from '@rjsf/utils';
import type { ReactElement } from 'react';
import { TextInput } from '#forms/widgets/text/text-input.tsx';

const USUAL_ROWS = 5;

/** A text of several lines. Option `rows` says how many are shown. */
export function TextareaWidget(field: WidgetProps): ReactElement {
  return (
    <TextInput
      field={field}
      rows={Number(field.options.rows ?? USUAL_ROWS)}
      limit={field.schema.maxLength}
    />
  );
}
