import type { FieldProps } from '@rjsf/utils';
import { type ReactElement, useState } from 'react';
import { labelOf, noteOf } from './field-frame.tsx';
import { contextOf } from './panel-context.ts';

const numberIn = (text: string): number | undefined => {
  const plain = text.trim().replace(',', '.');
  return plain !== '' && Number.isFinite(Number(plain)) ? Number(plain) : undefined;
};

/** A number, with a point or a comma; what is no number yet stays as it was typed and changes nothing. */
export function NumberControl(field: FieldProps): ReactElement {
  const { fieldPathId, formData, onChange, schema } = field;
  const { path, $id: id } = fieldPathId;
  const { labelledBy, faultsAt } = contextOf(field);
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed !== null && numberIn(typed) === formData ? typed : null;
  const isNone = typed !== null && typed.trim() !== '' && numberIn(typed) === undefined;
  return (
    <input
      id={id}
      type="text"
      inputMode={schema.type === 'integer' ? 'numeric' : 'decimal'}
      className="form-control is-number"
      autoComplete="off"
      value={isNone ? (typed ?? '') : (shown ?? (formData === undefined ? '' : String(formData)))}
      placeholder={schema.default === undefined ? undefined : String(schema.default)}
      aria-invalid={isNone || faultsAt(path).length > 0 || undefined}
      aria-describedby={noteOf(id)}
      aria-labelledby={path.length === 0 && labelledBy ? labelledBy : labelOf(id)}
      onChange={({ target }) => {
        setTyped(target.value);
        const next = numberIn(target.value);
        if (next !== undefined) onChange(next, path);
        else if (target.value.trim() === '') onChange(undefined, path);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
