import { answerHeaders, requestHeaders } from '#api/headers.ts';
import {
  exposedHeaders,
  SAFE_METHODS,
  sentHeaders,
} from '#tools/api-verify/description/client-headers.ts';
import type { Operation } from '#tools/api-verify/description/described-operations.ts';
import { code, table } from '#tools/config/meta/reference-table.ts';

const HEADING = `# Headers of the API at another origin

What an API must answer so that browsers let the portal call it where it is not at the portal's own origin (\`api\` in
\`schemas/deployment.json\` is another host). At the same origin none of this is needed.

This page is made from the description of the API and from the client (\`src/api/headers.ts\`) by \`npm run generate\`;
[\`npm run api:verify -- --origin https://portal…\`](../openapi/README.md#verifying-an-api) tries it.
`;

const WHY: Record<string, string> = {
  [requestHeaders.token]: 'the token of the session; `*` does not stand for it',
  [requestHeaders.bodyType]: 'a body, always `application/json`',
  'Idempotency-Key': 'what must not be done twice',
  [answerHeaders.fileName]: 'the name of a file; without it files have a name of the portal',
  [answerHeaders.pause]: 'how long a pause lasts; without it the portal guesses',
  [answerHeaders.errorNumber]: 'the number of a failure that customers report',
};

/** The page of what an API at another origin must answer, as Markdown. */
export function headersPage(all: readonly Operation[]): string {
  const operations = all.filter(({ features }) => features.length > 0);
  const rows = (names: Iterable<string>) =>
    [...names].map((name) => [code([name]), WHY[name] ?? '']);
  const sent = new Set(operations.flatMap(sentHeaders).sort());
  const methods = [...new Set(operations.map(({ method }) => method))].sort();
  const counted = methods.map((method) => [
    code([method]),
    String(operations.filter((one) => one.method === method).length),
    SAFE_METHODS.includes(method) ? 'always allowed' : 'must be allowed',
  ]);
  return [
    HEADING,
    '## A preflight\n',
    'Nearly every call sends the token, so a browser sends `OPTIONS` to its address first, without the token. The answer has',
    'a status from 200 to 299 and',
    '',
    '```',
    'Access-Control-Allow-Origin: https://portal.example',
    `Access-Control-Allow-Methods: ${methods.join(', ')}`,
    `Access-Control-Allow-Headers: ${[...sent].join(', ')}`,
    'Access-Control-Max-Age: 7200',
    'Vary: Origin',
    '```',
    '',
    'Browsers store it for `Access-Control-Max-Age` seconds, Chromium for two hours at most, five seconds without the header.',
    '',
    ...table(['Method', 'Operations', 'By a browser'], counted),
    '',
    ...table(
      ['Request header', 'For'],
      [
        ...rows(sent),
        [
          code([requestHeaders.trace]),
          'the visit, for the logs of the API; only with the setting `api.traceparent`',
        ],
      ],
    ),
    '',
    '## Every answer, refusals and failures too\n',
    '```',
    'Access-Control-Allow-Origin: https://portal.example',
    `Access-Control-Expose-Headers: ${exposedHeaders.join(', ')}`,
    'Vary: Origin',
    '```',
    '',
    'A browser hides an answer without the first header: a 401 without it is a lost connection to the portal, not the end of',
    'a session. The portal sends no cookies to the API: `Access-Control-Allow-Credentials` is not needed.',
    '',
    ...table(['Exposed header', 'For'], rows(exposedHeaders)),
    '',
  ].join('\n');
}
