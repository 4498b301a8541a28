import { type FieldProps, getUiOptions, getWidget } from '@rjsf/utils';
import { type ReactElement, useCallback } from 'react';
import { definitions } from '#forms/widgets/definitions.ts';
import { usualWidget } from '#forms/widgets/widget-definition.ts';

/** A field whose answer is a list, shown whole by its widget: files, several choices. */
export function ListField(props: FieldProps): ReactElement {
  const { schema, uiSchema, registry, fieldPathId, formData, name, required, rawErrors } = props;
  const { disabled = false, readonly = false, onChange, onBlur, onFocus } = props;
  const {
    widget = usualWidget(definitions, schema) ?? '',
    title,
    placeholder,
    ...options
  } = getUiOptions(uiSchema);
  const Widget = getWidget(schema, widget, registry.widgets);
  const change = useCallback(
    (value: unknown) => onChange(value, fieldPathId.path),
    [onChange, fieldPathId],
  );
  return (
    <Widget
      id={fieldPathId.$id}
      name={name}
      htmlName={fieldPathId.name}
      multiple
      label={title ?? name}
      schema={schema}
      uiSchema={uiSchema}
      registry={registry}
      options={options}
      placeholder={placeholder ?? ''}
      value={formData}
      onChange={change}
      onBlur={onBlur}
      onFocus={onFocus}
      required={required}
      disabled={disabled}
      readonly={readonly}
      rawErrors={rawErrors}
    />
  );
}
