import { answerHeaders } from '#api/headers.ts';
import type { Answer } from '#tools/api-verify/call.ts';
import type { Json } from '#tools/config/sources/json-value.ts';
import { answerDifferences, type Difference, shown } from './answer-differences.ts';
import { membersOf, type Operation } from './described-operations.ts';

/** What an answer shows of its operation. */
export interface JudgedAnswer {
  /** `refused` is a described refusal, which shows less than the answer itself. */
  kind: 'answered' | 'refused' | 'missing';
  differences: readonly Difference[];
  /** Status and code, as `404 not_found`. */
  status: string;
}

/** Their members are any of the portal's settings, of which the description has some. */
const SERVES_SETTINGS = ['getPublicSettings', 'getPrivateSettings'];

const JSON_TYPE = 'application/json';

/** Compares an answer with what its operation is described to answer to a described request. */
export function judgedAnswer(operation: Operation, answer: Answer): JudgedAnswer {
  const { status, failure } = answer;
  const described = operation.answers[status];
  const words = statusInWords(answer);
  const wrongStatus = () => of('answered', [one('status', '200', failure ?? words)]);
  const of = (kind: JudgedAnswer['kind'], differences: readonly Difference[] = []) => ({
    ...{ kind, differences, status: words },
  });
  if (failure !== null) return of('answered', [one('answer', 'an answer', failure)]);
  if (status === 405 || status === 501 || (status === 404 && !described)) return of('missing');
  // Any operation may require a pause.
  if (status === 429) return of('refused', withoutHeaders([answerHeaders.pause], answer));
  if (!described) return wrongStatus();
  if (status === 200) return of('answered', ofBody(operation, answer));
  const body = ofBody(operation, answer);
  if (status === 404) return body.length > 0 ? of('missing') : of('refused');
  // These are no refusals of what is requested here: a described request with a valid token. An example of a body may be
  // wrong for a contract.
  const isWrong = status >= 500 || status === 401 || (status === 400 && operation.isRead);
  if (isWrong) return wrongStatus();
  return of('refused', [...body, ...withoutHeaders(described.headers, answer)]);
}

function ofBody(operation: Operation, answer: Answer): Difference[] {
  const { content = {}, headers = [] } = operation.answers[answer.status] ?? {};
  const schema = content[JSON_TYPE];
  const types = Object.keys(content);
  if (JSON_TYPE in content && (answer.json !== undefined || types.length === 1)) {
    const text = new TextDecoder().decode(answer.bytes.slice(0, 200));
    if (answer.json === undefined)
      return [one('body', 'JSON in UTF-8', `${answer.type || 'no type'}: ${shown(text)}`)];
    const all = schema ? answerDifferences(schema, answer.json) : [];
    const isOpen = SERVES_SETTINGS.includes(operation.operationId);
    const wrong = isOpen ? all.filter(({ breaks }) => breaks) : all;
    const isTyped = answer.type === JSON_TYPE;
    const type = one('header Content-Type', JSON_TYPE, answer.type || 'nothing', false);
    return isTyped ? wrong : [...wrong, type];
  }
  return [...ofFile(types, answer), ...withoutHeaders(headers, answer)];
}

/** What a file of each type starts with. */
const STARTS: Record<string, string> = { 'application/pdf': '%PDF', 'application/zip': 'PK' };

function ofFile(types: readonly string[], { type, bytes }: Answer): Difference[] {
  if (types.length === 0) return [];
  const start = new TextDecoder().decode(bytes.slice(0, 4));
  const expected = types.join(' or ');
  if (!types.includes(type)) return [one('header Content-Type', expected, type || 'nothing')];
  if (bytes.length === 0) return [one('body', expected, 'an empty file')];
  const first = STARTS[type];
  return first && !start.startsWith(first)
    ? [one('body', `a file that starts with ${first}`, shown(start))]
    : [];
}

/** Headers that an answer is described to have and has not: the portal does without them. */
const withoutHeaders = (names: readonly string[], { headers }: Answer): Difference[] =>
  names
    .filter((name) => !headers.has(name))
    .map((name) => one(`header ${name}`, 'to be there', 'nothing', false));

const one = (pointer: string, expected: string, got: string, breaks = true): Difference => ({
  ...{ pointer, expected, got, breaks, count: 1 },
});

/** Status and code of an answer: `406 contract_not_active`, `302 to /login`. */
export function statusInWords({ status, json, headers, type }: Answer): string {
  const code: Json | undefined = membersOf(json).message;
  const place = status >= 300 && status < 400 ? `to ${headers.get('Location')}` : undefined;
  return [status, code ?? place ?? (json === undefined ? type : '')].filter(Boolean).join(' ');
}
