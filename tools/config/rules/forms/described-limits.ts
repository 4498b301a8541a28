import type { CallMembers } from '#domain/form-call.ts';
import { hasConversion } from '#tools/config/calls/converted-source.ts';
import { describedCall } from '#tools/config/calls/form-call.ts';
import type { ApiDescription } from '#tools/config/description/api-description.ts';
import {
  type DescribedAnswers,
  describedAnswers,
} from '#tools/config/description/described-answers.ts';
import { bodyMember } from '#tools/config/description/described-members.ts';
import type { Diagnostic } from '#tools/config/diagnostic.ts';
import { fieldsOf, type SubSchema, subSchemasOf } from '#tools/config/fields/schema-fields.ts';
import type { SchemaRule } from '#tools/config/rule.ts';
import { type Sentence, sentence } from '#tools/config/sentence.ts';
import type { ComposedDocument } from '#tools/config/sources/composed-document.ts';
import type { JsonObject } from '#tools/config/sources/json-value.ts';

/** Upper and lower limits of the API, by the keyword: what a field without one would take. */
const limits = ['maxLength', 'maximum', 'maxItems', 'minLength', 'minimum', 'minItems'] as const;

/** A form takes no answer that the API's own description refuses: a longer one, a greater one, none, another format. */
export const describedLimitsRule: SchemaRule = ({ view, code: { api } }) =>
  [...view.forms].flatMap(([, form]) => {
    const { submit } = form.value;
    const described =
      typeof submit === 'string' ? describedAnswers[submit] : calledAnswers(form.value, api);
    const operation = described && api.operations.get(described.operation);
    if (!form.readable || !operation) return [];
    const fields = fieldsOf(form.value.schema);
    return described.members.flatMap((named) => {
      const [field, member] = typeof named === 'string' ? [named, named] : named;
      const shown = fields.get(field);
      const { schemas, isRequired } = bodyMember(operation, member.split('/'), api);
      if (!shown || schemas.length === 0) return [];
      return laxer(form, field, shown, { schemas, isRequired, name: described.operation });
    });
  });

/** What the call of a form sends: each field with the member that it fills. */
function calledAnswers(document: JsonObject, api: ApiDescription): DescribedAnswers | undefined {
  const call = describedCall(document, api)?.call;
  if (!call?.body) return undefined;
  return { operation: call.operation, members: membersFrom(call.body, []) };
}

const membersFrom = (members: CallMembers, path: readonly string[]): DescribedAnswers['members'] =>
  Object.entries(members).flatMap(([name, value]) => {
    const at = [...path, name];
    if ('members' in value) return membersFrom(value.members, at);
    if ('by' in value)
      return [...Object.values(value.when), value.otherwise].flatMap((one) =>
        one ? membersFrom({ [name]: one }, path) : [],
      );
    const isField = 'from' in value && value.from[0] !== 'facts' && !hasConversion(value);
    return isField ? [[value.from.join('/'), at.join('/')] as const] : [];
  });

interface Described {
  schemas: readonly JsonObject[];
  isRequired: boolean;
  name: string;
}

function laxer(
  form: ComposedDocument,
  field: string,
  { path }: SubSchema,
  { schemas, isRequired, name }: Described,
): Diagnostic[] {
  const all = subSchemasOf(form.value.schema).filter(({ inCondition }) => !inCondition);
  const own = all.filter(({ address }) => address.join('/') === field);
  const says = (keyword: string) => own.some(({ schema }) => schema[keyword] !== undefined);
  const found: Diagnostic[] = [];
  const report = (keyword: string | null, what: Sentence, fix: Sentence) => {
    const at = own.find(({ schema }) => keyword !== null && schema[keyword] !== undefined);
    const place = at
      ? form.place(['schema', ...at.path, keyword ?? ''])
      : form.place(['schema', ...path], 'key');
    found.push({ ...place, what, fix });
  };
  const isRequiredHere = all.some(
    ({ schema: { required } }) => Array.isArray(required) && required.includes(field),
  );
  // Whether a call may miss an answer is a rule of its own.
  const isCalled = typeof form.value.submit !== 'string';
  if (isRequired && !isRequiredHere && !isCalled)
    report(
      null,
      sentence`the API needs "${field}" (${name}), and here it may be left empty`,
      sentence`name "${field}" in "required"`,
    );
  // What is chosen from values, or has a format of its own, has its limits from there.
  const isBounded = ['enum', 'const', 'format', 'pattern', 'fitsPolicy', 'equalTo'].some(says);
  if (schemas.some(({ format }) => format !== undefined) && !isBounded)
    report(
      null,
      sentence`the API takes "${field}" only as ${schemas.map(({ format }) => format).find(Boolean)} (${name})`,
      sentence`give the field that "format"`,
    );
  for (const keyword of limits) {
    const isUpper = keyword.startsWith('max');
    const values = schemas.flatMap((schema) => numberIn(schema, keyword));
    const theirs = isUpper ? Math.max(...values) : Math.min(...values);
    if (values.length === 0 || (!isUpper && theirs <= 1) || isChosen(form, field)) continue;
    const ours = own.flatMap(({ schema }) => numberIn(schema, keyword));
    if (ours.length === 0 && (isBounded || keyword === 'maxItems')) continue;
    const widest = isUpper ? Math.max(...ours) : Math.min(...ours);
    if (ours.length > 0 && (isUpper ? widest <= theirs : widest >= theirs)) continue;
    const words = ours.length > 0 ? `${keyword} ${widest}` : sentence`${keyword} missing`;
    report(
      keyword,
      sentence`the API takes "${field}" with ${keyword} ${theirs} (${name}), and here it is ${words}: what lies between would be refused`,
      isUpper
        ? sentence`write "${keyword}": ${theirs} or less`
        : sentence`write "${keyword}": ${theirs} or more`,
    );
  }
  return found;
}

const numberIn = (schema: JsonObject, keyword: string): number[] => {
  const value = schema[keyword];
  return typeof value === 'number' ? [value] : [];
};

/** True for a field whose answers a look-up offers. */
function isChosen({ value: { ui } }: ComposedDocument, field: string): boolean {
  const look = (ui as Record<string, JsonObject> | undefined)?.[field];
  return look?.['ui:lookup'] !== undefined;
}
