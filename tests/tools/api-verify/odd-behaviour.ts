import {
  at,
  CATEGORIES,
  CONTRACTS,
  categories,
  contracts,
  INVOICES,
  invoices,
  json,
  type OddCase,
  PDF,
  pdf,
  text,
  USER,
  user,
} from './oddity.ts';

const ERROR = 'application/json';

/** Lists that do not honour what is requested of them. */
export const oddLists: readonly OddCase[] = [
  {
    ...{ name: 'limit is ignored', ...invoices },
    oddity: json(INVOICES, ({ data }, { query }) => {
      const [first] = data.result.items;
      if (query.get('limit') === '1' && first) data.result.items = [first, { ...first, id: 1 }];
    }),
    says: /limit=1 answers 2 entries/,
  },
  {
    ...{ name: 'offset is ignored', ...contracts },
    oddity: (() => {
      let first: unknown;
      return json(CONTRACTS, ({ data }, { query }) => {
        if (!query.has('offset')) first ??= data.items[0];
        if (query.get('offset') !== null && first) data.items = [first];
      });
    })(),
    says: /offset=1 answers the first entry again: every page is the first/,
  },
  {
    ...{ name: 'the total of a page', ...contracts },
    oddity: json(CONTRACTS, ({ data }) => {
      data.n_items = data.items.length;
    }),
    says: /n_items is 1 with limit=1 and \d+ without/,
  },
  {
    ...{ name: 'a total that is too small', ...contracts },
    oddity: json(CONTRACTS, ({ data }) => {
      data.n_items = 1;
    }),
    says: /n_items says 1 of a list of \d+/,
  },
  {
    ...{ name: 'another order on each page', ...contracts },
    oddity: json(CONTRACTS, ({ data }) => {
      data.items.reverse();
    }),
    says: /offset=1&limit=1 is not the second entry of the list/,
  },
  {
    ...{ name: 'the same entry twice', ...contracts },
    oddity: json(CONTRACTS, ({ data }) => {
      data.items.push(...data.items.slice(0, 1));
    }),
    says: /the same entry is in a list twice/,
  },
  {
    ...{ name: 'no page after the last', ...contracts },
    oddity: at(CONTRACTS, (answer, { query }) =>
      Number(query.get('offset')) > 1
        ? text('{"status":"ERROR","message":"not_found"}', 404, ERROR)(answer)
        : answer,
    ),
    says: /after the last entry, answers 404/,
  },
  {
    ...{ name: 'order is ignored', ...contracts },
    oddity: json(CONTRACTS, ({ data }) => {
      data.order = 'active';
    }),
    says: /order=-debt answers the order "active"/,
  },
];

/** Refusals that the portal does not understand. */
export const oddErrors: readonly OddCase[] = [
  {
    ...{ name: 'an error in another shape', ...user },
    oddity: at(USER, (answer) =>
      answer.status === 401 ? text('{"error":"unauthorized"}', 401, ERROR)(answer) : answer,
    ),
    says: /without a token: 401, not 401 token_missing/,
  },
  {
    ...{ name: '403 for a wrong token', ...user },
    oddity: at(USER, (answer) =>
      answer.status === 401
        ? text('{"status":"ERROR","message":"read_only"}', 403, ERROR)(answer)
        : answer,
    ),
    says: /with a token that is not the server’s: 403 read_only, not 401/,
  },
  {
    ...{ name: 'a session that ended without saying so', ...user },
    oddity: at(USER, (answer) =>
      answer.body.includes('token_expired')
        ? text('{"status":"ERROR","message":"token_invalid"}', 401, ERROR)(answer)
        : answer,
    ),
    says: /with an expired token: 401 token_invalid, not 401 token_expired: the customer is not shown/,
  },
  {
    ...{
      name: 'a failure for what does not exist',
      operations: ['listContracts', 'getContract'],
      breaks: true,
    },
    oddity: at(/no-such-contract/, text('{}', 500, ERROR)),
    says: /of a contract that does not exist: 500, not 404 not_found/,
  },
  {
    ...{ name: 'a refusal that names no field', ...contracts, breaks: false },
    oddity: at(CONTRACTS, (answer) =>
      answer.status === 400
        ? text('{"status":"ERROR","message":"invalid_fields"}', 400, ERROR)(answer)
        : answer,
    ),
    says: /with a limit of 0: errors does not name "limit"/,
  },
  {
    ...{ name: 'a pause without its length', ...categories, breaks: false },
    oddity: at(CATEGORIES, text('{"status":"ERROR","message":"too_many_requests"}', 429, ERROR)),
    says: /listCaseCategories[\s\S]*header Retry-After: expected to be there, got nothing/,
  },
];

/** What is odd of the server as a whole. */
export const oddServers: readonly OddCase[] = [
  {
    ...{ name: 'one language', ...categories, breaks: false },
    oddity: (() => {
      let spanish: Buffer | undefined;
      return at(CATEGORIES, (answer) => {
        spanish ??= answer.body;
        return { ...answer, body: spanish };
      });
    })(),
    says: /lang=ca_ES changes no text of 1 answers: customers read those of es_ES/,
  },
  {
    ...{ name: 'a language that is refused', ...categories },
    oddity: at(CATEGORIES, (answer, { query }) =>
      query.get('lang') === 'ca_ES' ? text('{}', 400, ERROR)(answer) : answer,
    ),
    says: /lang=ca_ES answers 400/,
  },
  {
    ...{ name: 'a clock that is slow', ...user, breaks: false },
    oddity: at(/./, ({ headers, ...rest }) => ({
      ...rest,
      headers: { ...headers, date: new Date(Date.now() - 600_000).toUTCString() },
    })),
    says: /the clock of the server is \d+ s behind ours/,
  },
  {
    ...{ name: 'a large answer', ...user, breaks: false },
    oddity: json(USER, ({ data }) => {
      data.photo = 'x'.repeat(1_100_000);
    }),
    says: /getUser answers 1100 kB[\s\S]*not compressed/,
  },
  {
    ...{ name: 'a name that the browser hides', ...pdf, breaks: false },
    oddity: at(PDF, ({ headers: { 'access-control-expose-headers': _, ...headers }, ...rest }) => ({
      ...rest,
      headers,
    })),
    says: /Access-Control-Expose-Headers lacks Content-Disposition/,
  },
];
