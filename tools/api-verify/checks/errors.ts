import { requestHeaders } from '#api/headers.ts';
import type { Answer, Call, Sent } from '#tools/api-verify/call.ts';
import { answerDifferences } from '#tools/api-verify/description/answer-differences.ts';
import { membersOf, type Operation } from '#tools/api-verify/description/described-operations.ts';
import { statusInWords } from '#tools/api-verify/description/judged-answer.ts';
import { createFindings, type Finding } from '#tools/api-verify/finding.ts';
import type { Json } from '#tools/config/sources/json-value.ts';

/** A request that is refused, and what the portal understands. */
interface Refused {
  operation: string;
  what: string;
  sent: Omit<Sent, 'method'>;
  expected: { status: number; codes: readonly string[] };
  /** What customers see otherwise. */
  otherwise: string;
  /** Field of which `errors` must have a code. */
  field?: string;
}

const bearer = (token: string): Omit<Sent, 'method' | 'path'> => ({
  ...{ isAnonymous: true, headers: { [requestHeaders.token]: `Bearer ${token}` } },
});

const NO_SESSION = 'the portal does not lead to the login';

const refusals = (token: string | null, expired: string | null): Refused[] => [
  {
    operation: 'getUser',
    what: 'without a token',
    sent: { path: '/v2/users/', isAnonymous: true },
    expected: { status: 401, codes: ['token_missing'] },
    otherwise: NO_SESSION,
  },
  {
    operation: 'getUser',
    what: 'with a token that is not the server’s',
    sent: { path: '/v2/users/', ...bearer(spoiled(token)) },
    expected: { status: 401, codes: ['token_invalid', 'token_expired'] },
    otherwise: NO_SESSION,
  },
  ...(expired === null
    ? []
    : [
        {
          operation: 'getUser',
          what: 'with an expired token',
          sent: { path: '/v2/users/', ...bearer(expired) },
          expected: { status: 401, codes: ['token_expired'] },
          otherwise:
            'the customer is not shown that the session ended, and may lose what was entered',
        },
      ]),
  {
    operation: 'getContract',
    what: 'of a contract that does not exist',
    sent: { path: '/v2/contracts/no-such-contract' },
    expected: { status: 404, codes: ['not_found'] },
    otherwise: 'the portal shows a failure instead of a page that does not exist',
  },
  {
    operation: 'listContracts',
    what: 'with a limit of 0',
    sent: { path: '/v2/contracts?limit=0' },
    expected: { status: 400, codes: ['invalid_fields'] },
    field: 'limit',
    otherwise: 'forms cannot name the field that is wrong',
  },
];

/** Whether refusals have the statuses, codes and shape by which the portal distinguishes them. */
export async function checkErrors(
  operations: readonly Operation[],
  {
    callOf,
    token,
    expired,
  }: { callOf: (operationId: string) => Call; token: string | null; expired: string | null },
): Promise<Finding[]> {
  const { add, all } = createFindings('errors');
  for (const { operation: id, what, sent, expected, otherwise, field } of refusals(
    token,
    expired,
  )) {
    const operation = operations.find(({ operationId }) => operationId === id);
    const answer = await callOf(id)({ method: 'GET', ...sent });
    // A missing operation is found by its own call.
    if (!operation || answer.status === 405 || answer.status === 501) continue;
    const code = membersOf(answer.json).message;
    const isExpected = answer.status === expected.status && expected.codes.includes(String(code));
    const codes = expected.codes.join(' or ');
    if (!isExpected)
      add(
        `${what}: ${statusInWords(answer) || answer.failure}, not ${expected.status} ${codes}: ${otherwise}`,
        { at: [id], breaks: true },
      );
    else
      for (const fault of shapeFaults(operation, answer, field))
        add(`${what}: ${fault}`, { at: [id] });
  }
  return all();
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
