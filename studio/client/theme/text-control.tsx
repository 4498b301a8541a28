import type { FieldProps } from '@rjsf/utils';
import type { ReactElement } from 'react';
import { GrowingText } from '#studio/client/look/growing-text.tsx';
import { labelOf, noteOf } from './field-frame.tsx';
import { contextOf } from './panel-context.ts';

/** Texts from this length on are typed in a box that grows. */
const LONG = 48;

/** A text; one of customers, or a long one, in a box that grows with it. */
export function TextControl(field: FieldProps): ReactElement {
  const { fieldPathId, formData, onChange, schema, required } = field;
  const { path, $id: id } = fieldPathId;
  const { isText, language, labelledBy, faultsAt } = contextOf(field);
  const value = typeof formData === 'string' ? formData : '';
  const change = (next: string) =>
    // An empty text says nothing, where the schema lets it be left out.
    onChange(next === '' && !required && path.length > 0 ? undefined : next, path);
  const shared = {
    id,
    value,
    'aria-describedby': noteOf(id),
    'aria-invalid': faultsAt(path).length > 0 || undefined,
    'aria-labelledby': path.length === 0 && labelledBy ? labelledBy : labelOf(id),
  };
  if (isText || value.length > LONG || value.includes('\n'))
    return <GrowingText {...shared} lang={isText ? language : undefined} onChange={change} />;
  return (
    <input
      {...shared}
      type="text"
      className="form-control"
      autoComplete="off"
      spellCheck={false}
      placeholder={typeof schema.default === 'string' ? schema.default : undefined}
      onChange={({ target }) => change(target.value)}
    />
  );
}
