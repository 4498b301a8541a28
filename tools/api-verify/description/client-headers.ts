import { answerHeaders, requestHeaders } from '#api/headers.ts';
import type { Operation } from './described-operations.ts';

/** Headers of an answer that a browser shows to a page of another origin without being exposed (Fetch, 2.2.2). */
const SAFELISTED: readonly string[] = [answerHeaders.type, answerHeaders.length];

/** Headers of answers that the client reads and that a browser hides from it unless they are exposed. */
export const exposedHeaders: readonly string[] = Object.values(answerHeaders)
  .filter((name) => !SAFELISTED.includes(name))
  .sort();

/** Headers that the client sends with an operation and that a browser requires the API to allow. */
export const sentHeaders = ({
  body,
  parameters,
}: Pick<Operation, 'body' | 'parameters'>): string[] =>
  [
    requestHeaders.token,
    ...(body ? [requestHeaders.bodyType] : []),
    ...parameters.flatMap(({ name, in: place }) => (place === 'header' ? [name] : [])),
  ].sort();

/** Methods that a browser allows without being named by the API (Fetch, 2.2.1). */
export const SAFE_METHODS: readonly string[] = ['GET', 'HEAD', 'POST'];
