import type { AnswerRoute } from '#tools/config/description/answer-routes.ts';
import type { Json } from '#tools/config/sources/json-value.ts';
import { allNames, type Change, fromTo, isSame, type Risk, shortJson } from './change.ts';
import { diffFieldOrder } from './diff-field-order.ts';
import { type Field, formFields, whenWords } from './form-fields.ts';
import type { Texts } from './snapshot.ts';

/** What is compared of a form besides its schema, and what depends on its fields. */
export interface FieldsContext {
  about: string;
  before: FieldsSide;
  after: FieldsSide;
  /** True when answers of this field may be stored. */
  isStored(field: string): boolean;
}

interface FieldsSide {
  schema: Json;
  ui: Json | undefined;
  texts: Texts;
  /** What becomes of the answer of a field. */
  routeOf(field: string): AnswerRoute['kind'];
}

type Routed = Partial<Record<AnswerRoute['kind'], string>>;
const arrives: Routed = {
  sent: '; it reaches the retailer under its own name',
  lost: '; it is not sent',
};
const arrivesRenamed: Routed = {
  sent: '; the retailer gets it under that name',
  lost: '; it is not sent under that name',
};
const leaves: Routed = { sent: '; the retailer no longer gets it' };

/** Fields that are added, removed, moved, or have other rules. Texts and `ui` are compared elsewhere. */
export function diffFields(context: FieldsContext): Change[] {
  const { about, isStored } = context;
  const [before, after] = [formFields(context.before.schema), formFields(context.after.schema)];
  const labelled = (field: string) => {
    const label = labelOf(context.after.texts, field) ?? labelOf(context.before.texts, field);
    return label ? `${label} (${field})` : field;
  };
  const changes: Change[] = [];
  const say = (field: string, what: string, breaks: Risk[] = []) =>
    changes.push({
      about,
      what: `${labelled(field)}: ${what}`,
      ...(breaks.length ? { breaks } : {}),
    });
  const risks = (field: string): Risk[] => [
    ...(isStored(field) ? (['drafts'] as const) : []),
    ...(context.before.routeOf(field) === 'taken' ? (['API'] as const) : []),
  ];
  const gone = [...before.keys()].filter((field) => !after.has(field));
  const added = [...after.keys()].filter((field) => !before.has(field));
  for (const field of gone) {
    if (gone.includes(parentOf(field))) continue;
    const successor = added.find((other) => isSuccessor(field, other, before, after, context));
    if (successor) added.splice(added.indexOf(successor), 1);
    const was = context.before.routeOf(field);
    const travels = successor
      ? was !== 'taken' && arrivesRenamed[context.after.routeOf(successor)]
      : leaves[was];
    const what = successor ? `renamed to ${successor}` : 'taken out';
    say(field, what + (travels || ''), risks(field));
  }
  for (const field of added) {
    if (added.includes(parentOf(field))) continue;
    const { required, shown: when } = after.get(field) as Field;
    const travels = arrives[context.after.routeOf(field)] ?? '';
    const place = when.has('') ? '' : `, shown ${whenWords(when)}`;
    say(field, `new, ${requiredWords(required)}${place}${travels}`);
  }
  for (const [field, was] of before) {
    const is = after.get(field);
    if (is) compare(field, was, is, say, risks(field));
  }
  const order = diffFieldOrder(
    { fields: before, ui: context.before.ui },
    { fields: after, ui: context.after.ui },
    labelled,
  );
  for (const what of order) changes.push({ about, what });
  return changes;
}

type Say = (field: string, what: string, breaks?: Risk[]) => void;

function compare(field: string, was: Field, is: Field, say: Say, risks: Risk[]): void {
  const required = [requiredWords(was.required), requiredWords(is.required)];
  if (required[0] !== required[1]) say(field, required.join(' → '));
  const when = [whenWords(was.shown), whenWords(is.shown)];
  if (when[0] !== when[1]) say(field, `shown ${when.join(' → ')}`);
  const types = [typesOf(was), typesOf(is)];
  if (types[0] !== types[1]) say(field, `kind of answer ${types.join(' → ')}`, risks);
  for (const rule of allNames(was.rules.keys(), is.rules.keys())) {
    const [old, now] = [was.rules.get(rule), is.rules.get(rule)];
    const [keyword = '', when] = rule.split(/, when (.*)/s);
    if (keyword === 'type' || isSame(old, now)) continue;
    const only = when ? `, when ${when}` : '';
    if (old === undefined) say(field, `new rule ${keyword} ${shortJson(now)}${only}`);
    else if (now === undefined) say(field, `no longer ${keyword} ${shortJson(old)}${only}`);
    else say(field, `${keyword} ${fromTo(old, now)}${only}`);
  }
}

function requiredWords(when: ReadonlySet<string>): string {
  if (when.size === 0) return 'optional';
  return when.has('') ? 'required' : `required ${whenWords(when)}`;
}

/** Types of a field's answers, under any condition. */
function typesOf({ rules }: Field): string {
  const types = [...rules].flatMap(([rule, type]) =>
    /^type\b/.test(rule) ? [shortJson(type)] : [],
  );
  return [...new Set(types)].sort().join(' or ') || 'any';
}

/** True for a new field that replaces a removed one: same kind and same label. */
function isSuccessor(
  gone: string,
  added: string,
  before: ReadonlyMap<string, Field>,
  after: ReadonlyMap<string, Field>,
  context: FieldsContext,
): boolean {
  const label = labelOf(context.before.texts, gone);
  return (
    label !== undefined &&
    label === labelOf(context.after.texts, added) &&
    parentOf(gone) === parentOf(added) &&
    before.get(gone)?.rules.get('type') === after.get(added)?.rules.get('type')
  );
}

function labelOf(texts: Texts, field: string): string | undefined {
  return texts.get(
    `${field
      .split('/')
      .map((name) => `fields.${name}`)
      .join('.')}.label`,
  );
}

function parentOf(field: string): string {
  return field.split('/').slice(0, -1).join('/');
}
