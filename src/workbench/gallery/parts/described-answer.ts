import { isObject } from '#domain/values/is-object.ts';

type Members = Record<string, unknown>;

interface DescribedSchema {
  $ref?: string;
  example?: unknown;
  const?: unknown;
  enum?: unknown[];
  type?: string | string[];
  properties?: Record<string, DescribedSchema>;
  items?: DescribedSchema;
  allOf?: DescribedSchema[];
  anyOf?: DescribedSchema[];
  oneOf?: DescribedSchema[];
}

interface DescribedOperation {
  operationId: string;
  responses: Record<
    string,
    {
      content?: Record<
        string,
        { schema?: DescribedSchema; examples?: Record<string, { value: unknown }> }
      >;
    }
  >;
}

/** The description of the API, in one file. */
export interface Description {
  paths: Record<string, Record<string, DescribedOperation>>;
  components: { schemas: Record<string, DescribedSchema> };
}

/** The values of a schema where no example says more. */
const plain: Record<string, unknown> = { string: '', integer: 1, number: 1, boolean: false };

/** An example of a schema: its own, or one made of those of its members. */
function exampleOf(schema: DescribedSchema, description: Description): unknown {
  const { $ref, example, enum: values, properties, items, type } = schema;
  if ($ref) {
    const name = $ref.slice($ref.lastIndexOf('/') + 1);
    return exampleOf(description.components.schemas[name] ?? {}, description);
  }
  if (example !== undefined) return example;
  if ('const' in schema) return schema.const;
  if (values) return values[0];
  const [one] = schema.oneOf ?? schema.anyOf ?? [];
  if (one) return exampleOf(one, description);
  if (schema.allOf)
    return Object.assign({}, ...schema.allOf.map((part) => exampleOf(part, description)));
  if (properties)
    return Object.fromEntries(
      Object.entries(properties).map(([name, member]) => [name, exampleOf(member, description)]),
    );
  if (items) return [exampleOf(items, description)];
  return plain[[type].flat()[0] ?? ''] ?? null;
}

/** An operation with the body of its first successful answer; null for one that answers with a file or is unknown. */
export function describedAnswer(
  description: Description,
  method: string,
  path: string,
): { operation: string; body: Members } | null {
  const operation = description.paths[path]?.[method.toLowerCase()];
  const success = Object.entries(operation?.responses ?? {}).find(([code]) => code.startsWith('2'));
  const content = success?.[1].content?.['application/json'];
  if (!operation || !content) return null;
  const [example] = Object.values(content.examples ?? {});
  const body = example ? example.value : exampleOf(content.schema ?? {}, description);
  return isObject(body) ? { operation: operation.operationId, body } : null;
}
