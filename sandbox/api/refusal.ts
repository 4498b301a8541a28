import type { components } from '#openapi/generated/types.ts';

export type ErrorCode = components['schemas']['ErrorCode'];
export type FieldCode = components['schemas']['FieldCode'];
/** Codes by field. */
export type FieldErrors = Record<string, FieldCode[]>;

/**
 * Thrown by a handler to answer the call with an error of the description. Codes are enums of the description, so the
 * compiler refuses one that is not described; openapi/ERRORS.md explains them.
 */
export class Refusal extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;
  readonly headers: Record<string, string>;
  /** True to commit the transaction; any other refusal rolls it back. */
  readonly keeps: boolean;

  constructor(
    status: number,
    code: ErrorCode,
    extra: {
      fields?: FieldErrors;
      headers?: Record<string, string>;
      keeps?: boolean;
    } = {},
  ) {
    super(`${status} ${code}`);
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
    this.fields = extra.fields;
    this.headers = extra.headers ?? {};
    this.keeps = extra.keeps ?? false;
  }

  /** Body of an error, as the description defines it. */
  get body(): { status: 'ERROR'; message: ErrorCode; errors?: FieldErrors } {
    return {
      status: 'ERROR',
      message: this.code,
      ...(this.fields ? { errors: this.fields } : {}),
    };
  }
}

/** 400 with codes by field. */
export function invalidFields(fields: FieldErrors): Refusal {
  return new Refusal(400, 'invalid_fields', { fields });
}

/** 404, also for another customer's resource, as the answer must not reveal that it exists. */
export function notFound(): Refusal {
  return new Refusal(404, 'not_found');
}
