import { getUiOptions, type ObjectFieldTemplateProps } from '@rjsf/utils';
import type { ReactElement } from 'react';
import { useFormContext } from '#forms/engine/form-context.ts';
import { fieldTextKey } from '#forms/engine/form-names.ts';
import { classOfGroup, type FieldGroup } from '#forms/groups/field-group.ts';
import { lazyFieldPart } from '#forms/widgets/lazy-widget.tsx';
import { useTexts } from '#i18n/texts.ts';
import { groupedFields } from './grouped-fields.ts';

/** Groups that show one line or a button at first; their code comes with the forms that have one. */
export const FoldedGroup = lazyFieldPart(() =>
  import('#forms/groups/folded-group.tsx').then((module) => module.FoldedGroup),
);

/** The fields of a form or of a group in it, in order; `ui:groups` puts some of them under a heading. */
export function ObjectFieldTemplate(object: ObjectFieldTemplateProps): ReactElement {
  const { properties, uiSchema, fieldPathId, title } = object;
  const { name } = useFormContext();
  const { t } = useTexts();
  const path = fieldPathId.path.map(String);
  const groups = (getUiOptions(uiSchema).groups as FieldGroup[] | undefined) ?? [];
  const contentOf = (field: string) => properties.find((one) => one.name === field)?.content;
  const order = properties.map((one) => one.name);
  const fields = (
    <>
      {groupedFields(order, groups).map((group) => {
        if (typeof group === 'string') return contentOf(group);
        const names = group.fields.filter((field) => order.includes(field));
        if (names.length === 0) return null;
        const heading = t(`${fieldTextKey(name, path)}.groups.${group.id}`);
        const content = names.map(contentOf);
        return group.folded ? (
          <FoldedGroup key={`group ${group.id}`} {...{ group, heading, names, path, object }}>
            {content}
          </FoldedGroup>
        ) : (
          <fieldset key={`group ${group.id}`} className={classOfGroup(group)}>
            <legend>{heading}</legend>
            {content}
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
