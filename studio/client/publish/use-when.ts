import { useTexts } from '#i18n/texts.ts';

/** Gives a time (ISO 8601) in words, in the language of the Studio and the zone of this device. */
export function useWhen(): (time: string) => string {
  const { language } = useTexts();
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (time) => format.format(new Date(time));
}
