import { Ajv } from 'ajv';
import { didYouMean } from '#tools/config/analysis/closest-name.ts';
import type { Diagnostic } from '#tools/config/diagnostic.ts';
import { explainSchemaError } from '#tools/config/meta/schema-error-words.ts';
import {
  settingSchemas,
  shorthandSchemas,
  standaloneSchema,
} from '#tools/config/meta/settings-schema.ts';
import type { SchemaContext, SchemaRule } from '#tools/config/rule.ts';
import { sentence } from '#tools/config/sentence.ts';
import { isJsonObject, type Json } from '#tools/config/sources/json-value.ts';
import type { JsonPath } from '#tools/config/sources/json-walk.ts';

/** Entries of `schedule` set existing settings to valid values. */
export const scheduleRule: SchemaRule = (context) => {
  const { schedule } = context.view.portal.value;
  if (!Array.isArray(schedule)) return [];
  return schedule.flatMap((entry, index) =>
    isJsonObject(entry) ? valueDiagnostics(context, entry, ['schedule', index]) : [],
  );
};

function valueDiagnostics(
  { view, meta, names }: SchemaContext,
  { set, to }: Record<string, Json>,
  at: JsonPath,
): Diagnostic[] {
  if (typeof set !== 'string') return [];
  const portal = meta('portal');
  const schemas = settingSchemas(portal);
  const schema =
    schemas.get(set) ??
    schemas.get(set.replace(/[^.]*$/, '*')) ??
    shorthandSchemas(portal).get(set)?.schema;
  if (!schema || set === 'schedule') {
    const what = sentence`there is no setting "${set}" to set${didYouMean(set, [...schemas.keys()])}`;
    const fix = sentence`write the keys of a setting with dots between them, as in docs/SETTINGS.md`;
    return [{ ...view.portal.place([...at, 'set']), what, fix }];
  }
  if (schema.served === 'private')
    return [
      {
        ...view.portal.place([...at, 'set']),
        what: sentence`"${set}" cannot have a schedule: only the private settings may set it`,
        fix: sentence`take the entry out`,
      },
    ];
  const ajv = new Ajv({ strict: false, verbose: true, validateSchema: false });
  const validate = ajv.compile(standaloneSchema(schema, portal, names) as object);
  if (to === undefined || validate(to)) return [];
  return (validate.errors ?? []).slice(0, 1).map((error) => {
    const { fix, what } = explainSchemaError(error, to) ?? {
      what: sentence`the value does not fit`,
      fix: sentence`see docs/SETTINGS.md`,
    };
    return {
      ...view.portal.place([...at, 'to']),
      what: sentence`"${set}" cannot be this: ${what}`,
      fix,
    };
  });
}
