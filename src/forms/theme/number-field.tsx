import StringField from '@rjsf/core/lib/components/fields/StringField.js';
import { asNumber, type FieldProps, getUiOptions } from '@rjsf/utils';
import type { ReactElement } from 'react';
import { definitionOf } from '#forms/widgets/definitions.ts';

/** A field whose answer is a number. RJSF's own would read `3,4567` and `0x10` into one, by the language of the device. */
export function NumberField(field: FieldProps): ReactElement {
  const { schema, onChange } = field;
  const { widget = schema.enum ? undefined : 'number' } = getUiOptions(field.uiSchema);
  const uiSchema = widget ? { ...field.uiSchema, 'ui:widget': widget } : field.uiSchema;
  // A widget of numbers gives a number, or as text what is none; any other gives text that may be a number.
  const isOfText = definitionOf(widget, schema)?.answers.includes('string');
  const change: FieldProps['onChange'] = (value, ...rest) =>
    onChange(isOfText ? asNumber(value) : value, ...rest);
  return <StringField {...field} {...(uiSchema && { uiSchema })} onChange={change} />;
}
