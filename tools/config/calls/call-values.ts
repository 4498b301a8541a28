import type { CallMembers, CallValue } from '#domain/form-call.ts';
import { noSuchField } from '#tools/config/analysis/closest-name.ts';
import { absoluteAddress } from '#tools/config/fields/field-addresses.ts';
import { sentence } from '#tools/config/sentence.ts';
import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';
import type { JsonPath } from '#tools/config/sources/json-walk.ts';
import { type CallContext, fault } from './call-form.ts';
import { memberFix } from './member-schemas.ts';

/** Where the values of the texts of a sent form come from: fields, facts of the subject, `answer` and `now`. */
export function callValues(
  source: Json | undefined,
  answer: readonly JsonObject[],
  at: JsonPath,
  context: CallContext,
): CallMembers | undefined {
  if (!isJsonObject(source)) return undefined;
  const { addresses } = context.form;
  const found = Object.entries(source).map(([name, address]): [string, CallValue] => {
    const path = String(address).split('/');
    const [root = '', ...inside] = path;
    const isKnown =
      ['answer', 'facts', 'now'].includes(root) ||
      addresses.has(absoluteAddress(String(address), []) ?? '');
    const fix = root === 'answer' && memberFix(answer, inside, context.api, ['answer']);
    if (fix) {
      const what = sentence`"${context.operation}" does not answer "${inside.join('/')}"`;
      fault(context, [...at, name], what, fix);
    } else if (!isKnown)
      fault(
        context,
        [...at, name],
        noSuchField(String(address), addresses),
        sentence`name a field, a fact as facts/subject/…, a member of the answer as answer/id, or now`,
      );
    return [name, { from: root === '' ? inside : path }];
  });
  return Object.fromEntries(found);
}
