import { requestHeaders } from '#api/headers.ts';
import type { Answer, Call } from '#tools/api-verify/call.ts';
import {
  exposedHeaders,
  SAFE_METHODS,
  sentHeaders,
} from '#tools/api-verify/description/client-headers.ts';
import type { Operation } from '#tools/api-verify/description/described-operations.ts';
import { createFindings, type Finding } from '#tools/api-verify/finding.ts';
import { eachOf } from '#tools/api-verify/walk.ts';

/**
 * Whether a browser lets a page of `origin` call the API: preflights of every operation that the portal calls, also of
 * those that change something, and the headers of the answers that were seen, refusals included.
 */
export async function checkCors(
  operations: readonly Operation[],
  seen: ReadonlyMap<string, readonly Answer[]>,
  { call, origin }: { call: Call; origin: string },
): Promise<Finding[]> {
  const { add, all } = createFindings('cors');
  await eachOf(operations, async (operation) => {
    const answer = await call(preflightOf(operation, origin));
    for (const { what, breaks } of preflightFaults(operation, answer, origin))
      add(what, { at: [operation.operationId], breaks });
  });
  for (const [operationId, answers] of seen)
    for (const { headers, status, failure } of answers) {
      if (failure !== null) continue;
      const at = [operationId];
      const fault = originFault(headers, origin);
      if (fault)
        add(`the answer has ${fault}: a browser hides it (${String(status)[0]}xx)`, {
          at,
          breaks: true,
        });
      const hidden = exposedHeaders.filter(
        (name) => headers.has(name) && !isListed(headers, EXPOSE, name),
      );
      if (hidden.length > 0) add(`${EXPOSE} lacks ${hidden.join(', ')}`, { at });
      if (headers.get(ALLOW_ORIGIN) === origin && !/\borigin\b/i.test(headers.get('Vary') ?? ''))
        add('Vary lacks Origin: a cache may give the answer to another origin', { at });
    }
  const other = await call({ ...preflightOf(operations[0] as Operation, OTHER) });
  if (other.headers.get(ALLOW_ORIGIN) === OTHER)
    add('every origin is allowed, also https://elsewhere.example: name those of the portal');
  return all();
}

const ALLOW_ORIGIN = 'Access-Control-Allow-Origin';
const EXPOSE = 'Access-Control-Expose-Headers';
const OTHER = 'https://elsewhere.example';

function preflightOf(operation: Operation, origin: string) {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name) => {
    const parameter = operation.parameters.find((one) => one.name === name);
    return encodeURIComponent(String(parameter?.example ?? '1'));
  });
  const names = sentHeaders(operation).map((name) => name.toLowerCase());
  return {
    ...{ method: 'OPTIONS', path, isAnonymous: true },
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': operation.method,
      'Access-Control-Request-Headers': names.sort().join(','),
    },
  };
}

/** What a browser refuses in an answer to a preflight (Fetch, 4.8). */
function preflightFaults(operation: Operation, answer: Answer, origin: string) {
  const { headers, status, failure } = answer;
  const breaks = true;
  if (failure !== null) return [{ what: `OPTIONS gets no answer: ${failure}`, breaks }];
  if (status < 200 || status > 299)
    return [{ what: `OPTIONS answers ${status} instead of 204: no call reaches the API`, breaks }];
  const fault = originFault(headers, origin);
  const { method } = operation;
  const allowsMethod =
    SAFE_METHODS.includes(method) || isListed(headers, 'Access-Control-Allow-Methods', method);
  const missing = sentHeaders(operation).filter(
    (name) => !isListed(headers, 'Access-Control-Allow-Headers', name),
  );
  return [
    ...(fault ? [{ what: `OPTIONS has ${fault}`, breaks }] : []),
    ...(allowsMethod ? [] : [{ what: `Access-Control-Allow-Methods lacks ${method}`, breaks }]),
    ...missing.map((name) => ({ what: `Access-Control-Allow-Headers lacks ${name}`, breaks })),
    ...(headers.has('Access-Control-Max-Age')
      ? []
      : [
          {
            what: 'Access-Control-Max-Age is missing: most calls need a preflight of their own',
            breaks: false,
          },
        ]),
  ];
}

function originFault(headers: Headers, origin: string): string | null {
  const allowed = headers.get(ALLOW_ORIGIN);
  if (allowed === '*' || allowed === origin) return null;
  return allowed === null ? `no ${ALLOW_ORIGIN}` : `${ALLOW_ORIGIN} "${allowed}", not "${origin}"`;
}

/** True where a list names something; a `*` never stands for the token's header. */
function isListed(headers: Headers, list: string, name: string): boolean {
  const names = (headers.get(list) ?? '').split(',').map((one) => one.trim().toLowerCase());
  return (
    names.includes(name.toLowerCase()) || (names.includes('*') && name !== requestHeaders.token)
  );
}
