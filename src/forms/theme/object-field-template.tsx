import { getUiOptions, type ObjectFieldTemplateProps } from '@rjsf/utils';
import type { ReactElement } from 'react';
import { useFormContext } from '#forms/engine/form-context.ts';
import { fieldTextKey } from '#forms/engine/form-names.ts';
import { useTexts } from '#i18n/texts.ts';
import { type FieldGroup, groupedFields } from './grouped-fields.ts';

/** The fields of a form or of a group in it, in order; `ui:groups` puts some of them under a heading. */
export function ObjectFieldTemplate({
  properties,
  uiSchema,
  fieldPathId,
  title,
}: ObjectFieldTemplateProps): ReactElement {
  const { name } = useFormContext();
  const { t } = useTexts();
  const path = fieldPathId.path.map(String);
  const groups = (getUiOptions(uiSchema).groups as FieldGroup[] | undefined) ?? [];
  const contentOf = (field: string) => properties.find((one) => one.name === field)?.content ?? [];
  const order = properties.map((one) => one.name);
  const fields = (
    <>
      {groupedFields(order, groups).map((group) => {
        if (typeof group === 'string') return contentOf(group);
        const inside = group.fields.flatMap(contentOf);
        return inside.length === 0 ? null : (
          <fieldset key={group.id} className="field-group">
            <legend>{t(`${fieldTextKey(name, path)}.groups.${group.id}`)}</legend>
            {inside}
          </fieldset>
        );
      })}
    </>
  );
  if (path.length === 0) return fields;
  return (
    <fieldset id={fieldPathId.$id} className="field-group">
      {title && <legend>{title}</legend>}
      {fields}
    </fieldset>
  );
}
