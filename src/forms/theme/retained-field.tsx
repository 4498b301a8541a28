import { type FieldTemplateProps, getUiOptions } from '@rjsf/utils';
import { type ReactElement, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext } from '#forms/engine/form-context.ts';
import { focusField, LINK_MARK, labelId, pathOfId } from '#forms/engine/form-names.ts';
import { useReportedStatus } from '#forms/engine/use-field-status.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/layout/icon.tsx';
import './retained-field.scss';

/** True for a field whose answer the retailer has and that is empty here. */
export function useIsRetained({ id, formData }: FieldTemplateProps): boolean {
  const { retained } = useFormContext();
  const isEmpty = formData === undefined || (Array.isArray(formData) && formData.length === 0);
  return isEmpty && retained.has(pathOfId(id).join('/'));
}

interface RetainedFieldProps {
  field: FieldTemplateProps;
  /** The field as it is usually rendered. */
  children: ReactNode;
}

/**
 * A field whose answer the retailer has: a line that says so, with a button to give another. Until that is given the
 * retailer's holds. What was agreed to is shown as the ticked box that it was.
 */
export function RetainedField({ field, children }: RetainedFieldProps): ReactElement {
  const { id, label, schema, uiSchema } = field;
  const { t } = useTexts();
  const { answers, frozen } = useFormContext();
  const [isOpen, setOpen] = useState(false);
  useReportedStatus(id, 'absent');
  const isConsent = schema.type === 'boolean';
  const name = label.replace(LINK_MARK, String(getUiOptions(uiSchema).linkText ?? ''));

  const change = () => {
    flushSync(() => (isConsent ? answers.set([[pathOfId(id), true]]) : setOpen(true)));
    focusField(id);
  };
  const keep = () => {
    flushSync(() => setOpen(false));
    focusField(id);
  };
  if (isOpen)
    return (
      <div className="field-retained-open">
        {children}
        <Button variant="quiet" size="small" onClick={keep}>
          {t('form-engine.held.keep')}
        </Button>
      </div>
    );
  return (
    <div className="field is-full field-retained" id={id}>
      <span id={labelId(id)} className="form-label">
        {name}
      </span>
      <p className="field-retained-line">
        <Icon name="check-circle" />
        <span>{t(`form-engine.held.${isConsent ? 'agreed' : 'has'}`)}</span>
        {!frozen && (
          <Button
            variant="quiet"
            size="small"
            aria-label={t('form-engine.held.change-of', { field: name })}
            onClick={change}
          >
            {t('form-engine.held.change')}
          </Button>
        )}
      </p>
    </div>
  );
}
