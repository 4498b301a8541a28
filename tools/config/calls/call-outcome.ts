import type { FormCall } from '#domain/form-call.ts';
import type { ApiOperation } from '#tools/config/description/api-description.ts';
import { listedValues } from '#tools/config/fields/field-values.ts';
import { sentence } from '#tools/config/sentence.ts';
import { isJsonObject, type Json } from '#tools/config/sources/json-value.ts';
import type { CallContext } from './call-form.ts';
import { answerSchemas, entrySchemas } from './call-look-up.ts';
import { callMatch } from './call-match.ts';

/** What the successful answers of a call mean, by status. */
export function callOutcomes(
  source: Json | undefined,
  operation: ApiOperation,
  context: CallContext,
): FormCall['outcomes'] {
  const found = Object.entries(isJsonObject(source) ? source : {}).map(([status, written]) => {
    const at = ['outcomes', status];
    if (!operation.successes.includes(status)) {
      const what = sentence`"${context.operation}" has no success with the status ${status}`;
      const fix = sentence`use one of: ${operation.successes.join(', ') || sentence`none`}`;
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
