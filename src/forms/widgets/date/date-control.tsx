import type { WidgetProps } from '@rjsf/utils';
import { type ReactElement, useRef } from 'react';
import { dayFrom, dayText, isDay } from '#domain/values/day.ts';
import { useFormContext } from '#forms/engine/form-context.ts';
import { TextInput } from '#forms/widgets/text/text-input.tsx';
import { dateSign } from '#i18n/language.ts';
import { useTexts } from '#i18n/texts.ts';
import { Icon } from '#ui/layout/icon.tsx';
import { dateBounds } from './date-bounds.ts';
import './date.scss';

/** A prerendered page assumes `showPicker`, which every browser since 2022 supports. */
const hasPicker = () =>
  typeof HTMLInputElement === 'undefined' || 'showPicker' in HTMLInputElement.prototype;

/**
 * A day, typed as it is written here, the day first in every language, or picked from the browser's calendar; the answer is `YYYY-MM-DD`. The browser's
 * own date input stays behind the button: it writes dates as the device does, and swallows those that do not exist.
 */
export function DateControl(field: WidgetProps): ReactElement {
  const { t, language } = useTexts();
  const { answers, facts } = useFormContext();
  const { id, value, onChange, disabled, readonly } = field;
  const calendar = useRef<HTMLInputElement>(null);
  const hintId = `${id}-hint`;
  const openCalendar = () => {
    const { first, last } = dateBounds(field.schema, id, { ...answers.read(), facts });
    Object.assign(calendar.current ?? {}, { min: first, max: last });
    calendar.current?.showPicker();
  };
  const picks = hasPicker() && !disabled && !readonly;
  return (
    <>
      <div className="date-field">
        <TextInput
          field={field}
          normalise={dayFrom}
          present={(value) => dayText(value, dateSign(language))}
          describedBy={[hintId]}
          input={{ inputMode: 'numeric' }}
        />
        {picks && (
          <>
            <input
              ref={calendar}
              type="date"
              className="date-calendar"
              tabIndex={-1}
              aria-hidden="true"
              value={isDay(String(value)) ? value : ''}
              onChange={({ target }) => onChange(target.value || undefined)}
            />
            <button
              type="button"
              className="btn btn-quiet btn-icon"
              title={t('form-engine.date.calendar')}
              onClick={openCalendar}
            >
              <Icon name="calendar" />
              <span className="visually-hidden">{t('form-engine.date.calendar')}</span>
            </button>
          </>
        )}
      </div>
      <p id={hintId} className="form-note">
        {t('form-engine.date.hint')}
      </p>
    </>
  );
}
