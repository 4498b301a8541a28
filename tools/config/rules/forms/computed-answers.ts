import { FactPaths, fitsType } from '#tools/config/analysis/fact-paths.ts';
import type { Diagnostic } from '#tools/config/diagnostic.ts';
import { absoluteAddress } from '#tools/config/fields/field-addresses.ts';
import { typesByAddress } from '#tools/config/fields/schema-fields.ts';
import type { SchemaRule } from '#tools/config/rule.ts';
import { type Sentence, sentence } from '#tools/config/sentence.ts';
import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';
import type { JsonPath } from '#tools/config/sources/json-walk.ts';
import type { LayeredDocument } from '#tools/config/sources/layered-document.ts';

/** A sum of a reset adds up numbers, which are not its own result, and sets a number that can hold it. */
export const computedAnswersRule: SchemaRule = ({ view, meta }) => {
  const facts = new FactPaths(meta('facts'), meta('portal'));
  return [...view.forms.values()].flatMap((form) => (form.readable ? wrongSums(form, facts) : []));
};

const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

function wrongSums(form: LayeredDocument, facts: FactPaths): Diagnostic[] {
  const types = typesByAddress(form.value.schema);
  return listOf(form.value.resets).flatMap((reset, index) => {
    if (!isJsonObject(reset) || !isJsonObject(reset.set)) return [];
    const group = typeof reset.in === 'string' ? reset.in.split('/') : [];
    return Object.entries(reset.set).flatMap(([target, value]) =>
      isJsonObject(value) && Array.isArray(value.sum)
        ? wrongSum(form, ['resets', index, 'set', target], { target, value, group, types, facts })
        : [],
    );
  });
}

interface Sum {
  target: string;
  value: JsonObject;
  group: readonly string[];
  types: ReadonlyMap<string, string>;
  facts: FactPaths;
}

function wrongSum(form: LayeredDocument, path: JsonPath, sum: Sum): Diagnostic[] {
  const { target, value, group, types, facts } = sum;
  const result = absoluteAddress(target, group) ?? target;
  const kind = types.get(result);
  const terms = ['sum', 'minus'].flatMap((key) =>
    listOf(value[key]).map((address, at) => ({ address: String(address), at: [key, at] })),
  );
  const wrongTerms = terms.flatMap(({ address, at }): Diagnostic[] => {
    const what = wrongTerm(address, { ...sum, result });
    const fix = sentence`add up fields of type number or integer, or such facts`;
    return what === undefined ? [] : [{ ...form.place([...path, ...at]), what, fix }];
  });
  const isWhole = terms.every(({ address }) => {
    const field = absoluteAddress(address, group);
    const type =
      field === null ? facts.at(address.split('/').slice(1))?.schema.type : types.get(field);
    return type === 'integer';
  });
  const place = () => form.place(path, 'key');
  if (kind !== undefined && kind !== 'number' && kind !== 'integer')
    return [
      ...wrongTerms,
      {
        ...place(),
        what: sentence`"${result}" is no number: it is of type ${kind}, and a sum cannot be its answer`,
        fix: sentence`give the field the type number`,
      },
    ];
  if (kind !== 'integer' || value.decimals === 0 || isWhole) return wrongTerms;
  const what = sentence`"${result}" is a whole number, and this sum may have decimals`;
  const fix = sentence`write "decimals": 0, or give the field the type number`;
  return [...wrongTerms, { ...place(), what, fix }];
}

/** What is wrong with a term of a sum; undefined when it is a number, or another rule misses it. */
function wrongTerm(
  address: string,
  { group, types, facts, result }: Sum & { result: string },
): Sentence | undefined {
  const field = absoluteAddress(address, group);
  if (field === null) {
    const fact = facts.at(address.split('/').slice(1));
    if (!fact) return sentence`there is no fact "${address}"`;
    return fitsType(0, fact.schema) ? undefined : sentence`the fact "${address}" is no number`;
  }
  if (field === result)
    return sentence`"${result}" is in its own sum, which would grow at each change`;
  const type = types.get(field);
  if (type === undefined || type === 'number' || type === 'integer') return undefined;
  return sentence`"${field}" is no number: it is of type ${type}`;
}
