import {
  at,
  CATEGORIES,
  CONTRACTS,
  categories,
  contracts,
  HTML,
  json,
  type OddCase,
  PDF,
  pdf,
  text,
  USER,
  user,
} from './oddity.ts';

/** Answers that are no answer of the interface. */
export const oddBodies: readonly OddCase[] = [
  {
    ...{ name: 'no envelope', ...user },
    oddity: json(USER, ({ data }) => data),
    says: /differs getUser[\s\S]*\/data: expected to be there/,
  },
  {
    ...{ name: 'an envelope in other words', ...user },
    oddity: json(USER, (body) => {
      body.status = 'success';
    }),
    says: /\/status: expected "OK", got "success"/,
  },
  {
    ...{ name: 'an error with status 200', ...user },
    oddity: at(
      USER,
      text('{"status":"ERROR","message":"internal_error"}', 200, 'application/json'),
    ),
    says: /\/status: expected "OK", got "ERROR"/,
  },
  {
    ...{ name: 'a page with status 200', ...user },
    oddity: at(USER, text(HTML)),
    says: /body: expected JSON in UTF-8, got text\/html: "<!doctype html>/,
  },
  {
    ...{ name: 'JSON that is cut off', ...user },
    oddity: at(USER, (answer) => ({ ...answer, body: answer.body.subarray(0, 40) })),
    says: /body: expected JSON in UTF-8, got application\/json/,
  },
  {
    ...{ name: 'an empty body', ...user },
    oddity: at(USER, (answer) => ({ ...answer, body: Buffer.of() })),
    says: /body: expected JSON in UTF-8/,
  },
  {
    ...{ name: 'letters in Latin-1', ...user },
    oddity: at(USER, (answer) => ({
      ...answer,
      body: Buffer.from('{"status":"OK","data":"Peña"}', 'latin1'),
    })),
    says: /body: expected JSON in UTF-8/,
  },
  {
    ...{ name: 'JSON as plain text', ...user, breaks: false },
    oddity: at(USER, ({ headers, ...rest }) => ({
      ...rest,
      headers: { ...headers, 'content-type': 'text/plain' },
    })),
    says: /header Content-Type: expected application\/json, got text\/plain/,
  },
  {
    ...{ name: 'a redirect to a login', ...user },
    oddity: at(USER, ({ headers, ...rest }) => ({
      ...rest,
      status: 302,
      headers: { ...headers, location: '/login' },
    })),
    says: /status: expected 200, got 302 to \/login/,
  },
  {
    ...{ name: 'a failure', ...user },
    oddity: at(
      USER,
      text('{"status":"ERROR","message":"internal_error"}', 500, 'application/json'),
    ),
    says: /status: expected 200, got 500 internal_error/,
  },
  {
    ...{ name: '204 for nothing', ...user },
    oddity: at(USER, ({ headers }) => ({ status: 204, headers, body: Buffer.of() })),
    says: /status: expected 200, got 204/,
  },
  {
    ...{ name: 'a connection that closes', ...user },
    oddity: at(USER, () => null),
    says: /answer: expected an answer, got/,
  },
  {
    ...{ name: 'a file that is a page', ...pdf },
    oddity: at(PDF, text(HTML)),
    says: /downloadContractPdf[\s\S]*header Content-Type: expected application\/pdf, got text\/html/,
  },
  {
    ...{ name: 'a page that says it is a file', ...pdf },
    oddity: at(PDF, text(HTML, 200, 'application/pdf')),
    says: /body: expected a file that starts with %PDF, got "<!do"/,
  },
  {
    ...{ name: 'an empty file', ...pdf },
    oddity: at(PDF, (answer) => ({ ...answer, body: Buffer.of() })),
    says: /body: expected application\/pdf, got an empty file/,
  },
  {
    ...{ name: 'a file without a name', ...pdf, breaks: false },
    oddity: at(PDF, ({ headers: { 'content-disposition': _, ...headers }, ...rest }) => ({
      ...rest,
      headers,
    })),
    says: /header Content-Disposition: expected to be there, got nothing/,
  },
];

/** Operations that are not there. */
export const missingOperations: readonly OddCase[] = [
  {
    ...{ name: 'a missing operation', ...categories },
    oddity: at(CATEGORIES, text(HTML, 404)),
    says: /missing listCaseCategories .*404 text\/html\): closes form contact, form contact-unsigned/,
  },
  {
    ...{ name: 'an operation that is not made yet', ...categories },
    oddity: at(
      CATEGORIES,
      text('{"status":"ERROR","message":"not_implemented"}', 501, 'application/json'),
    ),
    says: /missing listCaseCategories .*501 not_implemented/,
  },
  {
    ...{ name: 'an older version alone', operations: ['getUser', 'getUserV1'], breaks: false },
    oddity: at(USER, text(HTML, 404)),
    says: /missing getUser .*the portal uses getUserV1 instead/,
  },
  {
    ...{ name: 'no gas, and none is offered', breaks: false },
    operations: ['listGasTariffs', 'getPublicSettings'],
    oddity: (answer, request) => {
      if (/gas\/tariff/.test(request.path)) return text(HTML, 404)(answer);
      return json(/ov_settings/, ({ data }) => {
        data.features = { displayTypes: ['electricity'] };
        data.comparator = { enabled: false };
      })(answer, request);
    },
    says: /missing listGasTariffs .*nothing that is offered uses it[\s\S]*NOT OFFERED.*\n.*multipoint-enabled: .*\n.*gas-enabled: page gas-contract/,
  },
  {
    ...{ name: 'no extension', operations: ['listSessions'], breaks: false },
    oddity: at(/\/sessions\/$/, text(HTML, 404)),
    says: /EXTENSIONS THAT ARE NOT THERE\n {2}listSessions: of a retailer without it a portal says nothing of sessions/,
  },
  {
    ...{ name: 'no extension of a list', ...contracts, breaks: false },
    oddity: json(CONTRACTS, ({ data }) => delete data.order && undefined),
    says: /listContracts \/data\/order: without it the portal offers no other order/,
  },
];
