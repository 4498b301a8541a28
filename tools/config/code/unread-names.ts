import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Diagnostic, printDiagnostic } from '#tools/config/diagnostic.ts';
import { textsOf } from '#tools/config/fields/text-tree.ts';
import { settingSchemas } from '#tools/config/meta/settings-schema.ts';
import { conditionsOf } from '#tools/config/rules/view-names.ts';
import { sentence } from '#tools/config/sentence.ts';
import type { ConfigurationSources } from '#tools/config/sources/configuration-sources.ts';
import type { Json } from '#tools/config/sources/json-value.ts';
import { eachObject, type JsonPath } from '#tools/config/sources/json-walk.ts';
import { placeIn, readSource, type SourceFile } from '#tools/config/sources/source-file.ts';
import { type View, viewOf } from '#tools/config/sources/view.ts';
import { codeReads, type ReadNames, readNames } from './read-names.ts';

const META = 'schemas/meta/portal.schema.json';

/**
 * Settings and conditions that nothing reads: neither the code, whose settings `npm run generate` found, nor a document
 * of the retailer or of a partner. They harm no customer, so they are warnings.
 */
export function unreadNames(root: string, sources: ConfigurationSources): Diagnostic[] {
  const views = [null, ...sources.partners.keys()].map((partner) => viewOf(sources, partner));
  if (!views.every(isReadable)) return [];
  const code = codeReads(root);
  const isRead = readIn(views, code);
  const unread = [...unreadConditions(views, isRead), ...unreadHomeTexts(views)];
  // A configuration outside the repository has no settings of its own.
  if (!existsSync(join(root, META))) return unread;
  const settings = [...settingSchemas(sources.settings).keys()];
  return [...unread, ...unreadSettings(root, settings, isRead)];
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
        what: sentence`nothing uses the condition "${name}"`,
        fix: sentence`take it out with its texts, or name it where it should count`,
        isWarning: true as const,
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
      const what = sentence`the home page has no "${id}" for the text "home.${key}"`;
      return [
        {
          ...document.place(path, 'key'),
          what,
          fix: sentence`take it out`,
          isWarning: true as const,
        },
      ];
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
      what: sentence`nothing reads the setting "${key}"`,
      fix: sentence`take it out, or read it`,
      isWarning: true as const,
    }));
}

const placeAt = (file: SourceFile, path: JsonPath) => placeIn(file, path, 'key') ?? file.placeAt(0);

function isReadable({ portal, conditions, forms, wizards }: View): boolean {
  const documents = [portal, conditions, ...forms.values(), ...wizards.values()];
  return documents.every(({ readable }) => readable);
}
