import { closestName } from '#tools/config/analysis/closest-name.ts';
import { isJsonObject, type Json, type JsonObject } from './json-value.ts';
import { eachObject, type JsonPath } from './json-walk.ts';

/** Key of the object that stands for a list, and changes the list of the layer below by entry. */
export const LIST = '$list';

/** Name of an entry: its `id`, `route`, `link`, `part` or `form`, or a text or number itself. */
export type EntryName = string | number;

/** What an edit of a list does; `after`, `before` and `at` say where the entry goes. */
export interface ListEdit {
  insert?: Json;
  remove?: EntryName;
  move?: EntryName;
  change?: EntryName;
  /** Merge Patch of the entry that changes. */
  set?: JsonObject;
  after?: EntryName;
  before?: EntryName;
  at?: 'start' | 'end';
}

/** What is wrong with an edit, at a path inside it. */
export interface EditFault {
  path: JsonPath;
  /** The key at the path is wrong, and not its value. */
  part?: 'key';
  what: string;
  fix: string;
  isWarning?: true;
}

const verbs = ['insert', 'remove', 'move', 'change'] as const;
const places = ['after', 'before', 'at'] as const;
const keys: readonly string[] = [...verbs, 'set', ...places];

/** Keys that name an entry, the first that it has. */
export const namedBy = ['id', 'route', 'link', 'part', 'form'];

/** True for an object that changes a list by entry. */
export function isListEdits(value: Json | undefined): value is JsonObject {
  return isJsonObject(value) && Object.hasOwn(value, LIST);
}

/** Paths of the objects inside a value that change a list by entry. */
export function listEditsIn(value: Json | undefined): JsonPath[] {
  const found: JsonPath[] = [];
  eachObject(value, (object, path) => {
    if (isListEdits(object)) found.push(path);
  });
  return found;
}

/** The name of an entry, as edits say it; undefined for one that has none. */
export function entryName(entry: Json | undefined): EntryName | undefined {
  const name = isJsonObject(entry)
    ? namedBy.map((key) => entry[key]).find((value) => value !== undefined)
    : entry;
  return isName(name) ? name : undefined;
}

/** The edit that is written, or what is wrong with its shape. */
export function readListEdit(edit: Json): ListEdit | EditFault {
  const fault = (path: JsonPath, what: string, fix: string) => ({ path, what, fix });
  const one = 'write one of: "insert", "remove", "move", or "change" with "set"';
  if (!isJsonObject(edit)) return fault([], 'this is no edit of a list', `${one}, in { … }`);
  const unknown = Object.keys(edit).find((key) => !keys.includes(key));
  if (unknown !== undefined) {
    const meant = closestName(unknown, keys);
    const fix = meant === undefined ? `use one of: ${keys.join(', ')}` : `write "${meant}"`;
    return { ...fault([unknown], `an edit of a list has no key "${unknown}"`, fix), part: 'key' };
  }
  const has = (key: string) => Object.hasOwn(edit, key);
  const [verb, second] = verbs.filter(has);
  if (!verb) return fault([], 'this edit does not say what it does', one);
  if (second) return fault([second], `an edit does one thing, not "${verb}" and "${second}"`, one);
  if (has('set') !== (verb === 'change'))
    return has('set')
      ? fault(['set'], `"set" belongs to "change", not to "${verb}"`, 'take it out')
      : fault(['change'], 'the edit does not say what changes', 'add "set": { … }');
  if (has('set') && !isJsonObject(edit.set))
    return fault(['set'], '"set" must be an object', 'write { … } with the keys that differ');
  const [place, other] = places.filter(has);
  if (place && (verb === 'remove' || verb === 'change'))
    return fault([place], `"${place}" means nothing for "${verb}"`, 'take it out');
  if (other)
    return fault([other], `an entry has one place, not "${place}" and "${other}"`, 'take one out');
  if (!place && verb === 'move')
    return fault(['move'], 'the edit does not say where to', 'add "after", "before" or "at"');
  if (place === 'at' && edit.at !== 'start' && edit.at !== 'end')
    return fault(['at'], `"at" cannot be ${JSON.stringify(edit.at)}`, 'write "start" or "end"');
  const named = [...verbs, 'after', 'before'].filter((key) => key !== 'insert' && has(key));
  const nameless = named.find((key) => !isName(edit[key]));
  if (nameless === undefined) return edit as ListEdit;
  const fix =
    'write the "id", "route" or "part" of the entry, or the entry itself in a list of texts';
  return fault([nameless], `"${nameless}" must name an entry`, fix);
}

function isName(value: Json | undefined): value is EntryName {
  return typeof value === 'string' || typeof value === 'number';
}
