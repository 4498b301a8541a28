import type { Diagnostic } from '#tools/config/diagnostic.ts';
import { textsOf } from '#tools/config/fields/text-tree.ts';
import { contentPolicy } from '#tools/config/publish/content-policy.ts';
import type { CheckContext, ViewRule } from '#tools/config/rule.ts';
import { sentence } from '#tools/config/sentence.ts';
import { isJsonObject, type Json } from '#tools/config/sources/json-value.ts';
import type { JsonPath } from '#tools/config/sources/json-walk.ts';
import { offeredLanguages } from '#tools/config/sources/offered-languages.ts';

/** Name of the policy in src/consent/third-parties.ts. */
const POLICY = 'consented-scripts';

/**
 * The Content-Security-Policy admits the hosts of scripts of others and of the service of error reports; each script has
 * its own name, and a text that says what it is for.
 */
export const thirdPartiesRule: ViewRule = (context) => {
  const { scripts, sentry, webVitals } = context.view.portal.value;
  const listed = Array.isArray(scripts) ? scripts : [];
  return [
    ...listed.flatMap((script, index) =>
      isJsonObject(script) ? ofScript(context, script, listed.slice(0, index), index) : [],
    ),
    ...(listed.length > 0 ? unnamedPolicy(context) : []),
    ...(isJsonObject(sentry) && sentry.enabled === true ? ofReports(context, sentry.dsn) : []),
    ...(isJsonObject(webVitals) && webVitals.enabled === true
      ? ofVisits(context, webVitals.address)
      : []),
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
      what: sentence`there is another script "${id}"`,
      fix: sentence`give it a name of its own`,
    });
  if (!hasText(context, `scripts.${id}`))
    found.push({
      ...portal.place([...at, 'id']),
      what: sentence`nothing says what the script "${id}" is for`,
      fix: sentence`add "scripts.${id}" to locales/<language>/consent.json`,
    });
  return found;
}

function ofReports(context: CheckContext, dsn: Json | undefined): Diagnostic[] {
  const { portal } = context.view;
  if (typeof dsn === 'string') return hostGap(context, 'connect-src', dsn, ['sentry', 'dsn']);
  const what = sentence`failures are reported, and no service receives them`;
  return [
    {
      ...portal.place(['sentry', 'enabled']),
      what,
      fix: sentence`write sentry.dsn, or false here`,
    },
  ];
}

function ofVisits(context: CheckContext, address: Json | undefined): Diagnostic[] {
  const at: JsonPath = ['webVitals', 'address'];
  if (typeof address === 'string') return hostGap(context, 'connect-src', address, at);
  const what = sentence`visits are measured, and no address receives them`;
  const fix = sentence`write webVitals.address, or false here`;
  return [{ ...context.view.portal.place(['webVitals', 'enabled']), what, fix }];
}

/** A host that the policy of the pages does not admit; an address of this site needs none. */
function hostGap(
  { view }: CheckContext,
  directive: string,
  address: Json | undefined,
  at: JsonPath,
): Diagnostic[] {
  if (typeof address !== 'string' || !URL.canParse(address)) return [];
  const url = new URL(address);
  const { origin } = url;
  if (contentPolicy(view)?.admits(directive, url)) return [];
  const what = sentence`the Content-Security-Policy keeps the page from ${origin}`;
  const fix = sentence`add ${origin} to ${directive} in schemas/deployment.json`;
  return [{ ...view.portal.place(at), what, fix }];
}

function unnamedPolicy({ view }: CheckContext): Diagnostic[] {
  const policy = contentPolicy(view);
  const [, ...names] = policy?.directives.find(([name]) => name === 'trusted-types') ?? [''];
  if (!policy || names.length === 0 || names.includes(POLICY)) return [];
  return [
    {
      ...policy.place,
      what: sentence`trusted-types lacks ${POLICY}: no script of the setting "scripts" is loaded`,
      fix: sentence`add ${POLICY} to trusted-types`,
    },
  ];
}

function hasText({ view }: CheckContext, key: string): boolean {
  const [language] = offeredLanguages(view);
  const texts = view.texts.get(language ?? '')?.get('consent');
  return !texts?.readable || textsOf(texts.value).has(key);
}
