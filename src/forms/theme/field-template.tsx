import { type FieldTemplateProps, getUiOptions } from '@rjsf/utils';
import type { ReactElement } from 'react';
import { labelId } from '#forms/form-names.ts';
import { labelling } from '#forms/widgets/registry.ts';
import { useTexts } from '#i18n/texts.ts';

/** Around every field: its label above, then the control, its help and its error. */
export function FieldTemplate({
  id,
  label,
  required,
  hidden,
  schema,
  uiSchema,
  rawErrors,
  children,
  help,
  errors,
}: FieldTemplateProps): ReactElement {
  const { t } = useTexts();
  if (hidden) return <div hidden>{children}</div>;
  if (schema.type === 'object') return <>{children}</>;

  const { widget } = getUiOptions(uiSchema);
  const labelled = labelling(typeof widget === 'string' ? widget : undefined, schema);
  const text = (
    <>
      {label}
      {!required && <span className="field-optional"> {t('form-engine.optional')}</span>}
    </>
  );
  const wrong = (rawErrors?.length ?? 0) > 0;
  return (
    <div className={wrong ? 'field is-wrong' : 'field'}>
      {labelled === 'label' && (
        <label id={labelId(id)} className="form-label" htmlFor={id}>
          {text}
        </label>
      )}
      {labelled === 'group' && (
        <span id={labelId(id)} className="form-label">
          {text}
        </span>
      )}
      {children}
      {help}
      {errors}
    </div>
  );
}
