import type { FieldProps } from '@rjsf/utils';
import type { ReactElement } from 'react';
import { noteOf } from './field-frame.tsx';
import { useFieldWords } from './field-words.ts';
import { contextOf } from './panel-context.ts';

/** Yes or no. */
export function BooleanControl(field: FieldProps): ReactElement {
  const { fieldPathId, formData, onChange, schema } = field;
  const { path, $id: id } = fieldPathId;
  const { labelledBy } = contextOf(field);
  const { value } = useFieldWords();
  const isOn = (formData ?? schema.default) === true;
  return (
    <span className="form-check form-switch value-switch">
      <input
        id={id}
        type="checkbox"
        role="switch"
        className="form-check-input"
        checked={isOn}
        aria-checked={isOn}
        aria-describedby={noteOf(id)}
        {...(path.length === 0 && labelledBy ? { 'aria-labelledby': labelledBy } : {})}
        onChange={({ target }) => onChange(target.checked, path)}
      />
      <span aria-hidden="true">{value(isOn)}</span>
    </span>
  );
}

/** A value that is always the same where it is said at all. */
export function FixedControl({ formData, schema, fieldPathId }: FieldProps): ReactElement {
  const { value } = useFieldWords();
  return (
    <span id={fieldPathId.$id} className="value-fixed">
      {value(formData ?? schema.const ?? null)}
    </span>
  );
}
