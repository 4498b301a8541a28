import { brandProperties } from '#domain/brand/brand-colors.ts';
import { passedRoutes } from '#domain/settings/landing-routes.ts';
import type { Settings } from '#domain/settings/settings-types.ts';
import type { Diagnostic } from '#tools/config/diagnostic.ts';
import { settingSchemas } from '#tools/config/meta/settings-schema.ts';
import type { SchemaRule } from '#tools/config/rule.ts';
import { type Sentence, sentence } from '#tools/config/sentence.ts';
import { configuredSettings } from '#tools/config/sources/inline-settings.ts';
import { isJsonObject, type JsonObject } from '#tools/config/sources/json-value.ts';

type Disagreement = [key: string, disagrees: boolean, what: Sentence, fix: Sentence, isOdd?: true];

/** Settings that depend on one another agree, and no file contains a setting that only the API may serve. */
export const settingsAgreeRule: SchemaRule = ({ view, meta }) => {
  if (!view.portal.readable) return [];
  const diagnostic = (
    key: string,
    part: 'key' | 'value',
    what: Sentence,
    fix: Sentence,
  ): Diagnostic => ({
    ...view.portal.place(key.split('.'), part),
    what,
    fix,
  });
  const settings = configuredSettings(view.portal, meta('portal')) as unknown as Settings;
  return [
    ...servedOnly(meta('portal'))
      .filter((key) => isWritten(view.portal.value, key))
      .map((key) =>
        diagnostic(
          key,
          'key',
          sentence`"${key}" is taken from the private settings of the retailer's API only`,
          sentence`take it out here, and let the API serve it`,
        ),
      ),
    ...disagreements(settings)
      .filter(([, disagrees]) => disagrees)
      .map(([key, , what, fix, isOdd]) => ({
        ...diagnostic(key, 'value', what, fix),
        ...(isOdd ? { isWarning: isOdd } : {}),
      })),
  ];
};

function servedOnly(meta: JsonObject): string[] {
  return [...settingSchemas(meta)].flatMap(([key, { served }]) => (served ? [key] : []));
}

function isWritten(settings: JsonObject, key: string): boolean {
  let part: unknown = settings;
  for (const name of key.split('.')) part = isJsonObject(part) ? part[name] : undefined;
  return part !== undefined;
}

/** First and last hour of a schedule such as `9:00-18:00`, in two digits each; none where it is another text. */
function hoursOf(schedule: string): string[] {
  const found = /^(\d{1,2}:\d{2})\s*[-–]\s*(\d{1,2}:\d{2})$/.exec(schedule.trim()) ?? [];
  return found.slice(1).map((hour) => hour.padStart(5, '0'));
}

/** True for a primary colour that the portal darkens where it is text on its light ground. */
const isAdapted = ({ primary = '' }: Settings['brand']['colors']): boolean =>
  /^#[0-9a-f]{6}$/i.test(primary) &&
  brandProperties({ primary })['--brand-ink-light'] !== primary.toLowerCase();

function disagreements(settings: Settings): Disagreement[] {
  try {
    const { languages, files, phone, taxes, powerCalculator, accessibility } = settings;
    const { brand, home, homepage, maintenance, oidc, organization, routes } = settings;
    const { start, end } = maintenance;
    const isClosed = (route: string) => routes[route]?.enabled === false;
    const { prepared, reviewed } = accessibility;
    const [opens = '', closes = ''] = hoursOf(organization.schedule);
    return [
      [
        'routes.login.enabled',
        isClosed('login') && !oidc.enabled,
        sentence`with the login closed no customer can sign in`,
        sentence`take it out, or let customers sign in at an identity provider (oidc.enabled)`,
      ],
      [
        'homepage',
        isClosed(homepage),
        sentence`customers arrive at "${homepage}", which is closed`,
        sentence`open it in "routes", or let them arrive elsewhere`,
      ],
      [
        'homepage',
        passedRoutes.includes(homepage),
        sentence`customers cannot stay at "${homepage}" once they are signed in: they would arrive elsewhere`,
        sentence`name a page for customers, such as "invoices" or "contracts"`,
      ],
      [
        'homepage',
        homepage === 'home' && !['tabs', 'overview'].includes(home.type),
        sentence`customers arrive at "home", which is no page of its own while home.type is "${home.type}"`,
        sentence`write "tabs" or "overview" as home.type, or let them arrive elsewhere`,
      ],
      [
        'brand.colors.primary',
        isAdapted(brand.colors),
        sentence`${brand.colors.primary} is too light for text: the portal writes and links in a darker ${brandProperties(brand.colors)['--brand-ink-light']}`,
        sentence`choose a darker colour, or leave it: buttons and header keep this one`,
        true,
      ],
      [
        'oidc.enabled',
        oidc.enabled && !(oidc.issuer && oidc.clientId),
        sentence`customers are sent to an identity provider without an address or a name for the portal`,
        sentence`write oidc.issuer and oidc.clientId too, or let the API serve all three`,
      ],
      [
        'maintenance.end',
        start !== null && end !== null && Date.parse(end) <= Date.parse(start),
        sentence`the maintenance ends before it begins`,
        sentence`put \`end\` after \`start\``,
      ],
      [
        'languages.default',
        !languages.offered.includes(languages.default),
        sentence`"${languages.default}" is not offered`,
        sentence`add it to languages.offered, or use one of: ${languages.offered.join(', ')}`,
      ],
      ...Object.entries(files).map(
        ([use, { min, max }]): Disagreement => [
          `files.${use}.max`,
          max < min,
          sentence`at most ${max} files, but at least ${min}`,
          sentence`write ${min} or more`,
        ],
      ),
      ...Object.entries(phone.maxLength).map(
        ([use, most]): Disagreement => [
          `phone.maxLength.${use}`,
          most < phone.minLength,
          sentence`at most ${most} characters, but at least ${phone.minLength}`,
          sentence`write ${phone.minLength} or more`,
        ],
      ),
      ...Object.entries(taxes).map(
        ([tax, rates]): Disagreement => [
          `taxes.${tax}`,
          Array.isArray(rates) && rates.some(({ from }, at) => from <= (rates[at - 1]?.from ?? '')),
          sentence`the rates are not in the order of their days`,
          sentence`put the oldest first, each day once`,
        ],
      ),
      [
        'accessibility.reviewed',
        reviewed < prepared,
        sentence`the statement was reviewed before it was prepared`,
        sentence`correct one of the two days`,
        true,
      ],
      [
        'organization.schedule',
        closes !== '' && closes <= opens,
        sentence`the hours end before they begin: the help says that the support is closed`,
        sentence`put the later hour last`,
        true,
      ],
      [
        'powerCalculator.usualSimultaneity',
        !powerCalculator.simultaneity.includes(powerCalculator.usualSimultaneity),
        sentence`${powerCalculator.usualSimultaneity} is not among the shares to choose from`,
        sentence`use one of: ${powerCalculator.simultaneity.join(', ')}`,
      ],
    ];
  } catch {
    // Another rule reports a value of the wrong type.
    return [];
  }
}
