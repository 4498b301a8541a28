import type { Diagnostic } from '#tools/config/diagnostic.ts';
import { sentence } from '#tools/config/sentence.ts';
import { applyListEdits, type EditedEntry } from './apply-list-edits.ts';
import { isJsonObject, type Json, type JsonObject, stableJson } from './json-value.ts';
import type { JsonPath } from './json-walk.ts';
import { type EditFault, isListEdits, LIST, listEditsIn } from './list-edit.ts';
import { mergePatch } from './merge-patch.ts';
import { placeIn, type SourceFile } from './source-file.ts';
import type { WrittenPart } from './written-part.ts';

type Report = (path: JsonPath, fault: Omit<EditFault, 'path'>) => void;

/** A part with its lists by entry made whole; the value is undefined where there was nothing to make. */
type Expanded = [value: Json | undefined, part: WrittenPart];

const asWritten: WrittenPart = { written: (path) => [path], beneath: (path) => path };

/**
 * A partner's file whose lists by entry (`$list`) are whole lists, so that it merges like any other. `below` is the
 * document without these lists. What is wrong with the edits stands in `edits.faults`.
 */
export function editedLayer(source: SourceFile, below: Json): SourceFile {
  const faults: Diagnostic[] = [];
  const report: Report = (path, { part, what, fix, isWarning }) => {
    const place = placeIn(source, path, part ?? 'value') ?? source.placeAt(0);
    faults.push({ ...place, what, fix, ...(isWarning && { isWarning }) });
  };
  const [value, part] = expanded(source.value, below, [], report);
  return { ...source, value: isJsonObject(value) ? value : {}, edits: { ...part, faults } };
}

/** A file without its lists by entry. */
export function withoutListEdits(source: SourceFile): SourceFile {
  const [value] = expanded(source.value, undefined, [], () => {});
  return { ...source, value: isJsonObject(value) ? value : {} };
}

function expanded(patch: Json, below: Json | undefined, at: JsonPath, report: Report): Expanded {
  if (isListEdits(patch)) return wholeList(patch, below, at, report);
  if (!isJsonObject(patch)) {
    for (const path of listEditsIn(patch)) reportStray([...at, ...path], report);
    return [patch, asWritten];
  }
  const members = new Map(
    Object.entries(patch).map(([key, inner]) => {
      const beneath = isJsonObject(below) && Object.hasOwn(below, key) ? below[key] : undefined;
      return [key, expanded(inner, beneath, [...at, key], report)];
    }),
  );
  const value = [...members].flatMap(([key, [inner]]) =>
    inner === undefined ? [] : [[key, inner]],
  );
  const memberAt = ([key]: JsonPath) => members.get(String(key))?.[1] ?? asWritten;
  const part: WrittenPart = {
    written: (path) =>
      memberAt(path)
        .written(path.slice(1))
        .map((rest) => [...path.slice(0, 1), ...rest]),
    beneath: (path) => {
      const rest = memberAt(path).beneath(path.slice(1));
      return rest && [...path.slice(0, 1), ...rest];
    },
  };
  return [Object.fromEntries(value), part];
}

function wholeList(
  { [LIST]: edits = null, ...beside }: JsonObject,
  below: Json | undefined,
  at: JsonPath,
  report: Report,
): Expanded {
  const nothing: Expanded = [undefined, asWritten];
  for (const key of Object.keys(beside)) {
    const fix = sentence`take it out, or write it as an edit in "${LIST}"`;
    report([...at, key], {
      part: 'key',
      what: sentence`"${key}" cannot stand beside "${LIST}"`,
      fix,
    });
  }
  if (!Array.isArray(edits)) {
    report([...at, LIST], {
      what: sentence`"${LIST}" must be a list of edits`,
      fix: sentence`write [ … ]`,
    });
    return nothing;
  }
  if (!Array.isArray(below)) {
    const what = sentence`the layer below has no list "${at.join('.')}" to change`;
    report(at, { what, fix: sentence`correct the name, or write a whole list: [ … ]` });
    return nothing;
  }
  const placeOf = (edit: number, path: JsonPath) => [...at, LIST, edit, ...path];
  const { entries, faults } = applyListEdits(edits, below, (entry, set, edit) => {
    const [patch = {}, part] = expanded(set, entry, placeOf(edit, ['set']), report);
    return [mergePatch(entry, patch), part];
  });
  for (const [edit, inserted] of edits.entries()) {
    const entry = isJsonObject(inserted) ? inserted.insert : undefined;
    for (const path of listEditsIn(entry)) reportStray(placeOf(edit, ['insert', ...path]), report);
  }
  const value = entries.map((entry) => entry.value);
  const isIdle = stableJson(value) === stableJson(below);
  // A list that stays as it is is said once, by the rule of partners' overrides.
  for (const [edit, fault] of faults)
    if (!fault.isWarning || !isIdle) report(placeOf(edit, fault.path), fault);
  const isFaulty = faults.some(([, { isWarning }]) => !isWarning);
  return [isIdle && isFaulty ? undefined : value, writtenList(entries)];
}

function reportStray(path: JsonPath, report: Report) {
  report(path, {
    what: sentence`"${LIST}" changes nothing inside a new list`,
    fix: sentence`write a whole list: [ … ]`,
  });
}

/** Where the entries of an edited list, and their parts, are written. */
function writtenList(entries: readonly EditedEntry[]): WrittenPart {
  const entryAt = ([index]: JsonPath) => entries[Number(index)];
  return {
    written: (path) => {
      const entry = entryAt(path);
      if (path.length === 0 || !entry) return [path];
      let rest: JsonPath | undefined = path.slice(1);
      const found: JsonPath[] = [];
      for (const { edit, part } of entry.changes.toReversed()) {
        found.push(
          ...(rest ? part.written(rest) : []).map((inner) => [LIST, edit, 'set', ...inner]),
        );
        rest = rest && part.beneath(rest);
      }
      return entry.inserted === undefined || !rest
        ? found
        : [...found, [LIST, entry.inserted, 'insert', ...rest]];
    },
    beneath: (path) => {
      const entry = entryAt(path);
      if (path.length === 0 || !entry) return path;
      if (entry.from === undefined) return undefined;
      const rest = entry.changes.reduceRight<JsonPath | undefined>(
        (inner, { part }) => inner && part.beneath(inner),
        path.slice(1),
      );
      return rest && [entry.from, ...rest];
    },
  };
}
