import type { CallMembers } from '#domain/form-call.ts';
import { readAnswers } from '#domain/settings/read-answers.ts';
import type { FormMutation, Mutation } from '#operations/mutation.ts';
import { describedCall } from '#tools/config/calls/form-call.ts';
import { mutations } from '#tools/config/code/code-definitions.ts';
import { fieldsOf } from '#tools/config/fields/schema-fields.ts';
import { type Sentence, sentence } from '#tools/config/sentence.ts';
import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';
import { type ApiDescription, ownDescription } from './api-description.ts';
import { filterForms, type Screens } from './filtered-lists.ts';

/** The documents that decide where the answers of a form go. */
export interface FormDocuments {
  forms: ReadonlyMap<string, JsonObject>;
  wizards: ReadonlyMap<string, JsonObject>;
  /** Documents of pages. */
  screens: Screens;
}

/**
 * What becomes of an answer: a page `reads` it, a mutation `takes` it, it is `sent` under its own name, or it is `lost`,
 * with the reason and what helps.
 */
export type AnswerRoute =
  | { kind: 'read' | 'taken' | 'sent' }
  | { kind: 'lost'; what: Sentence; fix: Sentence };

const otherName = sentence`give the field another name`;

/** What becomes of the answer at an address of a form. One that is used in several places is lost if one of them loses it. */
export function answerRoute(
  form: string,
  address: string,
  documents: FormDocuments,
  api: ApiDescription = ownDescription(),
): AnswerRoute {
  const [name = ''] = address.split('/');
  const document = documents.forms.get(form) ?? {};
  const filters =
    document.submit === undefined ? filterForms(documents.screens).get(form) : undefined;
  const read = filters ? [...filters] : ownOf<readonly string[]>(readAnswers, form);
  if (read)
    return read.includes(name) ? { kind: 'read' } : unread(address, read, filters !== undefined);
  const routes = [
    ...routesByCall(document, address, api),
    ...formMutationsOf(form, documents).map(({ mutation, beside }) =>
      routeBy(mutation, address, beside),
    ),
    ...stepsWith(form, documents).flatMap(({ wizard, id }): AnswerRoute[] => {
      const mutation = mutationOf(wizard.operation);
      if (mutation?.kind !== 'wizard') return [];
      return [{ kind: ownOf(mutation.takes, id)?.includes(name) ? 'taken' : 'sent' }];
    }),
  ];
  const order = ['lost', 'taken', 'sent'];
  const [route = { kind: 'sent' }] = routes.sort(
    (a, b) => order.indexOf(a.kind) - order.indexOf(b.kind),
  );
  return route;
}

function unread(address: string, read: readonly string[], isFilter: boolean): AnswerRoute {
  const what = isFilter
    ? sentence`nothing is filtered by "${address}": what is chosen there would do nothing`
    : sentence`the page of this form does not use "${address}": what is answered there would be lost`;
  return { kind: 'lost', what, fix: sentence`take it out; used are ${read.join(', ')}` };
}

/** What becomes of an answer that a call takes under a name of the API, or under its own. */
function routesByCall(document: JsonObject, address: string, api: ApiDescription): AnswerRoute[] {
  const described = describedCall(document, api);
  if (!described) return [];
  const { call, takes } = described;
  const submit = isJsonObject(document.submit) ? document.submit : {};
  const elsewhere = isJsonObject(submit.elsewhere) ? submit.elsewhere : {};
  const other = ownOf<Json>(elsewhere, address);
  if (other !== undefined) return [changedElsewhere(address, String(other))];
  const isIn = (one: string) =>
    one === address || address.startsWith(`${one}/`) || one.startsWith(`${address}/`);
  if (!call || call.takes.some(isIn)) return [{ kind: 'taken' }];
  if (call.body === null)
    return [
      {
        kind: 'lost',
        what: sentence`nothing is sent of "${address}": "${call.operation}" takes no body`,
        fix: sentence`take the field out`,
      },
    ];
  if (isOwnMember(call.body, address.split('/'))) return [ofTheirOwn(address)];
  if (takes(address)) return [{ kind: 'sent' }];
  return [
    {
      kind: 'lost',
      what: sentence`"${call.operation}" takes no "${address}" in its body: the answer would not arrive`,
      fix: sentence`name in "body" of "submit" what the answer is there, or take the field out`,
    },
  ];
}

/** True for a member that a call fills, or one inside or around it. */
function isOwnMember(members: CallMembers, [name = '', ...rest]: string[]): boolean {
  const own = ownOf(members, name);
  if (!own) return false;
  return rest.length === 0 || !('members' in own) || isOwnMember(own.members, rest);
}

const ofTheirOwn = (address: string): AnswerRoute => ({
  kind: 'lost',
  what: sentence`the portal sends something of its own as "${address}": what is answered here would not arrive`,
  fix: otherName,
});

const changedElsewhere = (address: string, form: string): AnswerRoute => ({
  kind: 'lost',
  what: sentence`"${address}" is what the form "${form}" changes: here it would change nothing`,
  fix: sentence`${otherName}, or add the field to "${form}"`,
});

function routeBy(
  { takes, adds = [], elsewhere = {}, sendsOnlyTaken }: FormMutation,
  address: string,
  beside: ReadonlySet<string>,
): AnswerRoute {
  const [name = ''] = address.split('/');
  if (adds.includes(address) && !takes.includes(address)) return ofTheirOwn(address);
  if (beside.has(name))
    return {
      kind: 'lost',
      what: sentence`another step has a field "${name}" too, and both are sent together: one answer would replace the other`,
      fix: otherName,
    };
  if (takes.includes(name)) return { kind: 'taken' };
  const other = ownOf(elsewhere, name);
  if (other) return changedElsewhere(name, other);
  if (sendsOnlyTaken)
    return {
      kind: 'lost',
      what: sentence`nothing is sent of "${address}": this form sends ${takes.length > 0 ? sentence`${takes.join(', ')} and no more` : sentence`no answers`}`,
      fix: sentence`take the field out`,
    };
  return { kind: 'sent' };
}

/**
 * Mutations of forms that get the answers of a form: its own, and that of the machine that drives a wizard (it has the
 * wizard's name), with the fields of the other steps, which are sent together.
 */
function formMutationsOf(form: string, documents: FormDocuments) {
  const { forms } = documents;
  const submit = mutationOf(forms.get(form)?.submit);
  const ofSteps = stepsWith(form, documents).flatMap(({ wizard, name }) => {
    const mutation = wizard.operation === undefined ? mutationOf(name) : undefined;
    if (mutation?.kind !== 'form') return [];
    const others = stepsOf(wizard).flatMap((step) => (step.form === form ? [] : [step.form]));
    const fields = others.flatMap((other) => [
      ...fieldsOf(forms.get(String(other))?.schema).keys(),
    ]);
    return [{ mutation, beside: new Set(fields) }];
  });
  if (ofSteps.length > 0 || submit?.kind !== 'form') return ofSteps;
  return [{ mutation: submit, beside: new Set<string>() }];
}

const stepsOf = ({ steps }: JsonObject) => (Array.isArray(steps) ? steps.filter(isJsonObject) : []);

/** Steps with a form: their wizard, its name, and their id. */
const stepsWith = (form: string, { wizards }: FormDocuments) =>
  [...wizards].flatMap(([name, wizard]) =>
    stepsOf(wizard)
      .filter((step) => step.form === form)
      .map(({ id }) => ({ name, wizard, id: String(id) })),
  );

const mutationOf = (name: Json | undefined): Mutation | undefined =>
  typeof name === 'string' ? ownOf(mutations, name) : undefined;

function ownOf<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
