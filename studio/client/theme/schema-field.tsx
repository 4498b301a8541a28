import type { FieldProps, RJSFSchema } from '@rjsf/utils';
import { type ReactElement, useMemo } from 'react';
import { AlternativesControl } from './alternatives-control.tsx';
import { CardsControl } from './cards-control.tsx';
import { ChoiceControl } from './choice-control.tsx';
import { FieldFrame } from './field-frame.tsx';
import { JsonControl } from './json-control.tsx';
import { NumberControl } from './number-control.tsx';
import { ObjectControl } from './object-control.tsx';
import { kindOf, type ValueKind } from './schema-kind.ts';
import { BooleanControl, FixedControl } from './switch-control.tsx';
import { TextControl } from './text-control.tsx';
import { WordsControl } from './words-control.tsx';

const controls: Record<ValueKind, (field: FieldProps) => ReactElement> = {
  choice: ChoiceControl,
  text: TextControl,
  number: NumberControl,
  boolean: BooleanControl,
  fixed: FixedControl,
  words: WordsControl,
  cards: CardsControl,
  object: ObjectControl,
  alternatives: AlternativesControl,
  json: JsonControl,
};

/** A value by its schema: the control that suits it, in its frame. Replaces RJSF's own, which knows no value of several kinds. */
export function SchemaField(field: FieldProps): ReactElement {
  const { schema: raw, formData, registry } = field;
  const { schemaUtils } = registry;
  const schema = useMemo(
    () => withMeaningOf(raw, schemaUtils.retrieveSchema(raw, formData)),
    [schemaUtils, raw, formData],
  );
  const kind = kindOf(schema, formData);
  const Control = controls[kind];
  return (
    <FieldFrame field={{ ...field, schema }} kind={kind}>
      <Control {...field} schema={schema} />
    </FieldFrame>
  );
}

/** The meaning that stands at a member says more than the one of what it refers to. */
const withMeaningOf = (raw: RJSFSchema, schema: RJSFSchema): RJSFSchema =>
  raw.description === undefined ? schema : { ...schema, description: raw.description };
