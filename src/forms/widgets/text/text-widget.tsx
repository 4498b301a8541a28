import type { WidgetProps } from '@rjsf/utils';
import type { ReactElement } from 'react';
import { TextInput } from './text-input.tsx';
import { textNormaliser } from './text-normalise.ts';

/** A line of text. Option `normalise` names a code that the field also takes (nif, cups). */
export function TextWidget(field: WidgetProps): ReactElement {
  const normalise = textNormaliser(field.options.normalise);
  const isCode = field.options.normalise !== undefined;
  return (
    <TextInput
      field={field}
      normalise={normalise}
      present={normalise}
      limit={isCode ? undefined : field.schema.maxLength}
      input={isCode ? { autoCapitalize: 'none', spellCheck: false } : {}}
    />
  );
}
