import type { Manifest, Settings } from '#config/configuration-types.ts';
import type { ConfigurationPointer } from '#config/pointer.ts';
import { withDefaults } from '#domain/settings/setting-defaults.ts';
import { withDescribedCall } from './calls/form-call.ts';
import { checkSources } from './check.ts';
import { cachedCode } from './compile/code-cache.ts';
import { compileConditions } from './compile/compile-conditions.ts';
import { compileForm } from './compile/compile-form.ts';
import { compileSettingRules } from './compile/compile-rules.ts';
import { compileRuntime, formatsOf } from './compile/compile-runtime.ts';
import { withHardSpaces } from './compile/hard-spaces.ts';
import { wizardTitles } from './compile/wizard-titles.ts';
import { readApiDescription } from './description/api-description.ts';
import { withDescribedReads } from './description/described-reads.ts';
import { ConfigurationDiagnostics, type Diagnostic, faultsOf } from './diagnostic.ts';
import { coveredPublication } from './exercised/coverage-publication.ts';
import { isAreaOfPages } from './fields/text-tree.ts';
import { readMetaSchema } from './meta/settings-schema.ts';
import { addApp } from './pages/app-files.ts';
import { logoAddress } from './pages/app-icons.ts';
import { publicationDifference } from './publish/publication-difference.ts';
import { notePublication, type PublicationNote } from './publish/publications.ts';
import { writeAddresses } from './publish/published-addresses.ts';
import { contentHash, PublishedFiles } from './publish/published-files.ts';
import {
  currentPointer,
  POINTER_FILE,
  versionBefore,
  withPlanned,
} from './publish/published-pointer.ts';
import { sourcesFile, sourcesOf, writeDeployment } from './publish/published-sources.ts';
import { conditionsOf, namesOf } from './rules/view-names.ts';
import { readConfigurationSources } from './sources/configuration-sources.ts';
import { configuredSettings } from './sources/inline-settings.ts';
import { type JsonObject, stableJson } from './sources/json-value.ts';
import type { LayeredDocument } from './sources/layered-document.ts';
import { languageNames, offeredLanguages } from './sources/offered-languages.ts';
import { type View, viewOf } from './sources/view.ts';

export interface CompileOptions {
  /** Folder that holds schemas/ and locales/. */
  root: string;
  /** Folder of schemas/partners/ whose overrides apply; null or absent for the retailer's own portal. */
  partner?: string | null;
  /** Folder to write into; earlier versions stay there for rollbacks. */
  out: string;
  /** For tests: the published modules record what is exercised. */
  coverage?: boolean;
  /** Who publishes, and why, for the log. */
  note?: PublicationNote;
  /** From when it counts, as `2026-12-01T00:00:00+01:00`; at once where it is absent. */
  from?: string | undefined;
}

export interface CompiledConfiguration {
  version: string;
  /** Files of this version with their content, by path relative to `out`. */
  files: ReadonlyMap<string, string | Buffer>;
  milliseconds: number;
  /** What the check found odd, and published all the same. */
  warnings: readonly Diagnostic[];
}

/**
 * Checks the configuration, merges its layers and publishes it into `out`: content-addressed files, the pointer last.
 * Throws ConfigurationDiagnostics, and writes nothing, when the check finds more than warnings.
 */
export async function compileConfiguration(
  options: CompileOptions,
): Promise<CompiledConfiguration> {
  const started = performance.now();
  const { root, partner = null, out } = options;
  const sources = readConfigurationSources(root);
  const view = viewOf(sources, partner);
  const runtime = await compileRuntime(root);
  const formats = await formatsOf(runtime);
  const diagnostics = checkSources(root, sources, formats);
  if (faultsOf(diagnostics).length > 0) throw new ConfigurationDiagnostics(diagnostics);

  const files = new PublishedFiles();
  const runtimeFile = files.add('runtime', 'js', runtime);
  const plain = publishView(root, view, files, runtimeFile, formats);
  const manifest = options.coverage
    ? await coveredPublication(plain, view, files, runtimeFile, formats)
    : plain;
  const deployment = view.deployment.value;
  // Other headers make another version too: a rollback restores the headers of its version.
  const version = contentHash(stableJson({ ...manifest, deployment }));
  // Not sorted: the order of fields matters.
  files.contents.set(sourcesFile(version), JSON.stringify(sourcesOf(view, sources.settings)));
  const { api, site } = deployment;
  const current = currentPointer(out);
  const compiled: ConfigurationPointer = {
    version,
    manifest: files.add('manifest', 'json', stableJson({ ...manifest, version })),
    api: String(api),
    ...(typeof site === 'string' && { site }),
    ...(current?.ahead && { ahead: current.ahead }),
  };
  const { from, note } = options;
  const pointer =
    from === undefined ? compiled : withPlanned(out, current, { compiled, deployment, from });
  files.write(out, POINTER_FILE, stableJson(pointer));
  if (from === undefined) writeDeployment(out, deployment);
  writeAddresses(out);
  const before = from === undefined ? current?.version : versionBefore(pointer, from);
  if (before !== version) {
    const difference = before && publicationDifference(out, { root, before, after: version });
    notePublication(out, {
      ...{ version, api: compiled.api, ...(from && { from }), ...note },
      ...(difference && { before, difference }),
    });
  }
  const milliseconds = performance.now() - started;
  return { version, files: files.contents, milliseconds, warnings: diagnostics };
}

function publishView(
  root: string,
  view: View,
  files: PublishedFiles,
  runtimeFile: string,
  formats: Record<string, (value: string) => boolean>,
): Omit<Manifest, 'version'> {
  const meta = readMetaSchema(root, 'portal');
  const conditions = conditionsOf(view);
  const api = readApiDescription(root);
  const formFile = ([name, form]: [string, LayeredDocument]) => {
    const called = withDescribedCall(form.value, api);
    const value = withDescribedReads(called, api) as JsonObject;
    const code = cachedCode([name, value, conditions, runtimeFile], () =>
      compileForm(name, value, conditions, formats, `../${runtimeFile}`),
    );
    return [name, files.add(`forms/${name}`, 'js', code)];
  };
  const textFile = (name: string, texts: JsonObject) =>
    files.add(name, 'json', stableJson(withHardSpaces(texts)));
  // A language that is not offered is not published; served settings can only narrow the choice.
  const languages = offeredLanguages(view);
  const names = { ...namesOf(view), languages };
  const written = configuredSettings(view.portal, meta) as unknown as Settings;
  const logo = logoAddress(root, view.partner, written.brand, files);
  const settings = { ...written, brand: { ...written.brand, logo } };
  return {
    partner: view.partner,
    settings,
    defaults: withDefaults({}, meta) as unknown as Manifest['settings'],
    rules: files.add(
      'rules',
      'js',
      cachedCode(['rules', conditions, runtimeFile], () =>
        compileConditions(conditions, `./${runtimeFile}`),
      ),
    ),
    settingRules: files.add(
      'settings',
      'js',
      cachedCode(['settings', meta, names, runtimeFile], () =>
        compileSettingRules(meta, names, `./${runtimeFile}`),
      ),
    ),
    forms: Object.fromEntries([...view.forms].map(formFile)),
    app: addApp(root, view, settings, languages, files),
    wizards: valuesOf(view.wizards) as unknown as Manifest['wizards'],
    screens: withDescribedReads(valuesOf(view.screens), api, 'source') as unknown as NonNullable<
      Manifest['screens']
    >,
    languageNames: languageNames(view),
    texts: Object.fromEntries(
      languages.map((language) => [
        language,
        textFile(`texts/${language}`, {
          ...pageTexts(valuesOf(view.texts.get(language))),
          wizards: wizardTitles(view, language),
        }),
      ]),
    ),
    formTexts: Object.fromEntries(
      languages.map((language) => [
        language,
        Object.fromEntries(
          [...(view.formTexts.get(language) ?? [])].map(([form, { value }]) => [
            form,
            textFile(`texts/${language}/forms/${form}`, value),
          ]),
        ),
      ]),
    ),
  };
}

/** Texts of customers' pages: those of the preview come from its own server, those of kinds of fields with each form. */
const pageTexts = (texts: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(texts).filter(([area]) => isAreaOfPages(area)));

function valuesOf(documents: ReadonlyMap<string, LayeredDocument> | undefined): JsonObject {
  return Object.fromEntries([...(documents ?? [])].map(([name, { value }]) => [name, value]));
}
