import type { Diagnostic } from '#tools/config/diagnostic.ts';
import { isJsonObject } from '#tools/config/json-value.ts';
import type { ViewRule } from '#tools/config/rule.ts';

/** Name of a header: a token of RFC 9110, section 5.1. */
const NAME = /^[!#$%&'*+.^_`|~\w-]+$/;
/** What a header may hold: printable ASCII (RFC 9110, section 5.5). */
const VALUE = /^[ -~]*$/;

/** Headers are what a server can send, and the Content-Security-Policy lets the portal run and call its API. */
export const deploymentRule: ViewRule = (context) => [
  ...headerDiagnostics(context),
  ...policyDiagnostics(context),
];

const headerDiagnostics: ViewRule = ({ view: { deployment } }) =>
  Object.entries(isJsonObject(deployment.value.headers) ? deployment.value.headers : {}).flatMap(
    ([name, value]): Diagnostic[] => {
      const path = ['headers', name];
      if (!NAME.test(name)) {
        const what = `"${name}" cannot be the name of a header`;
        return [{ ...deployment.place(path, 'key'), what, fix: 'use letters, digits and hyphens' }];
      }
      if (typeof value !== 'string' || VALUE.test(value)) return [];
      const what = `"${name}" holds what no header can: a line break or a letter with an accent`;
      return [{ ...deployment.place(path), what, fix: 'write it in one line of plain letters' }];
    },
  );

const policyDiagnostics: ViewRule = ({ view }) => {
  const { api, headers } = view.deployment.value;
  const policy = isJsonObject(headers) ? String(headers['Content-Security-Policy']) : '';
  const place = () => view.deployment.place(['headers', 'Content-Security-Policy']);
  if (/unsafe-(eval|inline)/.test(policy)) {
    const what = 'the Content-Security-Policy allows unsafe code';
    return [
      {
        ...place(),
        what,
        fix: "take 'unsafe-eval' and 'unsafe-inline' out: the portal needs neither",
      },
    ];
  }
  const scripts = /(?:^|;)\s*script-src ([^;]*)/.exec(policy)?.[1] ?? '';
  if (policy && !scripts.split(' ').includes("'self'")) {
    const what = 'the Content-Security-Policy keeps the portal from running';
    return [{ ...place(), what, fix: "add 'self' to script-src" }];
  }
  if (typeof api !== 'string' || !URL.canParse(api)) return [];
  const { origin } = new URL(api);
  const [connect = ''] = /connect-src[^;]*/.exec(policy) ?? [];
  if (connect.split(' ').includes(origin)) return [];
  const what = `the Content-Security-Policy keeps the portal from calling ${origin}`;
  return [{ ...place(), what, fix: `add ${origin} to connect-src` }];
};
