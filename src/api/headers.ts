/**
 * Headers that the client adds to a request, beside those that the description has as parameters of an operation
 * (`Idempotency-Key`). An API at another origin must allow them: `docs/api-headers.md` is made from this list.
 */
export const requestHeaders = {
  token: 'Authorization',
  bodyType: 'Content-Type',
  /** Where the setting `api.traceparent` says so. */
  trace: 'traceparent',
} as const;

/** Headers of an answer that the client reads; those that browsers hide from other origins must be exposed. */
export const answerHeaders = {
  type: 'Content-Type',
  length: 'Content-Length',
  fileName: 'Content-Disposition',
  pause: 'Retry-After',
  /** Names a failure to the retailer's support (`openapi/ERRORS.md`, `internal_error`). */
  errorNumber: 'X-Error-Number',
} as const;
