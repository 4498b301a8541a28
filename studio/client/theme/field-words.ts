import { useTexts } from '#i18n/texts.ts';

/** A name of a member as words: `maxLength` is "Max length". */
export function splitName(name: string): string {
  const words = name
    .replace(/^(ui:|\$)/, '')
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/[-_.]+/g, ' ')
    .trim();
  return words === '' ? name : words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

const isKey = (name: string) => !/[.\s]/.test(name) && name !== '';

/** Words for names of members and for values of choices. */
export function useFieldWords(): {
  name: (member: string) => string;
  value: (value: unknown) => string;
} {
  const { t, optional } = useTexts();
  return {
    name: (member) =>
      (isKey(member) ? optional(`studio.names.${member}`) : undefined) ?? splitName(member),
    value: (value) => {
      if (value === true) return t('studio.value.yes');
      if (value === false) return t('studio.value.no');
      if (value === null) return t('studio.value.nothing');
      if (Array.isArray(value))
        return value.length === 0 ? t('studio.value.none') : value.map(String).join(', ');
      if (typeof value === 'object') return JSON.stringify(value);
      const text = String(value);
      return (isKey(text) ? optional(`studio.values.${text}`) : undefined) ?? text;
    },
  };
}
