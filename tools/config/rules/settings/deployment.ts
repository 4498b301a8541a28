import type { Diagnostic } from '#tools/config/diagnostic.ts';
import type { SchemaRule } from '#tools/config/rule.ts';
import { sentence } from '#tools/config/sentence.ts';
import { isJsonObject } from '#tools/config/sources/json-value.ts';

/** Name of a header: a token of RFC 9110, section 5.1. */
const NAME = /^[!#$%&'*+.^_`|~\w-]+$/;
/** What a header may hold: printable ASCII (RFC 9110, section 5.5). */
const VALUE = /^[ -~]*$/;

/** What no visit may take from a cache: it leads to everything else. */
const fresh = ['/', '/config/current.json', '/service-worker.js'];

/** Headers are what a server can send, and caches let a new version through. */
export const deploymentRule: SchemaRule = (context) => [
  ...headerDiagnostics(context),
  ...cachingDiagnostics(context),
  ...apiDiagnostics(context),
];

/** An API of this machine, and a session that the portal's server has beside an API of another one. */
const apiDiagnostics: SchemaRule = ({ view: { deployment } }) => {
  const api = String(deployment.value.api);
  const { session } = deployment.value;
  if (isJsonObject(session) && session.mode === 'cookie' && !api.startsWith('/'))
    return [
      {
        ...deployment.place(['session', 'mode']),
        what: sentence`the server of the portal has the tokens, and pages would call ${api} without it`,
        fix: sentence`write "api": "/api", and give the address to the server: npm run serve -- --api https://…`,
      },
    ];
  if (!api.startsWith('http:')) return [];
  const what = sentence`only this machine reaches ${api}: it is for trials`;
  const fix = sentence`write the address that customers reach`;
  return [{ ...deployment.place(['api']), what, fix, isWarning: true }];
};

const headerDiagnostics: SchemaRule = ({ view: { deployment } }) =>
  Object.entries(isJsonObject(deployment.value.headers) ? deployment.value.headers : {}).flatMap(
    ([name, value]): Diagnostic[] => {
      const path = ['headers', name];
      if (!NAME.test(name)) {
        const what = sentence`"${name}" cannot be the name of a header`;
        return [
          {
            ...deployment.place(path, 'key'),
            what,
            fix: sentence`use letters, digits and hyphens`,
          },
        ];
      }
      if (typeof value !== 'string' || VALUE.test(value)) return [];
      const what = sentence`"${name}" holds what no header can: a line break or a letter with an accent`;
      return [
        { ...deployment.place(path), what, fix: sentence`write it in one line of plain letters` },
      ];
    },
  );

const DAY_SECONDS = 86_400;

function isCachedLong(control: string): boolean {
  if (/no-cache|no-store/.test(control)) return false;
  const [, age = '0'] = /max-age=(\d+)/.exec(control) ?? [];
  return control.includes('immutable') || Number(age) > DAY_SECONDS;
}

const cachingDiagnostics: SchemaRule = ({ view: { deployment } }) => {
  const { caching } = deployment.value;
  const entries = (Array.isArray(caching) ? caching : []).map((entry, index) => ({
    match: isJsonObject(entry) ? String(entry.match) : '',
    control: isJsonObject(entry) ? String(entry.cacheControl) : '',
    index,
  }));
  const found: Diagnostic[] = [];
  const report = (
    index: number,
    key: 'match' | 'cacheControl',
    words: Pick<Diagnostic, 'what' | 'fix' | 'isWarning'>,
  ) => found.push({ ...deployment.place(['caching', index, key]), ...words });
  for (const { match, control, index } of entries) {
    if (!VALUE.test(control))
      report(index, 'cacheControl', {
        what: sentence`Cache-Control holds what no header can: a line break or a letter with an accent`,
        fix: sentence`write it in one line of plain letters`,
      });
    const earlier = entries.slice(0, index).find((other) => match.startsWith(other.match));
    if (earlier && match !== '')
      report(index, 'match', {
        what: sentence`"${match}" never counts: "${earlier.match}" stands before it and begins it`,
        fix: sentence`move it above "${earlier.match}"`,
        isWarning: true,
      });
  }
  for (const path of fresh) {
    const entry = entries.find(({ match }) => match !== '' && path.startsWith(match));
    if (!entry || !isCachedLong(entry.control)) continue;
    report(entry.index, 'cacheControl', {
      what: sentence`browsers keep ${path}, and customers get no new version`,
      fix: sentence`put { "match": "${path}", "cacheControl": "no-cache" } before it`,
    });
  }
  return found;
};
