import type { WidgetProps } from '@rjsf/utils';
import { type ReactElement, useMemo } from 'react';
import { formatIban, ibanCountry, isIban, normaliseIban } from '#domain/identifiers/iban.ts';
import { TextInput } from '#forms/widgets/text/text-input.tsx';
import { useEarlyFormat } from '#forms/widgets/text/use-early-error.ts';
import { useTexts } from '#i18n/texts.ts';

const present = (value: string) => formatIban(value);

/**
 * A bank account in groups of four while it is typed; a foreign one names its country. Its check digits are checked when
 * the field is left.
 */
export function IbanWidget(field: WidgetProps): ReactElement {
  const { t, language } = useTexts();
  const countries = useMemo(() => new Intl.DisplayNames(language, { type: 'region' }), [language]);
  const value = String(field.value ?? '');
  const country = isIban(value) ? ibanCountry(value) : undefined;
  const judge = useEarlyFormat(field, 'iban', isIban);
  const noteId = `${field.id}-country`;
  return (
    <>
      <TextInput
        field={field}
        normalise={normaliseIban}
        present={present}
        presentsWhileTyping
        onLeave={judge}
        describedBy={[noteId]}
        input={{ autoCapitalize: 'characters', spellCheck: false, className: 'form-control code' }}
      />
      <p id={noteId} className="form-note" aria-live="polite">
        {country && country !== 'ES'
          ? t('form-engine.iban-country', { country: countries.of(country) })
          : ''}
      </p>
    </>
  );
}
