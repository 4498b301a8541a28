import type { FieldProps, RJSFSchema } from '@rjsf/utils';
import { memo, type ReactElement, useMemo } from 'react';
import { isSame } from '#studio/client/api/json-paths.ts';
import { ConditionControl } from '#studio/client/condition/condition-control.tsx';
import { NamesControl } from '#studio/client/condition/names-control.tsx';
import { AlternativesControl } from './alternatives-control.tsx';
import { CardsControl } from './cards-control.tsx';
import { ChoiceControl } from './choice-control.tsx';
import { ColorControl } from './color-control.tsx';
import { FieldFrame } from './field-frame.tsx';
import { JsonControl } from './json-control.tsx';
import { NumberControl } from './number-control.tsx';
import { ObjectControl } from './object-control.tsx';
import { contextOf } from './panel-context.ts';
import { kindOf, type ValueKind } from './schema-kind.ts';
import { BooleanControl, FixedControl } from './switch-control.tsx';
import { TextControl } from './text-control.tsx';
import { WordsControl } from './words-control.tsx';

const controls: Record<ValueKind, (field: FieldProps) => ReactElement> = {
  choice: ChoiceControl,
  text: TextControl,
  color: ColorControl,
  number: NumberControl,
  boolean: BooleanControl,
  fixed: FixedControl,
  words: WordsControl,
  cards: CardsControl,
  object: ObjectControl,
  alternatives: AlternativesControl,
  json: JsonControl,
  condition: ConditionControl,
  conditions: NamesControl,
};

/** A value by its schema: the control that suits it, in its frame. Replaces RJSF's own, which knows no value of several kinds. */
function AnyField(field: FieldProps): ReactElement {
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

/** What a value shows depends on its part of the file alone: a letter that is typed renders no other value again. */
export const SchemaField = memo(AnyField, (before, after) => {
  const { path } = after.fieldPathId;
  return (
    before.fieldPathId.$id === after.fieldPathId.$id &&
    before.required === after.required &&
    isSame(before.formData, after.formData) &&
    isSame(before.schema, after.schema) &&
    isSame(contextOf(before).shownAt(path), contextOf(after).shownAt(path))
  );
});
