import {
  readMetaSchema,
  settingSchemas,
  standaloneSchema,
} from '#tools/config/meta/settings-schema.ts';
import { namesOf } from '#tools/config/rules/view-names.ts';
import { readConfigurationSources } from '#tools/config/sources/configuration-sources.ts';
import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';
import { viewOf } from '#tools/config/sources/view.ts';

/** A setting for a control of the preview's panel. */
export interface PreviewedSetting {
  /** Dotted key; `links.*` for an entry of a map of free keys. */
  key: string;
  description: string;
  unit: string | null;
  /** JSON Schema of the value. */
  schema: JsonObject;
}

/** Every setting of a partner's customers, in the order of the schema. */
export function previewedSettings(root: string, partner: string | null): PreviewedSetting[] {
  const names = namesOf(viewOf(readConfigurationSources(root), partner));
  const meta = readMetaSchema(root, 'portal');
  return [...settingSchemas(meta)].map(([key, described]) => {
    const schema = standaloneSchema(described, meta, names) as JsonObject;
    return {
      key,
      description: textOf(schema.description),
      unit: schema.unit === undefined ? null : textOf(schema.unit),
      schema: withoutProse(schema),
    };
  });
}

const textOf = (value: Json | undefined) => (typeof value === 'string' ? value : '');

function withoutProse(schema: JsonObject): JsonObject {
  const { description: _description, unit: _unit, ...rules } = schema;
  return Object.fromEntries(
    Object.entries(rules).map(([key, part]) => [
      key,
      isJsonObject(part) && key !== 'default' ? withoutProse(part) : part,
    ]),
  );
}
