import type { CallValue, SentAs } from '#domain/form-call.ts';
import { areUnlike, kindsOf, kindWords } from '#tools/config/description/answer-kinds.ts';
import { listedValues } from '#tools/config/fields/field-values.ts';
import { sentence } from '#tools/config/sentence.ts';
import type { JsonObject } from '#tools/config/sources/json-value.ts';
import type { JsonPath } from '#tools/config/sources/json-walk.ts';
import { type CallContext, type DescribedMember, fault } from './call-form.ts';
import { admitsNull, namesIn, schemasOf } from './member-schemas.ts';

const kindsIn = (schemas: readonly JsonObject[]) =>
  new Set(schemas.flatMap((one) => [...kindsOf(one)]));

/** How the answer of a field fills a member, with a fault where it cannot. */
export function fieldSource(
  address: string,
  member: DescribedMember,
  at: JsonPath,
  context: CallContext,
): CallValue | undefined {
  const { form, operation } = context;
  const from = address.split('/');
  context.taken.add(address);
  context.filled.set(member.name, address.replaceAll('/', '.'));
  if (form.widgets(address).some(({ speaksAs }) => speaksAs === 'files'))
    return filesSource(from, member, at, context);
  const absence = member.isRequired ? form.absence(address) : undefined;
  if (absence)
    fault(
      context,
      at,
      sentence`"${operation}" needs "${member.name}", and "${address}" may be absent: ${absence}`,
      sentence`name the field in "required", outside of every condition, or send a constant`,
    );
  const [own, theirs] = [form.kinds.get(address), kindsIn(member.schemas)];
  if (areUnlike(own, theirs) && !isChosenNumber(address, theirs, context))
    return fault(
      context,
      at,
      sentence`"${address}" is ${kindWords(own ?? [])}, and "${operation}" takes ${kindWords(theirs)} as "${member.name}"`,
      sentence`name a field of that kind`,
    );
  otherValues(address, member, at, context);
  const as = sentAs(address, theirs, context);
  return { from, ...(as && { as }) };
}

/** A choice that a look-up offers may answer with a number as text. */
function isChosenNumber(
  address: string,
  theirs: ReadonlySet<string>,
  { form }: CallContext,
): boolean {
  const isChoice = form.widgets(address).some(({ offersChoices }) => offersChoices);
  const isLookedUp = form.look(address)['ui:lookup'] !== undefined;
  return (
    isChoice &&
    isLookedUp &&
    kindWords(form.kinds.get(address) ?? []) === 'a text' &&
    theirs.has('a number')
  );
}

function sentAs(address: string, theirs: ReadonlySet<string>, { form }: CallContext) {
  if (theirs.size === 1 && theirs.has('a number')) return 'number' satisfies SentAs;
  return form.widgets(address).find((one) => one.sentAs)?.sentAs;
}

/** Answers that the description does not list. */
function otherValues(
  address: string,
  { name, schemas }: DescribedMember,
  at: JsonPath,
  context: CallContext,
): void {
  const { form, operation } = context;
  const theirs = schemas.flatMap((one) => (Array.isArray(one.enum) ? one.enum : []));
  if (theirs.length === 0) return;
  const list = theirs.join(', ');
  const ours = listedValues(form.declarations.get(address));
  const others = ours?.filter((one) => one !== null && !theirs.includes(one)) ?? [];
  if (others.length > 0)
    fault(
      context,
      at,
      sentence`"${address}" may be ${others.join(', ')}, which "${operation}" does not take as "${name}"`,
      sentence`offer only: ${list}`,
    );
  else if (!ours && form.look(address)['ui:lookup'] === undefined)
    fault(
      context,
      at,
      sentence`"${address}" may be anything, and "${operation}" takes as "${name}" only: ${list}`,
      sentence`list them as "enum" of the field`,
    );
}

/** Files are sent as one or as a list, as the description has them; without any, as none of them. */
function filesSource(
  from: string[],
  { name, schema, schemas, isRequired }: DescribedMember,
  at: JsonPath,
  context: CallContext,
): CallValue | undefined {
  const isFile = (one: JsonObject) => namesIn([one]).includes('content');
  const list = schemas.find(({ type }) => [type].flat().includes('array'));
  if (list && schemasOf(list.items, context.api).some(isFile))
    return { from, as: 'files', none: [] };
  const address = from.join('/');
  if (schemas.length > 0 && !schemas.some(isFile))
    return fault(
      context,
      at,
      sentence`"${address}" is files, and "${context.operation}" takes none as "${name}"`,
      sentence`name a member that takes files`,
    );
  if (schemas.length === 0) return { from };
  const absence = isRequired ? context.form.absence(address) : undefined;
  if (absence)
    fault(
      context,
      at,
      sentence`"${context.operation}" needs "${name}", and "${address}" may be absent: ${absence}`,
      sentence`name the field in "required", outside of every condition`,
    );
  return { from, as: 'file', ...(admitsNull(schema, context.api) && { none: null }) };
}
