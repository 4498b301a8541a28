import { noSuchField } from '#tools/config/analysis/closest-name.ts';
import type { Diagnostic } from '#tools/config/diagnostic.ts';
import { absoluteAddress } from '#tools/config/fields/field-addresses.ts';
import { fieldsOf } from '#tools/config/fields/schema-fields.ts';
import type { SchemaRule } from '#tools/config/rule.ts';
import { sentence } from '#tools/config/sentence.ts';
import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';
import { eachObject, type JsonPath } from '#tools/config/sources/json-walk.ts';

/** What option `monthly` of products computes a price a month with are fields of the form, or facts. */
export const monthlyPricesRule: SchemaRule = ({ view }) =>
  [...view.forms.values()].flatMap((form) => {
    if (!form.readable) return [];
    const diagnostics: Diagnostic[] = [];
    const fields = new Set(fieldsOf(form.value.schema).keys());
    eachObject(form.value.ui, (ui, path) => {
      const options = ui['ui:options'];
      const monthly = isJsonObject(options) ? options.monthly : undefined;
      if (!isJsonObject(monthly)) return;
      for (const [key, address] of addressesIn(monthly)) {
        const named = absoluteAddress(address, path.slice(0, -1).map(String));
        if (named === null || fields.has(named)) continue;
        const what = noSuchField(named, fields);
        const fix = sentence`name a field beside this one, or a fact: without it no product says what it costs a month`;
        const place = form.place(['ui', ...path, 'ui:options', 'monthly', ...key]);
        diagnostics.push({ ...place, what, fix });
      }
    });
    return diagnostics;
  });

function addressesIn({ powers, consumption, home }: JsonObject) {
  const listed = Array.isArray(powers) ? powers : [];
  const addresses: [JsonPath, Json | undefined][] = [
    ...listed.map((one, at): [JsonPath, Json] => [['powers', at], one]),
    [['consumption'], consumption],
    [['home'], home],
  ];
  return addresses.filter((one): one is [JsonPath, string] => typeof one[1] === 'string');
}
