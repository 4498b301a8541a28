import { OTHER_CONTRACTS } from '#domain/contract/contract-reference.ts';
import type { FormCall } from '#domain/form-call.ts';
import { readNames } from '#queries/read/query-keys.ts';
import { closestName } from '#tools/config/analysis/closest-name.ts';
import type { ApiDescription, ApiOperation } from '#tools/config/description/api-description.ts';
import type { Formats } from '#tools/config/fields/field-values.ts';
import { remembered } from '#tools/config/remembered.ts';
import { sentence } from '#tools/config/sentence.ts';
import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';
import { eachObject } from '#tools/config/sources/json-walk.ts';
import { type CallContext, type CallFault, calledForm, fault } from './call-form.ts';
import { answerSchemas, callLookUp } from './call-look-up.ts';
import { callBody, takesMember } from './call-members.ts';
import { callOutcomes, callWords } from './call-outcome.ts';
import { callParams } from './call-params.ts';
import { callValues } from './call-values.ts';
import { namesIn, schemasOf } from './member-schemas.ts';

/** The call of a form as it is published, with all that is wrong with it. */
export interface DescribedCall {
  /** Undefined where the description has no such operation, or keeps it from forms. */
  call: FormCall | undefined;
  faults: readonly CallFault[];
  /** True where an answer at an address may travel under its own name. */
  takes(address: string): boolean;
}

const METHODS = ['post', 'put', 'patch', 'delete'];

const textsIn = (value: Json | undefined): string[] =>
  Array.isArray(value) ? value.map(String) : [];

/** The query keys of reads that a document names: those of the portal, or of an operation that a look-up reads. */
function readKeys(key: string, names: readonly string[], context: CallContext): string[][] {
  const { operations } = context.api;
  const known = [
    ...readNames,
    ...[...operations].flatMap(([id, { method }]) => (method === 'get' ? [id] : [])),
  ];
  return names.flatMap((name, index) => {
    if ((readNames as readonly string[]).includes(name)) return [[name]];
    if (operations.get(name)?.method === 'get') return [['lookup', name]];
    const closest = closestName(name, known);
    const fix = closest
      ? sentence`write "${closest}"`
      : sentence`use one of: ${readNames.join(', ')}`;
    return fault(context, [key, index], sentence`nothing reads "${name}"`, fix) ?? [];
  });
}

/** Operations of the look-ups of a form: what they offered may be gone where the retailer refuses an answer. */
function lookUpsOf({ ui }: JsonObject, { operations }: ApiDescription): string[] {
  const found = new Set<string>();
  eachObject(ui, ({ 'ui:lookup': lookUp }) => {
    if (isJsonObject(lookUp)) found.add(String(lookUp.operation));
  });
  return [...found].filter((name) => operations.get(name)?.method === 'get');
}

function operationOf(submit: JsonObject, context: CallContext) {
  const { api, operation: name } = context;
  const offered = [...api.operations].flatMap(([id, { isForForms }]) => (isForForms ? [id] : []));
  const found = api.operations.get(name);
  if (found?.isForForms && METHODS.includes(found.method)) return found;
  const closest = closestName(name, offered);
  const fix = closest
    ? sentence`write "${closest}"`
    : sentence`use one of: ${offered.sort().join(', ')}`;
  const what = found
    ? sentence`the description lets no form call "${name}" (x-form)`
    : sentence`the API has no operation "${name}"`;
  return fault(context, submit.operation === undefined ? [] : ['operation'], what, fix);
}

/** Members whose refusal means that what the form offered has changed. */
function changedMembers(
  { changed }: JsonObject,
  { body }: ApiOperation,
  context: CallContext,
): Pick<FormCall, 'changed'> {
  if (changed === undefined) return {};
  const known = namesIn(schemasOf(body, context.api));
  const names = textsIn(changed);
  for (const [index, name] of names.entries()) {
    if (known.includes(name)) continue;
    const closest = closestName(name, known);
    const what = sentence`the body of "${context.operation}" has no "${name}"`;
    const fix = closest
      ? sentence`write "${closest}"`
      : sentence`use one of: ${known.join(', ') || sentence`none`}`;
    fault(context, ['changed', index], what, fix);
  }
  return { changed: names };
}

/**
 * The call that the document of a form says in `submit`, resolved against the description of the API; undefined for a
 * form that names a mutation, or nothing.
 */
export function describedCall(
  document: JsonObject,
  api: ApiDescription,
  formats = NO_FORMATS,
): DescribedCall | undefined {
  const { submit } = document;
  return isJsonObject(submit) ? describe(document, submit, api, formats) : undefined;
}

const NO_FORMATS: Formats = {};

const describe = remembered(
  (
    document: JsonObject,
    submit: JsonObject,
    api: ApiDescription,
    formats: Formats,
  ): DescribedCall => {
    const name = String(submit.operation);
    const context: CallContext = {
      ...{ api, formats, operation: name, form: calledForm(document), faults: [] },
      ...{ taken: new Set<string>(), filled: new Map() },
    };
    const { faults, form } = context;
    if (form.addresses.has(OTHER_CONTRACTS)) context.taken.add(OTHER_CONTRACTS);
    const operation = operationOf(submit, context);
    if (!operation) return { call: undefined, faults, takes: () => true };
    const params = callParams(submit.params, operation, ['params'], context);
    const body = callBody(submit.body, operation, context);
    const hasKey = operation.parameters.some((one) => one.name === 'Idempotency-Key');
    const lookUp = callLookUp(submit.lookUp, context);
    const refused = [...textsIn(submit.freshWhenRefused), ...lookUpsOf(document, api)];
    const values = callValues(
      submit.values,
      answerSchemas(operation, context),
      ['values'],
      context,
    );
    const call: FormCall = {
      operation: name,
      method: operation.method.toUpperCase() as FormCall['method'],
      path: operation.path,
      hasKey,
      ...params,
      body,
      takes: [...context.taken],
      fresh: readKeys('fresh', textsIn(submit.fresh), context),
      freshWhenRefused: readKeys('freshWhenRefused', refused, context),
      outcomes: callOutcomes(submit.outcomes, operation, context),
      words: callWords(submit.codes, context),
      ...changedMembers(submit, operation, context),
      ...(submit.mayBeMissing === true && { mayBeMissing: true as const }),
      ...(values && { values }),
      ...(lookUp && { lookUp }),
    };
    if (!hasKey && submit.lookUp === undefined && submit.repeat === undefined)
      fault(
        context,
        ['operation'],
        sentence`"${name}" has no Idempotency-Key: after a lost answer it might act twice`,
        sentence`say in "lookUp" how to find out whether it acted, or "repeat": "safe" where a second time changes nothing`,
      );
    return {
      call,
      faults,
      takes: (address) => takesMember(operation.body, address.split('/'), context),
    };
  },
);

/** A form for publication: its call says all that the browser needs of the description. */
export function withDescribedCall(document: JsonObject, api: ApiDescription): JsonObject {
  const call = describedCall(document, api)?.call;
  return call ? { ...document, submit: call as unknown as Json } : document;
}
