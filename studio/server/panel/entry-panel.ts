import type { EntryList, Path, Section } from '#studio/contract.ts';
import { layoutOf, partDefinitions } from '#tools/config/code/code-definitions.ts';
import { optionsSchema } from '#tools/config/rules/screens/list-options.ts';
import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';
import { entryName } from '#tools/config/sources/list-edit.ts';
import type { Thing } from '#workbench/edit/studio-messages.ts';
import { entryAt } from '../actions/list-edits.ts';
import { partOf } from '../files/part-of.ts';
import { ownSchema } from './own-schema.ts';
import { ownFile, type Scope } from './scope.ts';
import { section } from './section.ts';

/** A list of a document whose entries are things: the parts of an area, the steps of a wizard. */
interface NamedList {
  name: EntryList['name'];
  area?: string;
  file: string;
  path: Path;
  entries: readonly Json[];
  thingOf: (name: string) => Thing;
  /** Whether an area may have a part, as the page is about what it shows. */
  mayHave?: (part: string) => boolean;
}

/** The parts of a page, area by area as it has them from its top. */
function areasOf(scope: Scope, page: string): NamedList[] {
  const areas = scope.view.screens.get(page)?.value.areas;
  const written = isJsonObject(areas) ? areas : {};
  const { areas: known, subject, subjects } = layoutOf(page);
  return [...new Set([...known, ...Object.keys(written)])].map((area): NamedList => {
    const entries = written[area];
    const about = subjects?.[area] ?? subject;
    return {
      ...{ name: 'parts', area, file: `schemas/screens/${page}.json`, path: ['areas', area] },
      entries: Array.isArray(entries) ? entries : [],
      thingOf: (part) => ({ kind: 'part', page, part }),
      mayHave: (part) => [undefined, about].includes(partDefinitions[part]?.subject),
    };
  });
}

function stepsOf(scope: Scope, wizard: string): NamedList[] {
  const entries = scope.view.wizards.get(wizard)?.value.steps;
  if (!Array.isArray(entries)) return [];
  return [
    {
      ...{ name: 'steps', file: `schemas/wizards/${wizard}.json`, path: ['steps'], entries },
      thingOf: (step) => ({ kind: 'step', wizard, step }),
    },
  ];
}

/** What can be changed about a part of a page, with its options, and the area that it stands in. */
export function partPanel(scope: Scope, page: string, part: string) {
  const meta = scope.meta('screen');
  const item = partOf(meta, ['properties', 'areas', 'additionalProperties', 'items']);
  return entryPanel(scope, areasOf(scope, page), part, 'part', (entry) => {
    const definition = isJsonObject(entry) ? partDefinitions[String(entry.part)] : undefined;
    const options = definition && (optionsSchema(definition) as JsonObject | undefined);
    const { properties, ...rest } = (item ?? {}) as JsonObject;
    const { options: _, ...others } = (properties ?? {}) as JsonObject;
    const members: JsonObject = options ? { ...others, options } : others;
    // Shown at once where the part cannot do without one of them.
    const needed = options?.required ? ['options'] : [];
    const required = [...((rest.required ?? []) as string[]), ...needed];
    return ownSchema({ ...rest, properties: members, required }, meta, scope.names);
  });
}

/** What can be changed about a step of a wizard, and all its steps. */
export function stepPanel(scope: Scope, wizard: string, step: string) {
  const meta = scope.meta('wizard');
  const item = partOf(meta, ['properties', 'steps', 'items']) ?? {};
  return entryPanel(scope, stepsOf(scope, wizard), step, 'step', () =>
    ownSchema(item, meta, scope.names),
  );
}

/** The lists of a page. */
export const pageLists = (scope: Scope, page: string): EntryList[] =>
  areasOf(scope, page).map((list) => ({ ...listOf(scope, list), at: null }));

/** What can be changed about a page by itself. */
export function pageSections(scope: Scope, page: string): Section[] {
  const document = scope.view.screens.get(page);
  const meta = scope.meta('screen');
  const schema = partOf(meta, ['properties', 'page']) ?? {};
  if (document?.value.page === undefined) return [];
  return [
    section(scope, {
      ...{ name: 'page', file: `schemas/screens/${page}.json`, path: ['page'] },
      schema: ownSchema(schema, meta, scope.names),
      usual: document.value.page,
    }),
  ];
}

function entryPanel(
  scope: Scope,
  lists: readonly NamedList[],
  wanted: string,
  name: Section['name'],
  schemaOf: (entry: Json) => JsonObject,
): { sections: Section[]; lists: EntryList[] } {
  for (const list of lists) {
    const at = list.entries.findIndex((entry) => String(entryName(entry)) === wanted);
    const entry = list.entries[at];
    if (entry === undefined) continue;
    return {
      sections: [entrySection(scope, list, at, { name, schema: schemaOf(entry) })],
      lists: [{ ...listOf(scope, list), at }],
    };
  }
  return { sections: [], lists: [] };
}

/** The section of an entry; with a partner in view of what the partner's file changes of it. */
function entrySection(
  scope: Scope,
  list: NamedList,
  index: number,
  { name, schema }: Pick<Section, 'name' | 'schema'>,
): Section {
  const { file, path, entries } = list;
  if (scope.partner === null) return section(scope, { name, file, path: [...path, index], schema });
  const own = ownFile(scope, file);
  const at = entryAt(scope, list, index);
  if (at.isWhole) return section(scope, { name, file: own, path: at.path, schema });
  const entry = entryName(entries[index]) ?? '';
  const below = retailersEntry(scope, list, entry) ?? entries[index];
  const isFirst = partOf(scope.own(own), path) === undefined;
  return {
    ...section(scope, {
      ...{ name, file: own, path: at.path, schema, usual: below },
      as: { kind: 'entry', entry, isFirst },
    }),
    ...(below !== undefined && { usual: below }),
  };
}

/** An entry as the retailer has it. */
function retailersEntry(scope: Scope, { file, path }: NamedList, name: string | number) {
  const list = partOf(scope.own(file), path);
  return Array.isArray(list) ? list.find((entry) => entryName(entry) === name) : undefined;
}

function listOf(scope: Scope, list: NamedList): EntryList {
  const { name, area, file, path, entries, thingOf } = list;
  const present = new Set(entries.map((entry) => String(entryName(entry))));
  const addable = (scope.names.parts ?? []).filter(
    (part) => list.mayHave?.(part) && !present.has(part),
  );
  const isWritten = scope.partner === null && Array.isArray(partOf(scope.own(file), path));
  return {
    ...{ name, path, at: null, file: ownFile(scope, file) },
    ...(area !== undefined && { area }),
    ...(!isWritten && { isByEntry: true }),
    entries: entries.map((entry) => {
      const label = String(entryName(entry));
      return { label, thing: thingOf(label) };
    }),
    addable: addable.map((part) => ({ name: part, value: { part } })),
  };
}
