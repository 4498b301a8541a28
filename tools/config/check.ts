import { readCodeNames } from './code/code-names.ts';
import { readTextUses } from './code/text-uses.ts';
import { unreadNames } from './code/unread-names.ts';
import { compileRuntime, formatsOf } from './compile/compile-runtime.ts';
import { type Diagnostic, inReadingOrder, printDiagnostic } from './diagnostic.ts';
import { readMetaSchema } from './meta/settings-schema.ts';
import type { CheckContext, FileRule } from './rule.ts';
import { keysRule } from './rules/settings/keys.ts';
import { wholeListsRule } from './rules/settings/list-edits.ts';
import { schemaNamesRule } from './rules/settings/schema-names.ts';
import { namesOf } from './rules/view-names.ts';
import { viewRules } from './rules/view-rules.ts';
import {
  type ConfigurationSources,
  filesOf,
  readConfigurationSources,
} from './sources/configuration-sources.ts';
import type { JsonObject } from './sources/json-value.ts';
import { strayFiles } from './sources/stray-files.ts';
import { type View, viewsOf } from './sources/view.ts';

const fileRules: readonly FileRule[] = [
  (file) => file.diagnostics,
  keysRule,
  schemaNamesRule,
  wholeListsRule,
];

type Formats = Readonly<Record<string, (value: string) => boolean>>;

/**
 * Every diagnostic of the configuration under `root`, the retailer's and every partner's, in reading order; with
 * `sources`, as if these stood there.
 */
export async function checkConfiguration(
  root: string,
  sources: ConfigurationSources = readConfigurationSources(root),
): Promise<Diagnostic[]> {
  const formats = await formatsOf(await compileRuntime(root));
  return inReadingOrder([...checkSources(root, sources, formats), ...unreadNames(root, sources)]);
}

/** Diagnostics of files already read, apart from names that nothing reads. */
export function checkSources(
  root: string,
  sources: ConfigurationSources,
  formats: Formats,
): Diagnostic[] {
  const files = [sources.defaults, ...sources.partners.values()].flatMap(filesOf);
  const views = viewsOf(sources);
  const [defaults] = views;
  if (!defaults) return [];
  const code = readCodeNames(root);
  const texts = readTextUses(root);
  const read = new Map<string, JsonObject>();
  const meta = (name: string) => {
    const schema = read.get(name) ?? readMetaSchema(root, name);
    read.set(name, schema);
    return schema;
  };
  const inView = (view: View): Diagnostic[] => {
    const names = knownNames(view, code, formats);
    const context = { root, view, defaults, code, texts, formats, names, meta };
    return viewRules.flatMap((rule) => oncePerFragment(rule(context)));
  };
  const own = inView(defaults);
  const known = new Set(own.map(printDiagnostic));
  const partners = views.slice(1).flatMap((view) =>
    inView(view)
      .filter((diagnostic) => !known.has(printDiagnostic(diagnostic)))
      .map((diagnostic) =>
        isOf(view, diagnostic)
          ? diagnostic
          : { ...diagnostic, what: `${diagnostic.what} (for partner ${view.partner})` },
      ),
  );
  return inReadingOrder([
    ...strayFiles(root),
    ...files.flatMap((file) => fileRules.flatMap((rule) => rule(file))),
    ...own,
    ...partners,
  ]);
}

/** Reports a diagnostic of a fragment once, though each form that uses the fragment has it under another address. */
function oncePerFragment(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const seen = new Set<string>();
  return diagnostics.filter(({ file, line, column, what }) => {
    if (!file.includes('/fragments/')) return true;
    const diagnostic = `${file}:${line}:${column} ${what.replace(/"[\w/*]+\//g, '"')}`;
    return !seen.has(diagnostic) && seen.add(diagnostic);
  });
}

function isOf({ partner }: View, { file }: Diagnostic): boolean {
  return file.startsWith(`schemas/partners/${partner}/`);
}

/** Names by kind. A kind whose file cannot be read is left out, so that documents are not blamed for naming them. */
function knownNames(
  view: View,
  code: CheckContext['code'],
  formats: Formats,
): CheckContext['names'] {
  const { conditions, routes, ...others } = namesOf(view);
  const routesReadable = [...view.texts.values()].every(
    (areas) => areas.get('routes')?.readable !== false,
  );
  return {
    ...others,
    ...(view.conditions.readable && conditions ? { conditions } : {}),
    ...(routesReadable && routes ? { routes } : {}),
    formats: Object.keys(formats),
    mutations: code.mutations,
    parts: Object.keys(code.parts),
    'wizard mutations': [...code.neededSteps.keys()],
    widgets: code.widgets,
  };
}
