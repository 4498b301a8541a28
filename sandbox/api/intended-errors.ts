import { Ajv, type ErrorObject } from 'ajv';
import addFormats from 'ajv-formats';

/** A JSON Schema with every reference inlined. */
export type Schema = {
  [keyword: string]: unknown;
  properties?: Record<string, Schema>;
  items?: Schema;
  maxItems?: number;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
};

const ajv = new Ajv({ allErrors: true, verbose: true, strict: false });
addFormats.default(ajv, { mode: 'full' });
const checks = new WeakMap<Schema, ReturnType<typeof ajv.compile>>();

/**
 * Validation errors of a value for a schema without references. For alternatives, only those of the intended one: the
 * one whose constants match, else the one of the right type with the fewest errors.
 */
export function intendedErrors(schema: Schema, value: unknown): ErrorObject[] {
  const check = checks.get(schema) ?? ajv.compile(schema);
  checks.set(schema, check);
  check(value);
  return withoutChoices(check.errors ?? []);
}

function withoutChoices(errors: readonly ErrorObject[]): ErrorObject[] {
  const choice = errors
    .filter(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf')
    .reduce<ErrorObject | undefined>(outer, undefined);
  if (!choice) return [...errors];
  const place = choice.instancePath;
  const beside = errors.filter(({ instancePath }) => !`${instancePath}/`.startsWith(`${place}/`));
  const inside = errorsOfChoice(choice.schema as Schema[], choice.data).map((error) => ({
    ...error,
    instancePath: place + error.instancePath,
  }));
  return [...withoutChoices(beside), ...inside];
}

const outer = (found: ErrorObject | undefined, error: ErrorObject) =>
  found && found.instancePath.length <= error.instancePath.length ? found : error;

function errorsOfChoice(branches: Schema[], data: unknown): ErrorObject[] {
  const [distinction] = Object.keys(branches[0]?.properties ?? {}).filter((name) =>
    branches.every(({ properties }) => properties?.[name] && 'const' in properties[name]),
  );
  const all = branches.map((branch) => intendedErrors(branch, data));
  if (!distinction) return nearest(all);
  const isMismatch = (error: ErrorObject) =>
    error.instancePath === `/${distinction}` || error.params.missingProperty === distinction;
  return all.find((errors) => !errors.some(isMismatch)) ?? all[0]?.filter(isMismatch) ?? [];
}

function nearest(all: ErrorObject[][]): ErrorObject[] {
  const ofType = all.filter(
    (errors) => !errors.some(({ keyword, instancePath }) => keyword === 'type' && !instancePath),
  );
  const [first = [], ...rest] = ofType.length > 0 ? ofType : all;
  return rest.reduce((best, errors) => (errors.length < best.length ? errors : best), first);
}
