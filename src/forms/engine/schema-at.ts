import type { RJSFSchema } from '@rjsf/utils';

const isSchema = (part: unknown): part is RJSFSchema => typeof part === 'object' && part !== null;

/** The schemas that apply to the same answers: the schema itself and all its branches. */
export function branchesOf(schema: RJSFSchema): RJSFSchema[] {
  const inner = [schema.then, schema.else, ...(schema.allOf ?? [])].filter(isSchema);
  return [schema, ...inner.flatMap(branchesOf)];
}

/** The schemas of one field in the branches of a schema. */
export function fieldIn(branches: readonly RJSFSchema[], name: string): RJSFSchema[] {
  return branches.flatMap(({ properties }) => {
    const field = properties && Object.hasOwn(properties, name) ? properties[name] : undefined;
    return isSchema(field) ? [field] : [];
  });
}

/** The field at a path of a form's schema, wherever it is written; undefined where there is none. */
export function schemaAt(schema: RJSFSchema, path: readonly string[]): RJSFSchema | undefined {
  return path.reduce<RJSFSchema[]>(
    (schemas, name) => fieldIn(schemas.flatMap(branchesOf), name),
    [schema],
  )[0];
}
