import { sentence } from '#tools/config/sentence.ts';
import { type CodeNames, readCodeNames } from './code/code-names.ts';
import { readTextUses } from './code/text-uses.ts';
import { unreadNames } from './code/unread-names.ts';
import { compileRuntime, formatsOf } from './compile/compile-runtime.ts';
import { type Diagnostic, inReadingOrder, printDiagnostic } from './diagnostic.ts';
import { metaSchemaReader, type NamesByKind } from './meta/settings-schema.ts';
import { remembered, rememberedText } from './remembered.ts';
import type { CheckContext, FileRule } from './rule.ts';
import { keysRule } from './rules/settings/keys.ts';
import { wholeListsRule } from './rules/settings/list-edits.ts';
import { schemaNamesRule } from './rules/settings/schema-names.ts';
import { namesOf } from './rules/view-names.ts';
import { schemaRules, viewRules } from './rules/view-rules.ts';
import {
  type ConfigurationSources,
  filesOf,
  readConfigurationSources,
} from './sources/configuration-sources.ts';
import type { SourceFile } from './sources/source-file.ts';
import { strayFiles } from './sources/stray-files.ts';
import { type SchemaView, type View, viewsOf, withoutTexts } from './sources/view.ts';

const fileRules: readonly FileRule[] = [
  (file) => file.diagnostics,
  keysRule,
  schemaNamesRule,
  wholeListsRule,
];

const fileDiagnostics = remembered((file: SourceFile) => fileRules.flatMap((rule) => rule(file)));

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
  const meta = metaSchemaReader(root);
  const inView = (view: View): Diagnostic[] => {
    const names = knownNames(view, code, formats);
    const context = { root, view, defaults, code, texts, formats, names, meta };
    return [
      ...schemaDiagnostics(context),
      ...viewRules.flatMap((rule) => oncePerFragment(rule(context))),
    ];
  };
  const own = inView(defaults);
  const known = new Set(own.map(printDiagnostic));
  const partners = views.slice(1).flatMap((view) =>
    inView(view)
      .filter((diagnostic) => !known.has(printDiagnostic(diagnostic)))
      .map((diagnostic) =>
        isOf(view, diagnostic)
          ? diagnostic
          : { ...diagnostic, what: sentence`${diagnostic.what} (for partner ${view.partner})` },
      ),
  );
  return inReadingOrder([
    ...strayFiles(root),
    ...files.flatMap(fileDiagnostics),
    ...own,
    ...partners,
  ]);
}

/** What is wrong with a view apart from its texts. */
const schemaDiagnostics = ({ view, defaults, ...beside }: CheckContext): readonly Diagnostic[] =>
  judgedSchemas(
    withoutTexts(view),
    withoutTexts(defaults),
    beside.code,
    beside.formats,
    beside.names,
    beside.meta,
  );

/** Judged again only where a document, the code, or a name that documents may use is another. */
const judgedSchemas = remembered(
  (
    view: SchemaView,
    defaults: SchemaView,
    code: CodeNames,
    formats: Formats,
    names: NamesByKind,
    meta: CheckContext['meta'],
  ) => {
    const context = { view, defaults, code, formats, names, meta };
    return schemaRules.flatMap((rule) => oncePerFragment(rule(context)));
  },
);

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
export function knownNames(view: View, code: CodeNames, formats: Formats): NamesByKind {
  const { conditions, routes, ...others } = namesOf(view);
  const routesReadable = [...view.texts.values()].every(
    (areas) => areas.get('routes')?.readable !== false,
  );
  const known = {
    ...others,
    ...(view.conditions.readable && conditions ? { conditions } : {}),
    ...(routesReadable && routes ? { routes } : {}),
    formats: Object.keys(formats),
    mutations: code.mutations,
    parts: Object.keys(code.parts),
    'wizard mutations': [...code.neededSteps.keys()],
    widgets: code.widgets,
  };
  return unchangedNames(String(view.partner), JSON.stringify(known));
}

/** The same object for the same names. */
const unchangedNames = rememberedText((_, names): NamesByKind => JSON.parse(names));
