import { Ajv } from 'ajv';
import { withDefaults } from '#domain/settings/setting-defaults.ts';
import { portalCode } from '#tools/config/code/source-code.ts';
import { subSchemasOf } from '#tools/config/fields/schema-fields.ts';
import { readMetaSchema } from '#tools/config/meta/settings-schema.ts';
import { conditionsOf } from '#tools/config/rules/view-names.ts';
import { conditionNames, resolveCondition } from '#tools/config/sources/inline-conditions.ts';
import { isJsonObject, type JsonObject } from '#tools/config/sources/json-value.ts';
import { mergePatch } from '#tools/config/sources/merge-patch.ts';
import type { View } from '#tools/config/sources/view.ts';
import { routeRows } from './route-rows.ts';

/** What a retailer serves that decides what its portal offers. */
export interface Served {
  /** Public settings, then private ones. */
  settings: readonly JsonObject[];
  /** Null where they were not answered. */
  flags: JsonObject | null;
}

/**
 * Features that the configuration closes with what a retailer serves, each with the condition that closes it. Only
 * conditions over settings and flags count: whether a contract is active is another question.
 */
export function closedFeatures(
  view: View,
  { settings, flags }: Served,
  root = '.',
): ReadonlyMap<string, string> {
  const configured = withDefaults(view.portal.value, readMetaSchema(root, 'portal')) as JsonObject;
  const facts = {
    settings: settings.reduce<JsonObject>(
      (all, one) => mergePatch(all, one) as JsonObject,
      configured,
    ),
    flags,
  };
  const conditions = conditionsOf(view);
  const ajv = new Ajv({ strict: false, validateSchema: false });
  const fails = (name: string) => {
    const condition = resolveCondition(name, conditions);
    return (
      reads(condition, flags ? ['settings', 'flags'] : ['settings']) &&
      !ajv.validate(condition, facts)
    );
  };
  const requires: [string, readonly string[]][] = [
    ...[...routeRows(portalCode(root))].map(([id, row]): [string, readonly string[]] => [
      `page ${id}`,
      row.requires,
    ]),
    ...[...view.forms].map(([name, { value }]): [string, readonly string[]] => [
      `form ${name}`,
      conditionNames(value.requires),
    ]),
    ...[...view.wizards].map(([name, { value }]): [string, readonly string[]] => [
      `wizard ${name}`,
      conditionNames(value.requires),
    ]),
  ];
  const closed = new Map(
    requires.flatMap(([feature, names]): [string, string][] => {
      const failing = names.find(fails);
      return failing ? [[feature, failing]] : [];
    }),
  );
  for (const name of view.forms.keys()) {
    const reasons = [...view.wizards]
      .filter(([, { value }]) => hasStep(value, name))
      .map(([wizard]) => closed.get(`wizard ${wizard}`));
    const [reason] = reasons;
    if (reason && reasons.every(Boolean)) closed.set(`form ${name}`, reason);
  }
  return closed;
}

const hasStep = ({ steps }: JsonObject, form: string): boolean =>
  Array.isArray(steps) && steps.some((step) => isJsonObject(step) && step.form === form);

/** True for a condition over these facts alone. */
function reads(condition: JsonObject, kinds: readonly string[]): boolean {
  const facts = subSchemasOf(condition).flatMap(({ address: [fact] }) => (fact ? [fact] : []));
  return facts.length > 0 && facts.every((fact) => kinds.includes(fact));
}
