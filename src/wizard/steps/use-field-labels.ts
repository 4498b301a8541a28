import { fieldTextKey } from '#forms/engine/form-names.ts';
import { useTexts } from '#i18n/texts.ts';

/** The labels of fields of a form whose texts are here, by their addresses; a link in one by its words. */
export function useFieldLabels(form: string, addresses: readonly string[]): string[] {
  const { t, optional } = useTexts();
  return addresses.map((address) => {
    const key = fieldTextKey(form, address.split('/'));
    return t(`${key}.label`, { link: optional(`${key}.link`) ?? '' });
  });
}
