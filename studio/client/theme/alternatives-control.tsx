import type { FieldProps, RJSFSchema } from '@rjsf/utils';
import { type ReactElement, useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { labelOf } from './field-frame.tsx';
import { innerField } from './inner-field.ts';
import { alternativesOf, isOf, kindOf } from './schema-kind.ts';

/** A value of one of several kinds: which one, and the value. */
export function AlternativesControl(field: FieldProps): ReactElement {
  const { formData, onChange, fieldPathId, schema, registry } = field;
  const { path, $id: id } = fieldPathId;
  const { t, optional } = useTexts();
  const options = alternativesOf(schema, (one) => registry.schemaUtils.retrieveSchema(one));
  const found = options.findIndex((option) => isOf(option, formData));
  const [chosen, setChosen] = useState<number | null>(null);
  const at = formData === undefined ? (chosen ?? 0) : found;
  const option = options[at];
  const inner: RJSFSchema | undefined =
    option && registry.schemaUtils.retrieveSchema(option.schema, formData);
  const Inner = innerField(field);
  const wordsOf = ({ name }: { name: string }, place: number) =>
    optional(`studio.kinds.${name}`) ?? t('studio.kinds.other', { number: place + 1 });
  return (
    <div className="alternatives">
      <select
        className="form-select"
        aria-label={t('studio.panel.kind')}
        aria-describedby={labelOf(id)}
        value={at}
        onChange={({ target }) => {
          const next = options[Number(target.value)];
          setChosen(Number(target.value));
          if (next) onChange(startOf(next.schema), path);
        }}
      >
        {options.map((one, place) => (
          <option key={one.name} value={place}>
            {wordsOf(one, place)}
          </option>
        ))}
      </select>
      {inner && kindOf(inner, formData) !== 'fixed' && (
        <div className="alternative">
          <Inner
            {...field}
            schema={inner}
            // Its name, its meaning and what is wrong stand around it already.
            uiSchema={{ 'ui:frame': 'none' }}
          />
        </div>
      )}
    </div>
  );
}

/** Value that a kind starts with; undefined for one that is typed. */
function startOf({ const: fixed, enum: values, type }: RJSFSchema): unknown {
  if (fixed !== undefined) return fixed;
  if (values) return values[0];
  if (type === 'null') return null;
  if (type === 'boolean') return true;
  if (type === 'array') return [];
  return type === 'string' || type === 'number' || type === 'integer' ? undefined : {};
}
