import type { Answers } from '#domain/submission.ts';
import type { FormAttempts } from '#forms/form-attempts.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';

/** Readings by the names of their fields, with the texts that name them. */
const readings = [
  { field: 'readingTotal', text: 'total', unit: 'm³' },
  { field: 'readingPeak', text: 'peak', unit: 'kWh' },
  { field: 'readingFlat', text: 'flat', unit: 'kWh' },
  { field: 'readingValley', text: 'valley', unit: 'kWh' },
] as const;

/**
 * The same attempts, where the readings of the meter are told in words: in the subject and in the message, in the language
 * of the page, as the retailer's interface has no fields for them.
 */
export function useMeterMessage(attempts: FormAttempts, asksReadings: boolean): FormAttempts {
  const { t } = useTexts();
  const { number, longDate } = useFormats();
  if (!asksReadings) return attempts;
  const told = (answers: Answers): Answers => {
    const date = longDate(String(answers.readingDate ?? ''));
    const lines = readings
      .filter(({ field }) => typeof answers[field] === 'number')
      .map(({ field, text, unit }) =>
        t('support.readings.line', {
          label: t(`support.readings.${text}`),
          value: number(Number(answers[field])),
          unit,
        }),
      );
    return {
      ...answers,
      subject: t('support.readings.subject', { date }),
      readings: [t('support.readings.date', { date }), ...lines].join('\n'),
    };
  };
  return { ...attempts, submit: (answers) => attempts.submit(told(answers)) };
}
