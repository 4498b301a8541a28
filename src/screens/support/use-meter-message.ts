import { useEffect } from 'react';
import { useConfiguration, useFacts } from '#config/facts-provider.tsx';
import { report } from '#config/report.ts';
import type { Answers } from '#domain/submission.ts';
import type { FormAttempts } from '#forms/form-attempts.ts';
import { addTexts, hasTexts } from '#i18n/i18n.ts';
import { offeredLanguage } from '#i18n/language.ts';
import { formatsFor } from '#i18n/language-formats.ts';
import { textsIn, useTexts } from '#i18n/texts.ts';

/** Readings by the names of their fields, with the texts that name them. */
const readings = [
  { field: 'readingTotal', text: 'total', unit: 'm³' },
  { field: 'readingPeak', text: 'peak', unit: 'kWh' },
  { field: 'readingFlat', text: 'flat', unit: 'kWh' },
  { field: 'readingValley', text: 'valley', unit: 'kWh' },
] as const;

/**
 * The same attempts, with the readings of the meter written into the subject and the message, as the retailer's API has
 * no fields for them. The retailer's staff reads them: a customer whose language the staff does not read sends them in
 * the default language, or in that of the page if the texts of the former could not be loaded.
 */
export function useMeterMessage(attempts: FormAttempts, hasReadings: boolean): FormAttempts {
  const { language } = useTexts();
  const staff = useStaffLanguage(hasReadings);
  if (!hasReadings) return attempts;
  const withReadings = (answers: Answers): Answers => {
    const written = hasTexts(staff) ? staff : language;
    const t = textsIn(written);
    const { number, longDate } = formatsFor(written);
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
  return { ...attempts, submit: (answers) => attempts.submit(withReadings(answers)) };
}

/** The language in which the staff reads; its texts are loaded when they are `wanted`. */
function useStaffLanguage(wanted: boolean): string {
  const { language } = useTexts();
  const configuration = useConfiguration();
  const { staff, default: usual } = useFacts().settings.languages;
  const read = offeredLanguage(language, { offered: staff, default: usual });
  useEffect(() => {
    if (!wanted || hasTexts(read)) return;
    configuration.loadTexts(read).then(
      (texts) => addTexts(read, texts),
      (failure: unknown) => report(`The texts of ${read} cannot be read`, failure),
    );
  }, [configuration, read, wanted]);
  return read;
}
