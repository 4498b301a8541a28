import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import type { Path } from '#studio/contract.ts';
import type { Json } from '#tools/config/sources/json-value.ts';
import { LINE_WIDTH, printJson } from './print-json.ts';

/** A change that the text of a file cannot take: the place on the way to it is something else than it must be. */
export class NoSuchPlace extends Error {}

/**
 * The text of a JSON file with another value at `path`, everything else byte for byte as it was. Members that are missing
 * on the way are added at the end of their object; a position in a list must exist. Throws `NoSuchPlace`.
 */
export function withValue(json: string, path: Path, value: Json): string {
  const root = rootOf(json);
  let node = root;
  for (const [depth, name] of path.entries()) {
    const inner = findNodeAtLocation(node, [name]);
    if (inner) {
      node = inner;
      continue;
    }
    if (node.type !== 'object' || typeof name !== 'string') throw new NoSuchPlace();
    const rest = path.slice(depth + 1);
    if (rest.some((part) => typeof part === 'number')) throw new NoSuchPlace();
    const whole = rest.reduceRight<Json>((inside, key) => ({ [key]: inside }), value);
    return withMember(json, node, name, whole);
  }
  const indent = indentAt(json, node.offset);
  const taken = node.offset - lineStart(json, node.offset);
  return spliced(json, node.offset, node.length, printJson(value, indent, taken));
}

/** The text without the member or the entry at `path`. Throws `NoSuchPlace` where there is none. */
export function withoutValue(json: string, path: Path): string {
  const node = findNodeAtLocation(rootOf(json), path);
  const item = node?.parent?.type === 'property' ? node.parent : node;
  const parent = item?.parent;
  if (!item || !parent) throw new NoSuchPlace();
  if (parent.type === 'array') {
    const entries = sources(json, parent);
    entries.splice((parent.children ?? []).indexOf(item), 1);
    return withEntries(json, parent, entries);
  }
  const members = parent.children ?? [];
  const at = members.indexOf(item);
  const [before, after] = [members[at - 1], members[at + 1]];
  if (before) {
    const start = before.offset + before.length;
    return spliced(json, start, item.offset + item.length - start, '');
  }
  if (after) return spliced(json, item.offset, after.offset - item.offset, '');
  return spliced(json, parent.offset, parent.length, '{}');
}

/** The text with a further entry in the list at the path, at the position that the path ends with. Throws `NoSuchPlace`. */
export function withEntry(json: string, path: Path, value: Json): string {
  const list = listAt(json, path.slice(0, -1));
  const at = path.at(-1);
  const entries = sources(json, list);
  if (typeof at !== 'number' || at < 0 || at > entries.length) throw new NoSuchPlace();
  const inside = `${indentAt(json, list.offset)}  `;
  entries.splice(at, 0, printJson(value, inside, inside.length));
  return withEntries(json, list, entries);
}

/** The text with an entry of the list at `path` at another position. Throws `NoSuchPlace`. */
export function withMoved(json: string, path: Path, from: number, to: number): string {
  const list = listAt(json, path);
  const entries = sources(json, list);
  const [moved] = entries.splice(from, 1);
  if (moved === undefined || to < 0 || to > entries.length) throw new NoSuchPlace();
  entries.splice(to, 0, moved);
  return withEntries(json, list, entries);
}

function rootOf(json: string): Node {
  const root = parseTree(json);
  if (!root) throw new NoSuchPlace();
  return root;
}

function listAt(json: string, path: Path): Node {
  const list = findNodeAtLocation(rootOf(json), path);
  if (list?.type !== 'array') throw new NoSuchPlace();
  return list;
}

function withMember(json: string, object: Node, name: string, value: Json): string {
  const indent = indentAt(json, object.offset);
  const last = object.children?.at(-1);
  const inside = `${indent}  `;
  const key = `${JSON.stringify(name)}: `;
  const member = key + printJson(value, inside, inside.length + key.length);
  if (!last)
    return spliced(json, object.offset, object.length, `{\n${inside}${member}\n${indent}}`);
  const isSpread = json.slice(object.offset, last.offset).includes('\n');
  if (isSpread) return spliced(json, last.offset + last.length, 0, `,\n${inside}${member}`);
  const inLine = spliced(json, last.offset + last.length, 0, `, ${member}`);
  const start = lineStart(json, object.offset);
  const line = inLine.slice(start).split('\n', 1)[0] ?? '';
  if (!member.includes('\n') && line.length <= LINE_WIDTH) return inLine;
  const members = [...sources(json, object), member];
  const whole = `{\n${members.map((one) => inside + one).join(',\n')}\n${indent}}`;
  return spliced(json, object.offset, object.length, whole);
}

function withEntries(json: string, list: Node, entries: readonly string[]): string {
  const indent = indentAt(json, list.offset);
  const inside = `${indent}  `;
  const line = `[${entries.join(', ')}]`;
  const taken = list.offset - lineStart(json, list.offset);
  const fits = !line.includes('\n') && taken + line.length + 1 <= LINE_WIDTH;
  const spread = `[\n${entries.map((entry) => inside + entry).join(',\n')}\n${indent}]`;
  return spliced(json, list.offset, list.length, fits ? line : spread);
}

const sources = (json: string, { children = [] }: Node): string[] =>
  children.map(({ offset, length }) => json.slice(offset, offset + length));

const lineStart = (json: string, offset: number) => json.lastIndexOf('\n', offset - 1) + 1;

const indentAt = (json: string, offset: number) =>
  /^[ \t]*/.exec(json.slice(lineStart(json, offset)))?.[0] ?? '';

const spliced = (json: string, at: number, length: number, part: string) =>
  json.slice(0, at) + part + json.slice(at + length);
