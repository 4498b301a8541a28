import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { withoutPlural } from '#tools/config/fields/text-tree.ts';

/** How a new part of a file is to look: as in the file of the default language. */
export interface Layout {
  /** Names at a place, in their order. */
  namesAt(path: readonly string[]): string[];
  /** True when the object there has a line for each member. */
  isSpread(path: readonly string[]): boolean;
}

/** Widest line of `biome.json`, which spreads an object that is longer. */
const LINE_WIDTH = 100;

/**
 * The JSON with `text` at `path`, everything else byte for byte as it was. What is missing on the way is added in the
 * order of `layout`. Undefined where the file has something else than a text, or than an object on the way to it.
 */
export function withText(
  json: string,
  path: readonly string[],
  text: string,
  layout: Layout,
): string | undefined {
  let node = parseTree(json);
  let depth = 0;
  for (; node?.type === 'object' && depth < path.length; depth++) {
    const inner = findNodeAtLocation(node, path.slice(depth, depth + 1));
    if (!inner)
      return spreadAlong(inserted(json, node, path, depth, text, layout), path, depth, layout);
    node = inner;
  }
  if (depth < path.length || (node?.type !== 'string' && node?.type !== 'null')) return undefined;
  return spreadAlong(replaced(json, node, JSON.stringify(text)), path, depth, layout);
}

function inserted(
  json: string,
  object: Node,
  path: readonly string[],
  depth: number,
  text: string,
  layout: Layout,
): string {
  const [name = '', ...deeper] = path.slice(depth);
  const value = deeper.reduceRight(
    (inner, key) => `{ ${JSON.stringify(key)}: ${inner} }`,
    JSON.stringify(text),
  );
  const member = `${JSON.stringify(name)}: ${value}`;
  const members = object.children ?? [];
  const [first] = members;
  if (!first) return replaced(json, object, `{ ${member} }`);
  const between = isSpread(json, object) ? lineEnd(json) + indentAt(json, first.offset) : ' ';
  const before = members[predecessor(members, name, layout.namesAt(path.slice(0, depth)))];
  if (!before) return spliced(json, first.offset, 0, `${member},${between}`);
  return spliced(json, before.offset + before.length, 0, `,${between}${member}`);
}

/** The member that a new one follows: the one before it in `order`, for a plural form that has no place its last twin. */
function predecessor(members: readonly Node[], name: string, order: readonly string[]): number {
  const names = members.map(({ children: [key] = [] }) => String(key?.value));
  const formsOf = (text: string) => (other: string) =>
    other === text || (!order.includes(other) && withoutPlural(other) === withoutPlural(text));
  const at = order.indexOf(name);
  const earlier =
    at < 0
      ? names.findLast((other) => withoutPlural(other) === withoutPlural(name))
      : ['$schema', ...order.slice(0, at)].findLast((other) => names.includes(other));
  return earlier === undefined ? -1 : names.findLastIndex(formsOf(earlier));
}

/** Spreads the objects on the way to a text: new ones (below `depth`) as `layout` has them, any that is too wide. */
function spreadAlong(json: string, path: readonly string[], depth: number, layout: Layout): string {
  return path.reduce((text, _, length) => {
    const way = path.slice(0, length);
    const object = findNodeAtLocation(parseTree(text) as Node, way);
    if (!object || isSpread(text, object)) return text;
    const isNew = length > depth;
    const wide = lineAt(text, object.offset).length > LINE_WIDTH;
    return wide || (isNew && layout.isSpread(way)) ? spread(text, object) : text;
  }, json);
}

function spread(json: string, object: Node): string {
  const outer = lineEnd(json) + indentAt(json, object.offset);
  const members = (object.children ?? []).map(
    ({ offset, length }) => outer + indentUnit(json) + json.slice(offset, offset + length),
  );
  return replaced(json, object, `{${members.join(',')}${outer}}`);
}

function isSpread(json: string, { offset, children: [first] = [] }: Node): boolean {
  return json.slice(offset, first?.offset ?? offset).includes('\n');
}

function lineAt(json: string, offset: number): string {
  const start = json.lastIndexOf('\n', offset - 1) + 1;
  return json.slice(start).split(/\r?\n/, 1)[0] ?? '';
}

const indentAt = (json: string, offset: number) => /^\s*/.exec(lineAt(json, offset))?.[0] ?? '';
const indentUnit = (json: string) => /\n([ \t]+)"/.exec(json)?.[1] ?? '  ';
const lineEnd = (json: string) => (json.includes('\r\n') ? '\r\n' : '\n');

const spliced = (json: string, at: number, length: number, part: string) =>
  json.slice(0, at) + part + json.slice(at + length);
const replaced = (json: string, { offset, length }: Node, part: string) =>
  spliced(json, offset, length, part);
