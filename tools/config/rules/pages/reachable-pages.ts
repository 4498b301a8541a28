import { routeParameters } from '#domain/settings/route-parameters.ts';
import { contradictionIn } from '#tools/config/analysis/contradiction.ts';
import { FactPaths } from '#tools/config/analysis/fact-paths.ts';
import type { Diagnostic } from '#tools/config/diagnostic.ts';
import type { SchemaContext, SchemaRule } from '#tools/config/rule.ts';
import { conditionsOf } from '#tools/config/rules/view-names.ts';
import { both, type Sentence, sentence } from '#tools/config/sentence.ts';
import { conditionNames, resolveCondition } from '#tools/config/sources/inline-conditions.ts';
import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';
import { eachObject, type JsonPath } from '#tools/config/sources/json-walk.ts';

/** Settings that lead to pages by their routes. */
const leading = ['menus', 'home', 'helpDialog', 'listedPages'];

/** Menus and actions lead to pages without parameters; the conditions of login and homepage lock no customer out. */
export const reachablePagesRule: SchemaRule = (context) => [
  ...ofOneThing(context),
  ...lockedOut(context),
];

/**
 * What is wrong with a way to a page that is one of many; null for a page by itself. The list of contracts opens with the
 * first kind of supply; other parameters say which one thing a page shows, unless where the way stands that is `known`.
 */
export function oneOfMany(
  route: string,
  known: readonly string[] = [],
): Pick<Diagnostic, 'what' | 'fix'> | null {
  const missing = (routeParameters[route] ?? []).filter(
    (name) => name !== 'contractType' && !known.includes(name),
  );
  if (missing.length === 0) return null;
  const words = both(missing.map((name) => `:${name}`));
  const what = sentence`nothing leads to "${route}" from here: the page is one of many, by ${words}`;
  return { what, fix: sentence`name the page of their list` };
}

function ofOneThing({ view: { portal } }: SchemaContext): Diagnostic[] {
  const named: { route: Json | undefined; at: JsonPath }[] = [
    { route: portal.value.homepage, at: ['homepage'] },
  ];
  for (const key of leading)
    eachObject(portal.value[key], ({ route }, path) => {
      named.push({ route, at: [key, ...path, 'route'] });
    });
  return named.flatMap(({ route, at }) => {
    const wrong = typeof route === 'string' ? oneOfMany(route) : null;
    return wrong ? [{ ...portal.place(at), ...wrong }] : [];
  });
}

function lockedOut({ view, meta }: SchemaContext): Diagnostic[] {
  const { routes, homepage = 'invoices', oidc } = view.portal.value;
  const facts = new FactPaths(meta('facts'), meta('portal'));
  const signedIn = (value: boolean): JsonObject => ({
    properties: { session: { properties: { signedIn: { const: value } } } },
  });
  const closed = (route: string, who: JsonObject, what: Sentence): Diagnostic[] => {
    const rules = isJsonObject(routes) ? routes[route] : undefined;
    const requires = isJsonObject(rules) ? conditionNames(rules.requires) : [];
    if (requires.length === 0) return [];
    try {
      const required = requires.map((name) => resolveCondition(name, conditionsOf(view)));
      if (contradictionIn([...required, who], facts) === null) return [];
    } catch {
      // Other rules report unknown names and cyclic conditions.
      return [];
    }
    const place = view.portal.place(['routes', route, 'requires']);
    return [{ ...place, what, fix: sentence`take out the condition that fails for them` }];
  };
  const isProvider = isJsonObject(oidc) && oidc.enabled === true;
  return [
    ...(isProvider
      ? []
      : closed(
          'login',
          signedIn(false),
          sentence`no customer can sign in: these conditions fail for visitors`,
        )),
    ...closed(
      String(homepage),
      signedIn(true),
      sentence`customers arrive at "${homepage}", which these conditions close for them`,
    ),
  ];
}
