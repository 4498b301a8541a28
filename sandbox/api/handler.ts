import type { operations } from '#openapi/generated/types.ts';
import type { Clock } from '#sandbox/clock.ts';
import type { Database } from '#sandbox/database/open-database.ts';
import type { Outbox } from '#sandbox/mail/outbox.ts';
import type { OpenId } from '#sandbox/openid/openid.ts';
import type { AttemptLimiter } from '#sandbox/sessions/attempt-limiter.ts';
import type { Session, Sessions } from '#sandbox/sessions/sessions.ts';
import { Refusal } from './refusal.ts';

/** Every operationId of the description. */
export type OperationId = keyof operations;

/** An answer that is a document instead of JSON. */
export interface DocumentAnswer {
  fileName: string;
  contentType: string;
  bytes: Uint8Array;
}

/** Services for every operation. */
export interface Services {
  clock: Clock;
  sessions: Sessions;
  attempts: AttemptLimiter;
  outbox: Outbox;
  openId: OpenId;
  /** Address of the portal, for links in e-mails. */
  portal: () => string;
}

type Parameters<Id extends OperationId, Place extends 'query' | 'path'> = NonNullable<
  operations[Id]['parameters'][Place]
>;
type Body<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer B } };
}
  ? B
  : undefined;
type Answer<Id extends OperationId> = operations[Id]['responses'] extends {
  200: { content: { 'application/json': infer A } };
}
  ? A
  : DocumentAnswer;

/** One call of an operation, already validated against the description. */
export interface Call<Id extends OperationId = OperationId> {
  services: Services;
  /** The database; a transaction where the operation is described with an Idempotency-Key. */
  database: Database;
  /** Null where the operation is open to visitors and the caller has no session. */
  session: Session | null;
  query: Parameters<Id, 'query'>;
  path: Parameters<Id, 'path'>;
  body: Body<Id>;
  /** Network address of the caller. */
  address: string;
  /** What the browser says of itself. */
  userAgent: string | undefined;
}

/** Returns the whole body of an operation's 200, or throws a Refusal. */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<Answer<Id>>;

/** Some operations with their handlers; an area's file exports one `satisfies Handlers`. */
export type Handlers = { [Id in OperationId]?: Handler<Id> };

/** All operations; the compiler reports one without a handler. */
export type AllHandlers = { [Id in OperationId]: Handler<Id> };

/** The session of an operation that requires one. */
export function signedIn(call: { session: Session | null }): Session {
  if (!call.session) throw new Refusal(401, 'token_missing');
  return call.session;
}
