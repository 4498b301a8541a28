import type { RJSFSchema, WidgetProps } from '@rjsf/utils';
import type { ReactElement } from 'react';
import { isCompanyNif, isNif, normaliseNif } from '#domain/identifiers/nif.ts';
import { TextInput } from '#forms/widgets/text/text-input.tsx';
import { useEarlyError } from '#forms/widgets/text/use-early-error.ts';
import { useTexts } from '#i18n/texts.ts';

/**
 * A Spanish tax id, with a note below whether it is of a person or of a company. When the field is left, it reports
 * an id that is wrong or that it does not accept.
 */
export function NifWidget(field: WidgetProps): ReactElement {
  const { t } = useTexts();
  const { pattern } = (field.schema.not ?? {}) as RJSFSchema;
  const isRefused = (answer: string) =>
    pattern !== undefined && new RegExp(pattern, 'u').test(answer);
  const judge = useEarlyError(field, (answer) => {
    if (!isNif(answer)) return { keyword: 'format', values: { format: 'nif' } };
    return isRefused(answer) ? { keyword: 'not', values: {} } : null;
  });
  const value = String(field.value ?? '');
  const owner = isCompanyNif(value) ? 'company' : 'person';
  const noteId = `${field.id}-owner`;
  return (
    <>
      <TextInput
        field={field}
        normalise={normaliseNif}
        onLeave={judge}
        describedBy={[noteId]}
        input={{ autoCapitalize: 'characters', spellCheck: false }}
      />
      <p id={noteId} className="form-note" aria-live="polite">
        {isNif(value) && !isRefused(value) ? t(`form-engine.nif-owner.${owner}`) : ''}
      </p>
    </>
  );
}
