import { FactPaths, lostFact } from '#tools/config/analysis/fact-paths.ts';
import { crossFieldKeywords } from '#tools/config/compile/cross-field-keywords.ts';
import { pointedPath } from '#tools/config/fields/field-addresses.ts';
import { isCopy } from '#tools/config/fields/field-values.ts';
import { subSchemasOf } from '#tools/config/fields/schema-fields.ts';
import type { SchemaRule } from '#tools/config/rule.ts';
import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';
import { eachObject, type JsonPath } from '#tools/config/sources/json-walk.ts';
import { unknownFact } from './condition-facts.ts';

interface NamedFact {
  path: readonly string[];
  at: JsonPath;
}

/** Facts that comparisons, resets, look-ups and options of a form name exist; `current` has a rule of its own. */
export const factNamesRule: SchemaRule = ({ view, meta }) => {
  const facts = new FactPaths(meta('facts'), meta('portal'));
  return [...view.forms.values()].flatMap((form) =>
    form.readable
      ? namedFacts(form.value).flatMap(({ path, at }) => {
          const lost = lostFact(facts, path);
          if (!lost) return [];
          const [what, fix] = unknownFact(lost.path, lost.members);
          return [{ ...form.place(at), what, fix }];
        })
      : [],
  );
};

function namedFacts({ schema, resets, ui, submit }: JsonObject): NamedFact[] {
  const found: NamedFact[] = [];
  const take = (address: Json | undefined, at: JsonPath) => {
    if (typeof address !== 'string') return;
    const [first, ...path] = address.split('/');
    if (first === 'facts') found.push({ path, at });
  };
  for (const { schema: part, path, address } of subSchemasOf(schema))
    for (const keyword of crossFieldKeywords) {
      const pointer = part[keyword];
      if (typeof pointer === 'string')
        take(pointedPath(pointer, address).join('/'), ['schema', ...path, keyword]);
    }
  for (const [index, reset] of (Array.isArray(resets) ? resets : []).entries())
    if (isJsonObject(reset))
      for (const [address, value] of Object.entries(isJsonObject(reset.set) ? reset.set : {}))
        if (isCopy(value)) take(value.from, ['resets', index, 'set', address, 'from']);
  eachObject(isJsonObject(submit) ? submit : undefined, (part, path) => {
    for (const [key, value] of Object.entries(part))
      if (!path.includes('is') && !path.includes('elsewhere'))
        take(value, ['submit', ...path, key]);
  });
  eachObject(ui, ({ 'ui:lookup': lookUp, 'ui:options': options }, path) => {
    const at = (...rest: JsonPath) => ['ui', ...path, ...rest];
    if (isJsonObject(options)) {
      take(options.offered, at('ui:options', 'offered'));
      if (typeof options.policy === 'string')
        take(`facts/settings/${options.policy.replaceAll('.', '/')}`, at('ui:options', 'policy'));
    }
    if (!isJsonObject(lookUp)) return;
    take(lookUp.prefer, at('ui:lookup', 'prefer'));
    for (const [name, param] of Object.entries(isJsonObject(lookUp.params) ? lookUp.params : {})) {
      take(param, at('ui:lookup', 'params', name));
      if (isCopy(param)) take(param.from, at('ui:lookup', 'params', name, 'from'));
      for (const [index, one] of (Array.isArray(param) ? param : []).entries())
        take(one, at('ui:lookup', 'params', name, index));
    }
  });
  return found;
}
