import type { CallMembers, CallValue, FormCall } from '#domain/form-call.ts';
import { closestName, noSuchField } from '#tools/config/analysis/closest-name.ts';
import type { ApiOperation } from '#tools/config/description/api-description.ts';
import { absoluteAddress } from '#tools/config/fields/field-addresses.ts';
import { listedValues } from '#tools/config/fields/field-values.ts';
import { isJsonObject, type Json } from '#tools/config/sources/json-value.ts';
import { type CallContext, fault } from './call-form.ts';
import { answerSchemas, callMatch, entrySchemas } from './call-look-up.ts';
import { namesIn, schemasAt } from './member-schemas.ts';

/** What the successful answers of a call mean, by status. */
export function callOutcomes(
  source: Json | undefined,
  operation: ApiOperation,
  context: CallContext,
): FormCall['outcomes'] {
  const found = Object.entries(isJsonObject(source) ? source : {}).map(([status, written]) => {
    const at = ['outcomes', status];
    if (!operation.successes.includes(status)) {
      const what = `"${context.operation}" has no success with the status ${status}`;
      const fix = `use one of: ${operation.successes.join(', ') || 'none'}`;
      context.faults.push({ at, part: 'key', what, fix });
    }
    if (!isJsonObject(written)) return [status, written];
    const answer = answerSchemas(operation, context);
    const list = typeof written.in === 'string' ? written.in.split('/') : undefined;
    const entry = list ? entrySchemas(list, answer, [...at, 'in'], context) : answer;
    const signing = callMatch(written.signing, entry, [...at, 'signing'], {
      ...context,
      ...{ taken: new Set<string>(), filled: new Map<string, string>() },
    });
    return [status, { ...(list && { in: list }), signing }];
  });
  return Object.fromEntries(found);
}

/** Where the values of the texts of a sent form come from: fields, facts of the subject, `answer` and `now`. */
export function callValues(
  source: Json | undefined,
  operation: ApiOperation,
  context: CallContext,
): CallMembers | undefined {
  if (!isJsonObject(source)) return undefined;
  const { addresses } = context.form;
  const answer = answerSchemas(operation, context);
  const found = Object.entries(source).flatMap(([name, address]): [string, CallValue][] => {
    const at = ['values', name];
    const path = String(address).split('/');
    const [root = '', ...inside] = path;
    const isKnown =
      root === 'now' ||
      root === 'facts' ||
      addresses.has(absoluteAddress(String(address), []) ?? '');
    if (root === 'answer') {
      const around = schemasAt(answer, inside.slice(0, -1), context.api);
      const last = inside.at(-1);
      if (last !== undefined && answer.length > 0 && !namesIn(around).includes(last)) {
        const closest = closestName(last, namesIn(around));
        const meant = closest && ['answer', ...inside.slice(0, -1), closest].join('/');
        const fix = meant
          ? `write "${meant}"`
          : `use one of: ${namesIn(around).join(', ') || 'none'}`;
        fault(context, at, `"${context.operation}" does not answer "${inside.join('/')}"`, fix);
      }
    } else if (!isKnown)
      fault(
        context,
        at,
        noSuchField(String(address), addresses),
        'name a field, a fact as facts/subject/…, a member of the answer as answer/id, or now',
      );
    return [[name, { from: root === '' ? inside : path }]];
  });
  return Object.fromEntries(found);
}

/** Fields and keywords of the form for the names and codes of the API. */
export function callWords(codes: Json | undefined, context: CallContext): FormCall['words'] {
  const { form, filled } = context;
  const wrong = (address: string): string | undefined => {
    const fields = form.declarations.get(address) ?? [];
    if (fields.some(({ schema }) => schema.format !== undefined)) return 'format';
    if (listedValues(fields)) return 'enum';
    if (form.look(address)['ui:lookup'] !== undefined) return 'unknown';
    return form.kinds.get(address)?.has('a number') ? 'type' : undefined;
  };
  const usual = [...filled].flatMap(([member, field]) => {
    const keyword = wrong(field.replaceAll('.', '/'));
    return keyword ? [[`${member}.invalid`, keyword]] : [];
  });
  const own = Object.entries(isJsonObject(codes) ? codes : {}).flatMap(([code, keyword]) =>
    // Of a code without a member, the usual word for a field gives way.
    code.includes('.')
      ? [[code, String(keyword)]]
      : [
          [code, String(keyword)],
          ...usual.flatMap(([key = '']) =>
            key.endsWith(`.${code}`) ? [[key, String(keyword)]] : [],
          ),
        ],
  );
  return {
    fields: Object.fromEntries([...filled].filter(([member, field]) => member !== field)),
    codes: Object.fromEntries([...usual, ...own]),
  };
}
