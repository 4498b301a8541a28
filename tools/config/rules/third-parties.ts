import type { Diagnostic } from '#tools/config/diagnostic.ts';
import { isJsonObject, type Json } from '#tools/config/json-value.ts';
import type { JsonPath } from '#tools/config/json-walk.ts';
import { offeredLanguages } from '#tools/config/offered-languages.ts';
import type { CheckContext, ViewRule } from '#tools/config/rule.ts';
import { textsOf } from '#tools/config/text-tree.ts';

/** Name of the policy in src/consent/third-parties.ts. */
const POLICY = 'consented-scripts';

/**
 * The Content-Security-Policy admits the hosts of scripts of others and of the service of error reports; each script has
 * its own name, and a text that says what it is for.
 */
export const thirdPartiesRule: ViewRule = (context) => {
  const { scripts, sentry } = context.view.portal.value;
  const listed = Array.isArray(scripts) ? scripts : [];
  return [
    ...listed.flatMap((script, index) =>
      isJsonObject(script) ? ofScript(context, script, listed.slice(0, index), index) : [],
    ),
    ...(listed.length > 0 ? unnamedPolicy(context) : []),
    ...(isJsonObject(sentry) && sentry.enabled === true ? ofReports(context, sentry.dsn) : []),
  ];
};

function ofScript(
  context: CheckContext,
  { id, src }: Record<string, Json>,
  before: readonly Json[],
  index: number,
): Diagnostic[] {
  const { portal } = context.view;
  const at: JsonPath = ['scripts', index];
  const found = hostGap(context, 'script-src', src, [...at, 'src']);
  if (before.some((other) => isJsonObject(other) && other.id === id))
    found.push({
      ...portal.place([...at, 'id']),
      what: `there is another script "${id}"`,
      fix: 'give it a name of its own',
    });
  if (!hasText(context, `scripts.${id}`))
    found.push({
      ...portal.place([...at, 'id']),
      what: `nothing says what the script "${id}" is for`,
      fix: `add "scripts.${id}" to locales/<language>/consent.json`,
    });
  return found;
}

function ofReports(context: CheckContext, dsn: Json | undefined): Diagnostic[] {
  const { portal } = context.view;
  if (typeof dsn === 'string') return hostGap(context, 'connect-src', dsn, ['sentry', 'dsn']);
  const what = 'failures are reported, and nobody gets them';
  return [{ ...portal.place(['sentry', 'enabled']), what, fix: 'write sentry.dsn, or false here' }];
}

/** A host that the policy of the pages does not admit; an address of this site needs none. */
function hostGap(
  { view }: CheckContext,
  directive: string,
  address: Json | undefined,
  at: JsonPath,
): Diagnostic[] {
  if (typeof address !== 'string' || !URL.canParse(address)) return [];
  const { origin, hostname } = new URL(address);
  const admits = (source: string) => {
    const [, parent] = /^(?:https:\/\/)?\*(\..+)$/.exec(source) ?? [];
    return [origin, hostname, 'https:'].includes(source) || (!!parent && hostname.endsWith(parent));
  };
  if (sourcesOf(view, directive).some(admits)) return [];
  const what = `the Content-Security-Policy keeps the page from ${origin}`;
  const fix = `add ${origin} to ${directive} in schemas/deployment.json`;
  return [{ ...view.portal.place(at), what, fix }];
}

function unnamedPolicy({ view }: CheckContext): Diagnostic[] {
  const names = sourcesOf(view, 'trusted-types');
  if (names.length === 0 || names.includes(POLICY)) return [];
  return [
    {
      ...view.deployment.place(['headers', 'Content-Security-Policy']),
      what: `trusted-types lacks ${POLICY}: no script of the setting "scripts" is loaded`,
      fix: `add ${POLICY} to trusted-types`,
    },
  ];
}

/** What a directive of the policy lists. */
function sourcesOf({ deployment }: CheckContext['view'], directive: string): string[] {
  const { headers } = deployment.value;
  const policy = isJsonObject(headers) ? String(headers['Content-Security-Policy']) : '';
  const found = policy.split(';').map((part) => part.trim().split(/\s+/));
  return found.find(([name]) => name === directive)?.slice(1) ?? [];
}

function hasText({ view }: CheckContext, key: string): boolean {
  const [language] = offeredLanguages(view);
  const texts = view.texts.get(language ?? '')?.get('consent');
  return !texts?.readable || textsOf(texts.value).has(key);
}
