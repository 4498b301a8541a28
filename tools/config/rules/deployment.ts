import { isJsonObject } from '#tools/config/json-value.ts';
import type { ViewRule } from '#tools/config/rule.ts';

/** With the API on another origin, the Content-Security-Policy must allow it. */
export const deploymentRule: ViewRule = ({ view }) => {
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
  if (typeof api !== 'string' || !URL.canParse(api)) return [];
  const { origin } = new URL(api);
  const [connect = ''] = /connect-src[^;]*/.exec(policy) ?? [];
  if (connect.split(' ').includes(origin)) return [];
  const what = `the Content-Security-Policy keeps the portal from calling ${origin}`;
  return [{ ...place(), what, fix: `add ${origin} to connect-src` }];
};
