import { closestName } from '#tools/config/analysis/closest-name.ts';
import type { Diagnostic } from '#tools/config/diagnostic.ts';
import { type ContentPolicy, contentPolicy } from '#tools/config/publish/content-policy.ts';
import type { SchemaRule } from '#tools/config/rule.ts';
import { type Sentence, sentence } from '#tools/config/sentence.ts';
import { isJsonObject, type Json } from '#tools/config/sources/json-value.ts';

/** Directives of CSP 3 and of its neighbours. */
const known = [
  ...['child-src', 'connect-src', 'default-src', 'fenced-frame-src', 'font-src', 'frame-src'],
  ...['img-src', 'manifest-src', 'media-src', 'object-src', 'prefetch-src', 'worker-src'],
  ...['script-src', 'script-src-attr', 'script-src-elem'],
  ...['style-src', 'style-src-attr', 'style-src-elem'],
  ...['base-uri', 'sandbox', 'form-action', 'frame-ancestors', 'report-uri', 'report-to'],
  ...['require-trusted-types-for', 'trusted-types', 'upgrade-insecure-requests'],
  'block-all-mixed-content',
];

/** What the portal cannot be without, by the directive that may keep it away. */
const needed: readonly [directive: string, what: Sentence][] = [
  ['script-src', sentence`keeps the portal from running`],
  ['connect-src', sentence`keeps the portal from reading its configuration`],
];

/** The same where the policy has the directive: then it was meant to let something in. */
const neededIfListed: readonly [directive: string, what: Sentence][] = [
  ['style-src', sentence`keeps the portal from its own look`],
  ['img-src', sentence`keeps the portal from its own pictures`],
  ['font-src', sentence`keeps the portal from its own letters`],
];

/**
 * The Content-Security-Policy lets the portal run and call its API and its identity provider, and contains nothing that
 * browsers ignore.
 */
export const contentPolicyRule: SchemaRule = ({ view }) => {
  const policy = contentPolicy(view);
  if (!policy) return [];
  const said = (what: Sentence, fix: Sentence): Diagnostic => ({
    ...policy.place,
    what: sentence`the Content-Security-Policy ${what}`,
    fix,
  });
  const unsafe = /unsafe-(eval|inline)/.test(policy.text)
    ? [
        said(
          sentence`allows unsafe code`,
          sentence`take 'unsafe-eval' and 'unsafe-inline' out: the portal needs neither`,
        ),
      ]
    : [];
  const isListed = (directive: string) => policy.directives.some(([name]) => name === directive);
  const own = [...needed, ...neededIfListed.filter(([directive]) => isListed(directive))]
    .filter(([directive]) => !policy.admitsOwn(directive))
    .map(([directive, what]) => said(what, sentence`add 'self' to ${directive}`));
  const { oidc } = view.portal.value;
  const hasProvider = isJsonObject(oidc) && oidc.enabled === true;
  const others = [view.deployment.value.api, hasProvider ? oidc.issuer : undefined].flatMap(
    (address) =>
      uncalled(policy, address).map((origin) =>
        said(
          sentence`keeps the portal from calling ${origin}`,
          sentence`add ${origin} to connect-src`,
        ),
      ),
  );
  return [...unsafe, ...ignored(policy).map(({ what, fix }) => said(what, fix)), ...own, ...others];
};

function uncalled(policy: ContentPolicy, address: Json | undefined): string[] {
  if (typeof address !== 'string' || !URL.canParse(address)) return [];
  const url = new URL(address);
  return policy.admits('connect-src', url) ? [] : [url.origin];
}

/** Directives that browsers do not know, or have read before. */
function ignored({ directives }: ContentPolicy): { what: Sentence; fix: Sentence }[] {
  const names = directives.map(([name]) => name.toLowerCase());
  return names.flatMap((name, index) => {
    if (names.indexOf(name) < index) {
      const what = sentence`names "${name}" twice, and browsers take the first`;
      return [{ what, fix: sentence`write all of it into one` }];
    }
    if (known.includes(name)) return [];
    const closest = closestName(name, known);
    const fix = closest
      ? sentence`write "${closest}"`
      : sentence`put a semicolon between directives`;
    return [{ what: sentence`names "${name}", which browsers ignore`, fix }];
  });
}
