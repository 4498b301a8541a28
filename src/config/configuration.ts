import type { SettingTest } from '#domain/settings/served-settings.ts';
import { isObject } from '#domain/values/is-object.ts';
import { now } from './clock.ts';
import type {
  CompiledForm,
  Configuration,
  Facts,
  Manifest,
  TextTree,
} from './configuration-types.ts';
import type { WrittenPage } from './pages/written-page.ts';
import { type ConfigurationPointer, pointerAt } from './pointer.ts';
import { fetchJson, importModule } from './published-file.ts';
import { report, reportUnder } from './report.ts';
import { validSettings } from './valid-settings.ts';

interface SettingRules {
  settings: Record<string, SettingTest>;
}

interface Rules {
  conditions: Record<string, (facts: Facts) => boolean>;
}

const has = (...keys: string[]) => {
  return (value: unknown) => isObject(value) && keys.every((key) => key in (value as object));
};

/** Folder in which the portal's configuration is published. */
const defaultBase = `${import.meta.env.BASE_URL}config/`;

/**
 * Reads the published configuration: pointer, then manifest, then rules. `base` is the folder of current.json;
 * `written` is the part that the page contains. Rejects with ConfigurationUnavailable when a file is missing or
 * broken twice.
 */
export async function loadConfiguration(
  base = defaultBase,
  written: WrittenPage | null = null,
): Promise<Configuration> {
  // A page that is older than the last publication may name files that were deleted.
  const early =
    written && (await configurationAt(written.pointer, base, written).catch(() => null));
  if (early) reportUnder(early.version);
  if (early) return early;
  const pointer = await readPointer(base);
  reportUnder(pointer.version);
  return configurationAt(pointer, base);
}

/** Reads the current version. Rejects with ConfigurationUnavailable. */
export async function readPointer(base: string): Promise<ConfigurationPointer> {
  const isPointer = has('version', 'manifest', 'api');
  return pointerAt(await fetchJson(addressIn(base, 'current.json'), isPointer), now());
}

/** Reads the version that a pointer names. Rejects with ConfigurationUnavailable. */
export async function configurationAt(
  pointer: ConfigurationPointer,
  base: string,
  written: Pick<WrittenPage, 'manifest' | 'texts'> | null = null,
): Promise<Configuration> {
  const manifest =
    written?.manifest ??
    (await fetchJson<Manifest>(
      addressIn(base, pointer.manifest),
      has('settings', 'rules', 'forms', 'texts', 'formTexts'),
    ));
  const rules = await importModule<Rules>(addressIn(base, manifest.rules));
  const settings = validSettings(manifest.settings, manifest.defaults, (key) =>
    report(`The setting "${key}" is broken: its default applies`),
  );
  // What was published before pages had documents shows the pages as they are delivered.
  const screens =
    manifest.screens ?? (await import('./pages/delivered-screens.ts')).deliveredScreens;
  return {
    ...configurationOf(pointer, { ...manifest, settings, screens }, rules, base, written?.texts),
    isFromPage: written !== null,
  };
}

function addressIn(base: string, file: string): string {
  return new URL(file, new URL(base, globalThis.document?.baseURI)).href;
}

function configurationOf(
  { version, api }: ConfigurationPointer,
  manifest: Manifest,
  rules: Rules,
  base: string,
  known: Record<string, TextTree> = {},
): Omit<Configuration, 'isFromPage'> {
  const files = new Map<string, Promise<unknown>>(
    Object.entries(known).map(([file, tree]) => [file, Promise.resolve(tree)]),
  );
  /** Reads each file once; one that failed is read again at the next call. */
  const once = <T>(file: string | undefined, read: (url: string) => Promise<T>): Promise<T> => {
    if (file === undefined) return Promise.reject(new Error('This was not published'));
    const known = files.get(file);
    if (known) return known as Promise<T>;
    const reading = read(addressIn(base, file));
    files.set(file, reading);
    reading.catch(() => files.delete(file));
    return reading;
  };
  const texts = (file: string | undefined) =>
    once(file, (url) => fetchJson<TextTree>(url, isObject));
  return {
    version,
    api,
    base,
    manifest,
    holds: (name, facts) => holds(rules, name, facts),
    loadSettingValidator: () =>
      once(manifest.settingRules, (url) => importModule<SettingRules>(url)).then(
        ({ settings }) =>
          (key) =>
            own(settings, key) ?? own(settings, wildcardOf(key)),
      ),
    loadForm: (name) =>
      once(own(manifest.forms, name), (url) =>
        importModule<{ form: CompiledForm }>(url).then((module) => module.form),
      ),
    loadTexts: (language) => texts(own(manifest.texts, language)),
    loadFormTexts: (name, language) => texts(own(own(manifest.formTexts, language), name)),
  };
}

function holds({ conditions }: Rules, name: string, facts: Facts): boolean {
  try {
    const condition = own(conditions, name);
    if (condition) return condition(facts);
    report(`There is no condition "${name}": it does not hold`);
  } catch (thrown) {
    report(`The condition "${name}" fails: it does not hold`, thrown);
  }
  return false;
}

/** A member of a record, for a name that may also be one that every object inherits. */
function own<T>(record: Record<string, T> | undefined, name: string): T | undefined {
  return record && Object.hasOwn(record, name) ? record[name] : undefined;
}

/** Key of the validator that all entries of a map share: `links.*` for `links.gdpr`. */
function wildcardOf(key: string): string {
  return key.replace(/[^.]*$/, '*');
}
