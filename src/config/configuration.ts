import type {
  CompiledForm,
  Configuration,
  ConfigurationPointer,
  Facts,
  Manifest,
  TextTree,
} from './configuration-types.ts';
import { fetchJson, importModule } from './published-file.ts';

interface Rules {
  conditions: Record<string, (facts: Facts) => boolean>;
  settings: Record<string, (value: unknown) => boolean>;
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;
const has = (...keys: string[]) => {
  return (value: unknown) => isObject(value) && keys.every((key) => key in (value as object));
};

/**
 * Reads the published configuration: pointer, then manifest, then rules. `baseUrl` is the folder of
 * current.json. Rejects with ConfigurationUnavailable when a file is missing or broken twice.
 */
export async function loadConfiguration(
  baseUrl = `${import.meta.env.BASE_URL}config/`,
): Promise<Configuration> {
  const base = new URL(baseUrl, globalThis.document?.baseURI);
  const urlOf = (file: string) => new URL(file, base).href;
  const pointer = await fetchJson<ConfigurationPointer>(
    urlOf('current.json'),
    has('version', 'manifest', 'api'),
  );
  const manifest = await fetchJson<Manifest>(
    urlOf(pointer.manifest),
    has('settings', 'rules', 'forms', 'texts', 'formTexts'),
  );
  const rules = await importModule<Rules>(urlOf(manifest.rules));
  return configurationOf(pointer, manifest, rules, urlOf);
}

function configurationOf(
  { version, api }: ConfigurationPointer,
  manifest: Manifest,
  rules: Rules,
  urlOf: (file: string) => string,
): Configuration {
  const files = new Map<string, Promise<unknown>>();
  /** Reads each file once; one that failed may be asked for again. */
  const once = <T>(file: string | undefined, read: (url: string) => Promise<T>): Promise<T> => {
    if (file === undefined) return Promise.reject(new Error('This was not published'));
    const known = files.get(file);
    if (known) return known as Promise<T>;
    const reading = read(urlOf(file));
    files.set(file, reading);
    reading.catch(() => files.delete(file));
    return reading;
  };
  const texts = (file: string | undefined) =>
    once(file, (url) => fetchJson<TextTree>(url, isObject));
  return {
    version,
    api,
    manifest,
    holds: (name, facts) => holds(rules, name, facts),
    settingValidator: (key) => own(rules.settings, key) ?? own(rules.settings, wildcardOf(key)),
    loadForm: (name) =>
      once(own(manifest.forms, name), (url) =>
        importModule<{ form: CompiledForm }>(url).then((module) => module.form),
      ),
    loadTexts: (language) => texts(own(manifest.texts, language)),
    loadFormTexts: (name, language) => texts(own(own(manifest.formTexts, language), name)),
  };
}

function holds({ conditions }: Rules, name: string, facts: Facts): boolean {
  const condition = own(conditions, name);
  if (!condition) console.error(`Nobody published the condition "${name}": it does not hold`);
  return condition?.(facts) ?? false;
}

/** A member by a name from outside, which may also be one that every object inherits. */
function own<T>(record: Record<string, T> | undefined, name: string): T | undefined {
  return record && Object.hasOwn(record, name) ? record[name] : undefined;
}

/** Entries of a map of free keys share one validator: `links.gdpr` is `links.*`. */
function wildcardOf(key: string): string {
  return key.replace(/[^.]*$/, '*');
}
