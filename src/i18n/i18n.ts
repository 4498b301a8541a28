import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { TextTree } from '#config/configuration-types.ts';

const namespace = 'texts';

/** The portal's texts: one namespace, key = `<file>.<path>`, for example `contracts.list.title`. */
export const i18n: I18n = createInstance();

/** Starts the texts with one language; a key without a text shows itself. */
export async function startTexts(language: string, texts: TextTree): Promise<void> {
  await i18n.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    ns: [namespace],
    defaultNS: namespace,
    resources: { [language]: { [namespace]: texts } },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
}

/** True when the texts of a language are here already. */
export function hasTexts(language: string): boolean {
  return i18n.hasResourceBundle(language, namespace);
}

/** Adds the texts of another language. */
export function addTexts(language: string, texts: TextTree): void {
  i18n.addResourceBundle(language, namespace, texts, true, true);
}

/** Adds the texts of one form, readable as `forms.<name>.…`. */
export function addFormTexts(language: string, name: string, texts: TextTree): void {
  i18n.addResourceBundle(language, namespace, { forms: { [name]: texts } }, true, true);
}

/** True when the texts of a form are here for a language. */
export function hasFormTexts(language: string, name: string): boolean {
  return i18n.getResource(language, namespace, `forms.${name}`) !== undefined;
}

/** Values that every text may name without being given them: `{{brand}}`. */
export function setTextValues(values: Record<string, string>): void {
  const { interpolation } = i18n.options;
  if (interpolation) interpolation.defaultVariables = values;
}
