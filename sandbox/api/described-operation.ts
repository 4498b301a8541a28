import type { Operation } from 'openapi-backend';
import type { Schema } from './intended-errors.ts';

export const JSON_TYPE = 'application/json';

/** Schema of the body that an operation takes. */
export function bodySchemaOf({ requestBody }: Operation): Schema | undefined {
  const described = requestBody as { content: Record<string, { schema: Schema }> } | undefined;
  return described?.content[JSON_TYPE]?.schema;
}

/** True when every way to call the operation requires a session. */
export function isForCustomers({ security = [] }: Operation): boolean {
  return security.length > 0 && security.every((way) => 'bearer' in way);
}

/** True where every call counts; accounts and payments count what was wrong, by themselves. */
export const isLimited = (operation: Operation & { 'x-limit'?: string }) =>
  operation['x-limit'] === 'calls';

/** True where a key makes a repeated request act once. */
export function isIdempotent({ parameters = [] }: Operation): boolean {
  return parameters.some(
    (parameter) => 'name' in parameter && parameter.name === 'Idempotency-Key',
  );
}
