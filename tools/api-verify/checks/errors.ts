import { requestHeaders } from '#api/headers.ts';
import type { Answer, Call, Sent } from '#tools/api-verify/call.ts';
import { answerDifferences } from '#tools/api-verify/description/answer-differences.ts';
import { membersOf, type Operation } from '#tools/api-verify/description/described-operations.ts';
import { statusInWords } from '#tools/api-verify/description/judged-answer.ts';
import { createFindings, type Finding } from '#tools/api-verify/finding.ts';
import type { OperationResult } from '#tools/api-verify/walk.ts';
import type { Json } from '#tools/config/sources/json-value.ts';

/** A request that is refused, and what the portal understands. */
interface Refused {
  operation: Operation;
  what: string;
  sent: Sent;
  status: number;
  codes: readonly string[];
  /** What customers see otherwise. */
  otherwise: string;
  /** Field of which `errors` must have a code. */
  field?: string;
}

interface Tokens {
  token: string | null;
  /** A token that has expired; null without one. */
  expired: string | null;
}

/** Whether refusals have the statuses, codes and shape by which the portal distinguishes them. */
export async function checkErrors(
  results: readonly OperationResult[],
  callOf: (operationId: string) => Call,
  tokens: Tokens,
): Promise<Finding[]> {
  const { add, all } = createFindings('errors');
  for (const refused of [...ofSessions(results, tokens), ...ofRequests(results)]) {
    const { operation, what, sent, status, codes, otherwise, field } = refused;
    const at = [operation.operationId];
    const answer = await callOf(operation.operationId)(sent);
    const isExpected =
      answer.status === status && codes.includes(String(membersOf(answer.json).message));
    const words = answer.failure ?? statusInWords(answer);
    if (!isExpected)
      add(`${what}: ${words}, not ${status} ${codes.join(' or ')}: ${otherwise}`, {
        at,
        breaks: true,
      });
    else
      for (const fault of shapeFaults(operation, answer, field)) add(`${what}: ${fault}`, { at });
  }
  return all();
}

const NO_SESSION = 'the portal does not lead to the login';

/** Refusals of a session, by the first operation that answered with one. */
function ofSessions(results: readonly OperationResult[], { token, expired }: Tokens): Refused[] {
  const answered = results.find(({ operation, first }) => operation.needsSession && first);
  if (!answered?.first) return [];
  const { operation, first } = answered;
  const refused = { operation, status: 401, otherwise: NO_SESSION };
  const sentWith = (other: string): Sent => ({
    ...first.sent,
    ...{ isAnonymous: true, headers: { [requestHeaders.token]: `Bearer ${other}` } },
  });
  return [
    {
      ...refused,
      ...{ what: 'without a token', codes: ['token_missing'] },
      sent: { ...first.sent, isAnonymous: true },
    },
    {
      ...refused,
      ...{
        what: 'with a token that is not the server’s',
        codes: ['token_invalid', 'token_expired'],
      },
      sent: sentWith(spoiled(token)),
    },
    ...(expired === null
      ? []
      : [
          {
            ...refused,
            ...{ what: 'with an expired token', codes: ['token_expired'], sent: sentWith(expired) },
            otherwise: 'the customer is not shown that the session ended',
          },
        ]),
  ];
}

/** Refusals of what does not exist and of what is wrong. */
function ofRequests(results: readonly OperationResult[]): Refused[] {
  const answered = (id: string) =>
    results.flatMap(({ operation, first }) =>
      operation.operationId === id && first ? [operation] : [],
    );
  return [
    ...answered('getContract').map((operation) => ({
      ...{
        operation,
        what: 'of a contract that does not exist',
        status: 404,
        codes: ['not_found'],
      },
      sent: { method: 'GET', path: '/v2/contracts/no-such-contract' },
      otherwise: 'the portal shows a failure instead of a page that does not exist',
    })),
    ...answered('listContracts').map((operation) => ({
      ...{
        operation,
        what: 'with a limit of 0',
        status: 400,
        codes: ['invalid_fields'],
        field: 'limit',
      },
      sent: { method: 'GET', path: '/v2/contracts?limit=0' },
      otherwise: 'forms cannot name the field that is wrong',
    })),
  ];
}

function shapeFaults({ answers }: Operation, { status, json = null }: Answer, field?: string) {
  const schema = answers[status]?.content['application/json'];
  const faults = schema ? answerDifferences(schema, json) : [];
  const errors: Json | undefined = membersOf(json).errors;
  const isNamed = field === undefined || Object.hasOwn(membersOf(errors), field);
  return [
    ...faults.map(({ pointer, expected, got }) => `${pointer} is ${got}, expected ${expected}`),
    ...(isNamed ? [] : [`errors does not name "${field}"`]),
  ];
}

/** A token whose signature is not the server's. */
const spoiled = (token: string | null): string =>
  token ? `${token.slice(0, -6)}${token.endsWith('AAAAAA') ? 'BBBBBB' : 'AAAAAA'}` : 'no-token';
