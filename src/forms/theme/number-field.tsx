import StringField from '@rjsf/core/lib/components/fields/StringField.js';
import { asNumber, type FieldProps, getUiOptions } from '@rjsf/utils';
import type { ReactElement } from 'react';

/** Widgets that give a number, or as text what is none; others give text that may be a number. */
const figureWidgets: unknown[] = ['kilowatts', 'number', 'percentage'];

/** A field whose answer is a number. RJSF's own would read `3,4567` and `0x10` into one, by the language of the device. */
export function NumberField(field: FieldProps): ReactElement {
  const { schema, onChange } = field;
  const { widget = schema.enum ? undefined : 'number' } = getUiOptions(field.uiSchema);
  const uiSchema = widget ? { ...field.uiSchema, 'ui:widget': widget } : field.uiSchema;
  const change: FieldProps['onChange'] = (value, ...rest) =>
    onChange(figureWidgets.includes(widget) ? value : asNumber(value), ...rest);
  return <StringField {...field} {...(uiSchema && { uiSchema })} onChange={change} />;
}
