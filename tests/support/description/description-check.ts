import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import retailer from '#openapi/generated/retailer.json' with { type: 'json' };
import type { DescribedOperation, JsonSchema } from './described-operations.ts';

/** An Ajv of the tests' own, as they must not rely on the sandbox's validation. */
const ajv = new Ajv2020({ strict: false, allErrors: false });
addFormats.default(ajv);
ajv.addSchema(retailer, 'retailer');
const checks = new Map<JsonSchema, ValidateFunction>();

/** True when the schema, taken from the description, allows the value. */
export function isAllowed(schema: JsonSchema, value: unknown): boolean {
  const check = checks.get(schema) ?? ajv.compile(absolute(schema) as JsonSchema);
  checks.set(schema, check);
  return check(value);
}

/** Why an answer contradicts the description; null when it does not. */
export function contradictionOfAnswer(
  { answers }: DescribedOperation,
  {
    status,
    headers,
    body,
    bytes,
  }: { status: number; headers: Headers; body: unknown; bytes: Uint8Array },
): string | null {
  const described = answers[status];
  if (!described) return `status ${status} is not described`;
  const type = headers.get('content-type')?.split(';', 1)[0] ?? '';
  if (!described.content.includes(type)) return `${type} is not described for ${status}`;
  if (type !== 'application/json') {
    const name = headers.get('content-disposition') ?? '';
    if (!/^attachment; filename="[^"]+"/.test(name)) return `a document without a name: ${name}`;
    return bytes.length > 0 ? null : 'an empty document';
  }
  const $ref = `retailer#${described.pointer}/content/application~1json/schema`;
  const check = ajv.getSchema($ref) ?? ajv.compile({ $ref });
  return check(body) ? null : ajv.errorsText(check.errors);
}

/** References of the description, with the name that it is registered under. */
function absolute(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(absolute);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === '$ref' && typeof value === 'string' ? `retailer${value}` : absolute(value),
    ]),
  );
}
