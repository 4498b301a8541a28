import type { CallParams, CallValue } from '#domain/form-call.ts';
import { closestName } from '#tools/config/analysis/closest-name.ts';
import type { ApiOperation } from '#tools/config/description/api-description.ts';
import { sentence } from '#tools/config/sentence.ts';
import { isJsonObject, type Json } from '#tools/config/sources/json-value.ts';
import type { JsonPath } from '#tools/config/sources/json-walk.ts';
import { type CallContext, fault } from './call-form.ts';
import { callSource } from './call-source.ts';

/** The parameters of a call, in its path and in its query; every call sends the language itself. */
export function callParams(
  source: Json | undefined,
  { parameters }: ApiOperation,
  at: JsonPath,
  context: CallContext,
): CallParams {
  const own = parameters.filter(
    ({ name, in: place }) => name !== 'lang' && (place === 'path' || place === 'query'),
  );
  const sources = isJsonObject(source) ? source : {};
  const known = own.map(({ name }) => name);
  for (const name of Object.keys(sources).filter((one) => !known.includes(one))) {
    const closest = closestName(name, known);
    const fix = closest
      ? sentence`write "${closest}"`
      : sentence`use one of: ${known.join(', ') || sentence`none`}`;
    const what = sentence`"${context.operation}" has no parameter "${name}"`;
    context.faults.push({ at: [...at, name], part: 'key', what, fix });
  }
  const filled = own.flatMap((parameter): [place: string, name: string, value: CallValue][] => {
    const { name, required, in: place, schema } = parameter;
    const given = sources[name];
    if (given === undefined) {
      const what = sentence`"${context.operation}" needs the parameter "${name}"`;
      if (required)
        fault(context, source ? at : at.slice(0, -1), what, sentence`add it to "params"`);
      return [];
    }
    const member = { name, schema, schemas: [schema], isRequired: required };
    const value = callSource(given, member, [...at, name], context);
    return value ? [[place, name, value]] : [];
  });
  const inPlace = (wanted: string) =>
    Object.fromEntries(
      filled.flatMap(([place, name, value]) => (place === wanted ? [[name, value]] : [])),
    );
  return { inPath: inPlace('path'), query: inPlace('query') };
}
