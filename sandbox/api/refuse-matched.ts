import type { ErrorObject } from 'ajv';
import type { Context as Matched, Operation } from 'openapi-backend';
import { bodySchemaOf } from './described-operation.ts';
import { fieldErrors } from './field-errors.ts';
import { sessionOf } from './matched-request.ts';
import { type ErrorCode, Refusal } from './refusal.ts';

/** 400 for an invalid request. Some fields have an error code for the whole answer (`x-invalid-messages`). */
export function refusalOf({ validation, operation, request }: Matched): Refusal {
  const { 'x-invalid-messages': messages = {} } = operation as Operation & {
    'x-invalid-messages'?: Record<string, ErrorCode>;
  };
  const schema = bodySchemaOf(operation);
  const body = schema ? { schema, value: request.requestBody } : null;
  const fields = fieldErrors((validation.errors ?? []) as ErrorObject[], body);
  const named = Object.keys(fields).find((field) => field in messages);
  const code = (named && messages[named]) || 'invalid_fields';
  return new Refusal(400, code, { fields });
}

/**
 * Refuses an expired token also where visitors may call: a customer who believes they are signed in would act as a
 * visitor.
 */
export function refuseExpired({ security }: Matched): void {
  const error: unknown = security?.bearer?.error;
  if (error instanceof Refusal && error.code === 'token_expired') throw error;
}

/** Impersonation allows only GETs and operations that the description marks as harmless. */
export function refuseReadOnly(matched: Matched): void {
  const operation = matched.operation as Operation & { 'x-read-only'?: string };
  if (operation.method === 'get' || operation['x-read-only'] === 'allowed') return;
  if (sessionOf(matched)?.readOnly) throw new Refusal(403, 'read_only');
}
