import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ConfigurationSources } from './configuration-sources.ts';
import { type Diagnostic, printDiagnostic } from './diagnostic.ts';
import type { Json } from './json-value.ts';
import { eachObject, type JsonPath } from './json-walk.ts';
import { codeReads, type ReadNames, readNames } from './read-names.ts';
import { settingSchemas } from './settings-schema.ts';
import { placeIn, readSource, type SourceFile } from './source-file.ts';
import { textsOf } from './text-tree.ts';
import { type View, viewOf } from './view.ts';
import { conditionsOf } from './view-names.ts';

const here = fileURLToPath(new URL('../..', import.meta.url));
const AWAITED = 'tools/config/awaited-names.json';
const META = 'schemas/meta/portal.schema.json';

/** Names that a future screen will read, and why the configuration has them already. */
interface AwaitedScreen extends ReadNames {
  screen: string;
  reason: string;
}

/**
 * Settings and conditions that nothing reads: neither the code, whose settings `npm run generate` found, nor a document
 * of the retailer or of a partner. Only names for future screens are listed in awaited-names.json.
 */
export function unreadNames(root: string, sources: ConfigurationSources): Diagnostic[] {
  const views = [null, ...sources.partners.keys()].map((partner) => viewOf(sources, partner));
  if (!views.every(isReadable)) return [];
  const awaited = readSource(here, AWAITED);
  const screens = awaited.value.screens as unknown as AwaitedScreen[];
  const code = codeReads(root);
  const later = {
    settings: [...code.settings, ...screens.flatMap(({ settings }) => settings)],
    conditions: [...code.conditions, ...screens.flatMap(({ conditions }) => conditions)],
  };
  const unread = [...unreadConditions(views, readIn(views, later)), ...unreadHomeTexts(views)];
  // A configuration outside the repository has no settings of its own.
  if (!existsSync(join(root, META))) return unread;
  const settings = [...settingSchemas(sources.settings).keys()];
  const known = {
    settings,
    conditions: views.flatMap((view) => Object.keys(conditionsOf(view))),
  };
  return [
    ...unread,
    ...unreadSettings(root, settings, readIn(views, later)),
    ...obsoleteEntries(awaited, screens, known, readIn(views, code)),
  ];
}

interface IsRead {
  settings(key: string): boolean;
  conditions(name: string): boolean;
}

/** True for names that the code or any partner's documents read; reading a group reads its members. */
function readIn(views: readonly View[], code: ReadNames): IsRead {
  const reads = views.map((view) => readNames(view, code));
  const settings = new Set(reads.flatMap((read) => read.settings));
  const conditions = new Set(reads.flatMap((read) => read.conditions));
  return {
    settings: (key) =>
      key.split('.').some((_, at, names) => settings.has(names.slice(0, at + 1).join('.'))),
    conditions: (name) => conditions.has(name),
  };
}

function unreadConditions(views: readonly View[], isRead: IsRead): Diagnostic[] {
  const found = views.flatMap((view) =>
    Object.keys(conditionsOf(view))
      .filter((name) => !isRead.conditions(name))
      .map((name) => ({
        ...view.conditions.place(['conditions', name], 'key'),
        what: `nothing asks for the condition "${name}"`,
        fix: 'take it out with its texts, or name it where it should count',
      })),
  );
  return distinct(found);
}

/** Texts of groups and actions of the home page that no partner's page has. */
function unreadHomeTexts(views: readonly View[]): Diagnostic[] {
  const ids = new Set<Json>();
  for (const { portal } of views)
    eachObject(portal.value.home, ({ id }) => {
      if (id !== undefined) ids.add(id);
    });
  const documents = views.flatMap(({ texts }) =>
    [...texts.values()].flatMap((areas) => areas.get('home') ?? []),
  );
  const found = documents.flatMap((document) =>
    [...textsOf(document.value)].flatMap(([key, { path }]) => {
      const [part = '', id = ''] = key.split('.');
      if (!['groups', 'actions'].includes(part) || ids.has(id)) return [];
      const what = `the home page has no "${id}" for the text "home.${key}"`;
      return [{ ...document.place(path, 'key'), what, fix: 'take it out' }];
    }),
  );
  return distinct(found);
}

/** Removes duplicates: a diagnostic of the retailer's own files appears in each partner's view. */
const distinct = (found: readonly Diagnostic[]): Diagnostic[] => [
  ...new Map(found.map((one) => [printDiagnostic(one), one])).values(),
];

function unreadSettings(root: string, keys: readonly string[], isRead: IsRead): Diagnostic[] {
  const meta = readSource(root, META);
  return keys
    .filter((key) => !isRead.settings(key))
    .map((key) => ({
      ...placeAt(
        meta,
        key.split('.').flatMap((name) => ['properties', name]),
      ),
      what: `nothing reads the setting "${key}"`,
      fix: `take it out, or name the screen that will read it in ${AWAITED}`,
    }));
}

/** Entries of awaited-names.json that are unknown, or that something reads by now. */
function obsoleteEntries(
  awaited: SourceFile,
  screens: readonly AwaitedScreen[],
  known: ReadNames,
  isRead: IsRead,
): Diagnostic[] {
  return screens.flatMap((screen, index) =>
    (['settings', 'conditions'] as const).flatMap((kind) =>
      screen[kind].flatMap((name, at) => {
        const place = placeAt(awaited, ['screens', index, kind, at]);
        const fix = 'take it out of this list';
        if (!known[kind].includes(name))
          return [{ ...place, what: `"${name}" is none of the ${kind}`, fix }];
        return isRead[kind](name)
          ? [{ ...place, what: `"${name}" is read by now, and waits for nothing`, fix }]
          : [];
      }),
    ),
  );
}

const placeAt = (file: SourceFile, path: JsonPath) => placeIn(file, path, 'key') ?? file.placeAt(0);

function isReadable({ portal, conditions, forms, wizards }: View): boolean {
  const documents = [portal, conditions, ...forms.values(), ...wizards.values()];
  return documents.every(({ readable }) => readable);
}
