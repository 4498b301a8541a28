import { randomUUID } from 'node:crypto';
import type { Answer, Call, Sent } from '#tools/api-verify/call.ts';
import type { Operation } from '#tools/api-verify/description/described-operations.ts';
import { statusInWords } from '#tools/api-verify/description/judged-answer.ts';
import { createFindings, type Finding } from '#tools/api-verify/finding.ts';
import type { Values } from '#tools/api-verify/plan/known-values.ts';
import { idsInWords, requestOf } from '#tools/api-verify/plan/requests.ts';
import { type OperationResult, resultOf, untried } from '#tools/api-verify/walk.ts';
import { isJsonObject, type Json } from '#tools/config/sources/json-value.ts';

const KEY = 'Idempotency-Key';

/** Texts of a body that may be anything, so that another text is another request. */
const FREE_TEXTS = ['comments', 'text', 'message'];

/**
 * Tries the operations that change something, where every id of their address is given, with the example of their body:
 * nothing else of the account is changed. One that takes an idempotency key is sent twice with it.
 */
export async function tryWrites(
  operations: readonly Operation[],
  callOf: (operationId: string) => Call,
  given: Values | null,
): Promise<{ results: OperationResult[]; findings: Finding[] }> {
  const { add, all } = createFindings('idempotency');
  const results: OperationResult[] = [];
  for (const operation of operations.filter(
    ({ isRead, features }) => !isRead && features.length > 0,
  )) {
    const reason = reasonAgainst(operation, given);
    if (reason !== null || !given) {
      results.push(untried(operation, reason ?? ''));
      continue;
    }
    const sent = requestOf(operation, given);
    const hasKey = operation.parameters.some(({ name }) => name === KEY);
    const keyed = hasKey ? { ...sent, headers: { [KEY]: randomUUID() } } : sent;
    const call = callOf(operation.operationId);
    const answer = await call(keyed);
    results.push(resultOf(operation, [answer]));
    if (!hasKey || answer.status !== 200) continue;
    const at = [operation.operationId];
    for (const fault of await repetitionFaults(keyed, answer, call))
      add(fault, { at, breaks: true });
  }
  return { results, findings: all() };
}

/** Why an operation is not tried; null where it is. */
function reasonAgainst({ path, parameters, operationId }: Operation, given: Values | null) {
  if (!given) return 'it changes something: --write tries it on the given --ids';
  const ids = parameters.filter(({ in: place }) => place === 'path').map(({ name }) => name);
  if (!path.includes('{')) return 'it acts on no id that could be given';
  const lacking = ids.filter((name) => !(name in given) && !(`${operationId}.${name}` in given));
  return lacking.length > 0 ? idsInWords(lacking) : null;
}

async function repetitionFaults(sent: Sent, first: Answer, call: Call): Promise<string[]> {
  const again = await call(sent);
  const isRepeated =
    again.status === first.status && JSON.stringify(again.json) === JSON.stringify(first.json);
  const other = otherBody(sent.body);
  const refused = other && (await call({ ...sent, body: other }));
  return [
    ...(isRepeated
      ? []
      : [
          `the same ${KEY} twice answers ${statusInWords(again)} and not the first answer: a retry acts twice`,
        ]),
    ...(!refused || refused.status === 409
      ? []
      : [
          `another body with a used ${KEY} answers ${statusInWords(refused)}, not 409 idempotency_key_reused: the key is not stored`,
        ]),
  ];
}

/** The same body with another free text; null without one. */
function otherBody(body: Json | undefined): Json | null {
  if (!isJsonObject(body)) return null;
  const name = FREE_TEXTS.find((one) => typeof body[one] === 'string');
  return name ? { ...body, [name]: `${String(body[name])} 2` } : null;
}
