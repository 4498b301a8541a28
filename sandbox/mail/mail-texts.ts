import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createInstance } from 'i18next';
import { commonValuesOf } from '#i18n/common-values.ts';
import { addTextFormats } from '#i18n/text-formats.ts';
import { usual } from '#sandbox/operations/content/settings.ts';

/** Texts of e-mails in one language. */
export interface MailTexts {
  /** Language of the texts, for example `ca-ES`. */
  language: string;
  /** The text of a key of `mails.json`, `mails.known.subject`; throws for an unknown key and for a missing value. */
  t(key: string, values?: Readonly<Record<string, unknown>>): string;
  /** Path of a page of the portal; throws for an unknown route or a missing parameter. */
  pathTo(route: string, params?: Readonly<Record<string, string>>): string;
}

const FOLDER = new URL('../../locales/', import.meta.url);
const { offered, default: fallback, sentAs } = usual.languages;

/** Throws an error that names the file which is missing or is not JSON. */
function read<T>(language: string, name: 'mails' | 'routes'): T {
  const file = new URL(`${language}/${name}.json`, FOLDER);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`locales/${language}/${name}.json cannot be read`, { cause: error });
  }
}

const languages = readdirSync(FOLDER).filter(
  (name) => name === fallback || existsSync(new URL(`${name}/mails.json`, FOLDER)),
);
const routes = new Map(
  languages.map((language) => [language, read<Record<string, string>>(language, 'routes')]),
);

const i18n = createInstance();
void i18n.init({
  initAsync: false,
  fallbackLng: fallback,
  load: 'currentOnly',
  nsSeparator: false,
  resources: Object.fromEntries(
    languages.map((language) => [language, { translation: { mails: read(language, 'mails') } }]),
  ),
  interpolation: { escapeValue: false, defaultVariables: commonValuesOf(usual) },
  parseMissingKeyHandler: (key) => {
    throw new Error(`No text "${key}" in locales/${fallback}/mails.json`);
  },
  missingInterpolationHandler: (text) => {
    throw new Error(`A value is missing in "${text}"`);
  },
});
addTextFormats(i18n);

/**
 * Texts in a language of the API (`ca_ES`, `en_US`): that of its code, else of its first two letters, else the
 * portal's default. A text that it lacks is in the default language, and so are the paths of a portal that does not
 * offer it.
 */
export function mailTexts(ofApi: string | undefined): MailTexts {
  const codeOf = (language: string) => sentAs[language] ?? language.replace('-', '_');
  const language =
    languages.find((one) => codeOf(one) === ofApi) ??
    languages.find((one) => one.slice(0, 2) === ofApi?.slice(0, 2)) ??
    fallback;
  return {
    language,
    t: (key, values = {}) => i18n.t(key, { lng: language, replace: values }),
    pathTo(route, params = {}) {
      const pattern = routes.get(offered.includes(language) ? language : fallback)?.[route];
      if (!pattern) throw new Error(`Route "${route}" has no path`);
      return pattern.replace(/:(\w+)/g, (_, name: string) => {
        const value = params[name];
        if (value === undefined) throw new Error(`Route "${route}" needs "${name}"`);
        return encodeURIComponent(value);
      });
    },
  };
}
