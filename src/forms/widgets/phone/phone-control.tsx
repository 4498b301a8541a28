import type { WidgetProps } from '@rjsf/utils';
import { type ReactElement, useMemo } from 'react';
import {
  callingCode,
  foreignCountry,
  isPhone,
  phoneAnswer,
  phoneText,
} from '#domain/identifiers/phone.ts';
import { TextAffix } from '#forms/widgets/text/text-affix.tsx';
import { TextInput } from '#forms/widgets/text/text-input.tsx';
import { useEarlyFormat } from '#forms/widgets/text/use-early-error.ts';
import { useTexts } from '#i18n/texts.ts';

/**
 * A telephone of any country. Option `country` is the home of numbers typed without a prefix, whose prefix stands in
 * the field; with option `prefix: "drop"` they travel without it.
 */
export function PhoneControl(field: WidgetProps): ReactElement {
  const { t, language } = useTexts();
  const countries = useMemo(() => new Intl.DisplayNames(language, { type: 'region' }), [language]);
  const { id, options } = field;
  const country = String(options.country ?? 'ES');
  const rule = { country, dropsPrefix: options.prefix === 'drop' };
  const value = String(field.value ?? '');
  const from = foreignCountry(value, country);
  const isInternational = /^(?:\+|00)/.test(phoneText(value, country));
  const noteId = `${id}-country`;
  const judge = useEarlyFormat(field, 'phone', (answer) => isPhone(answer, country));
  return (
    <>
      <TextAffix id={id} before={isInternational ? undefined : `+${callingCode(country)}`}>
        {(prefixId) => (
          <TextInput
            field={field}
            normalise={(typed) => phoneAnswer(typed, rule)}
            present={(answer) => phoneText(answer, country)}
            presentsWhileTyping
            onLeave={judge}
            describedBy={[prefixId, noteId]}
            input={{
              type: 'tel',
              inputMode: 'tel',
              autoComplete: String(options.autocomplete ?? 'tel'),
            }}
          />
        )}
      </TextAffix>
      <p id={noteId} className="form-note" aria-live="polite">
        {from ? t('form-engine.phone-country', { country: countries.of(from) }) : ''}
      </p>
    </>
  );
}
