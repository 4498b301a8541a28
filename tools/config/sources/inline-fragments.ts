import { subSchemasOf } from '#tools/config/fields/schema-fields.ts';
import {
  type ComposedDocument,
  composedDocument,
  type FragmentUse,
  type Mount,
  merge,
  nested,
  withoutGone,
} from './composed-document.ts';
import { isJsonObject, type Json, type JsonObject, withoutForbiddenKeys } from './json-value.ts';
import type { JsonPath } from './json-walk.ts';
import { layeredDocument } from './layered-document.ts';
import { removedFields, withoutRemoved } from './removed-fields.ts';
import type { LayersByName, SourceFile } from './source-file.ts';

/**
 * A form (or fragment) with its fragments inlined. Keys beside `$fragment`, and the form's own `ui`, are merged over
 * the fragment's. A name without a fragment, and one of `above` (a cycle), stays as it is: the check reports it.
 */
export function inlineFragments(
  layers: readonly SourceFile[],
  fragments: Pick<LayersByName, 'get'>,
  above: readonly string[] = [],
): ComposedDocument {
  const own = layeredDocument(layers);
  const { $schema: _, ...raw } = layers
    .map((layer) => withoutForbiddenKeys(layer.value))
    .reduce(merge, {}) as JsonObject;
  const uses: FragmentUse[] = [];
  const mounts: Mount[] = [];
  const addresses = new Map(
    subSchemasOf(raw.schema)
      .filter(({ inCondition, address }) => !inCondition && !address.includes('*'))
      .map(({ path, address }) => [JSON.stringify(path), address]),
  );
  let ui: Json = {};
  const resets = [...listOf(raw.resets)];
  const expand = (part: Json, path: JsonPath): Json => {
    if (Array.isArray(part)) return part.map((inner, index) => expand(inner, [...path, index]));
    // An empty object may mark a key that a partner removed.
    if (!isJsonObject(part) || Object.keys(part).length === 0) return part;
    const { $fragment: name, ...beside } = part;
    const overlay = Object.fromEntries(
      Object.entries(beside).map(([key, inner]) => [key, expand(inner, [...path, key])]),
    );
    const address = addresses.get(JSON.stringify(path));
    const files = typeof name === 'string' && !above.includes(name) && fragments.get(name);
    if (!address || !files) return name === undefined ? overlay : { $fragment: name, ...overlay };
    const fragment = inlineFragments(files, fragments, [...above, name]);
    const isNew = uses.every((use) => use.name !== name || `${use.address}` !== `${address}`);
    mounts.push({ at: ['schema', ...path], from: fragment, path: ['schema'] });
    if (isNew) {
      uses.push({ name, address });
      mounts.push({ at: ['ui', ...address], from: fragment, path: ['ui'] });
      ui = merge(ui, nested(address, fragment.value.ui ?? {}));
      for (const [index, reset] of listOf(fragment.value.resets).entries()) {
        mounts.push({ at: ['resets', resets.length], from: fragment, path: ['resets', index] });
        resets.push(
          isJsonObject(reset) ? { ...reset, in: [...address, ...groupOf(reset)].join('/') } : reset,
        );
      }
    }
    return merge(fragment.value.schema, overlay);
  };
  const schema = raw.schema === undefined ? undefined : expand(raw.schema, []);
  const value = {
    ...raw,
    ...(schema === undefined ? {} : { schema }),
    ...(uses.length > 0 ? { ui: merge(ui, raw.ui ?? {}) } : {}),
    ...(resets.length > 0 ? { resets } : {}),
  };
  const taken = removedFields(schema);
  const left = withoutGone(withoutRemoved(value, taken)) as JsonObject;
  return composedDocument(own, left, uses, mounts, taken);
}

function listOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

/** Group in which the addresses of a reset are relative. */
function groupOf(reset: JsonObject): string[] {
  return typeof reset.in === 'string' ? reset.in.split('/') : [];
}
