import { findNodeAtLocation, getNodeValue, parseTree } from 'jsonc-parser';
import type { Path } from '#studio/contract.ts';
import { entryName } from '#tools/config/sources/list-edit.ts';
import type { Thing } from '#workbench/edit/studio-messages.ts';

/** What the value at a path of a file is about, as it stands on a page; null for what stands on none. */
export function thingAt(file: string, path: Path, text: string | null): Thing | null {
  const own = file.replace(/^schemas\/partners\/[^/]+\//, '').replace(/^schemas\//, '');
  const [folder = '', ...rest] = own.replace(/\.json$/, '').split('/');
  const name = rest.at(-1) ?? '';
  const names = path.map(String);
  if (folder === 'locales') {
    if (rest.length < 2 || names.length === 0) return null;
    const area = rest[1] === 'forms' ? ['forms', name] : rest.length === 2 ? [name] : null;
    return area && { kind: 'text', key: [...area, ...names].join('.') };
  }
  if (folder === 'portal') return settingAt(path);
  if (folder === 'conditions') return names[1] ? { kind: 'condition', name: names[1] } : null;
  if (folder === 'forms') {
    const field = fieldAt(path);
    return field.length > 0
      ? { kind: 'field', form: name, path: field }
      : { kind: 'form', form: name };
  }
  const entry = text === null ? undefined : entryAt(path, text);
  if (folder === 'screens')
    return entry === undefined
      ? { kind: 'page', page: name }
      : { kind: 'part', page: name, part: entry };
  if (folder === 'wizards' && entry !== undefined)
    return { kind: 'step', wizard: name, step: entry };
  return null;
}

function settingAt(path: Path): Thing | null {
  const position = path.findIndex((name) => typeof name === 'number');
  const names = (position < 0 ? path : path.slice(0, position)).map(String);
  return names.length === 0 ? null : { kind: 'setting', key: names.join('.') };
}

/** Path of the field that a place of a form document is about. */
function fieldAt([root, ...path]: Path): string[] {
  if (root === 'ui') {
    const end = path.findIndex((name) => String(name).startsWith('ui:'));
    return (end < 0 ? path : path.slice(0, end)).map(String);
  }
  if (root !== 'schema') return [];
  return path.flatMap((name, index) => (path[index - 1] === 'properties' ? [String(name)] : []));
}

/** Name of the entry of a list of parts or steps that a place is in. */
function entryAt(path: Path, text: string): string | undefined {
  const position = path.findIndex((name) => typeof name === 'number');
  const tree = position < 0 ? undefined : parseTree(text);
  const node = tree && findNodeAtLocation(tree, path.slice(0, position + 1));
  const name = node && entryName(getNodeValue(node));
  return name === undefined ? undefined : String(name);
}
