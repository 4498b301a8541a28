import type { RJSFSchema } from '@rjsf/utils';

const isSchema = (part: unknown): part is RJSFSchema => typeof part === 'object' && part !== null;

/** What a schema asks about the same answers: itself and all its branches. */
export function branchesOf(schema: RJSFSchema): RJSFSchema[] {
  const inner = [schema.then, schema.else, ...(schema.allOf ?? [])].filter(isSchema);
  return [schema, ...inner.flatMap(branchesOf)];
}

/** What the branches of a schema say of one of its fields. */
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
