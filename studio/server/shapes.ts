import * as v from 'valibot';
import type { NewCondition } from '#studio/conditions-contract.ts';
import {
  type Change,
  type FieldCondition,
  fieldKinds,
  type Json,
  type ListChange,
  type NewField,
  type PartnerChoice,
  type RemovedField,
} from '#studio/contract.ts';
import { accesses, menus, type NewThing } from '#studio/new-contract.ts';
import type { Here } from '#studio/people-contract.ts';
import type { CallOff, Publish, Restore } from '#studio/publish-contract.ts';
import { thing } from '#workbench/edit/studio-messages.ts';

const forbidden = ['__proto__', 'constructor', 'prototype'];
const file = v.pipe(v.string(), v.maxLength(300));
const position = v.pipe(v.number(), v.integer(), v.minValue(0));
const name = v.pipe(
  v.string(),
  v.maxLength(300),
  v.check((key) => !forbidden.includes(key)),
);
/** Path of a value in a file. */
export const path = v.pipe(v.array(v.union([name, position])), v.maxLength(60));

const json: v.GenericSchema<Json> = v.lazy(() =>
  v.union([
    v.null(),
    v.boolean(),
    v.pipe(v.number(), v.finite()),
    v.string(),
    v.array(json),
    v.record(name, json),
  ]),
);

const edit = v.variant('op', [
  v.object({ op: v.literal('set'), file, path, before: v.optional(json), after: json }),
  v.object({ op: v.literal('remove'), file, path, before: v.optional(json) }),
  v.object({ op: v.literal('insert'), file, path, after: json }),
  v.object({ op: v.literal('move'), file, path, from: position, to: position }),
  v.object({ op: v.literal('write'), file, before: v.string(), after: v.string() }),
]);

/** The shape of a change that the Studio's page sends. */
export const changeShape: v.GenericSchema<unknown, Change> = v.object({
  edits: v.pipe(v.array(edit), v.minLength(1), v.maxLength(500)),
  thing,
  mark: v.optional(v.pipe(v.string(), v.maxLength(300))),
}) as v.GenericSchema<unknown, Change>;

export const partnerShape: v.GenericSchema<unknown, PartnerChoice> = v.object({
  partner: v.nullable(file),
});

/** What a person wrote in a line. */
export const words = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300));

export const newFieldShape: v.GenericSchema<unknown, NewField> = v.object({
  form: file,
  group: v.array(name),
  after: v.optional(name),
  kind: v.picklist(fieldKinds),
  label: words,
  isRequired: v.boolean(),
  options: v.optional(v.pipe(v.array(words), v.maxLength(100))),
}) as v.GenericSchema<unknown, NewField>;

export const removedFieldShape: v.GenericSchema<unknown, RemovedField> = v.object({
  form: file,
  path: v.pipe(v.array(name), v.minLength(1)),
});

export const listChangeShape: v.GenericSchema<unknown, ListChange> = v.object({
  ...{ thing, file, path },
  step: v.variant('op', [
    v.object({ op: v.literal('insert'), at: position, entry: json }),
    v.object({ op: v.literal('move'), name, from: position, to: position }),
    v.object({ op: v.literal('remove'), name, at: position }),
  ]),
});

export const newThingShape: v.GenericSchema<unknown, NewThing> = v.variant('kind', [
  v.object({
    ...{ kind: v.literal('page'), title: words, access: v.picklist(accesses) },
    menus: v.pipe(v.array(v.picklist(menus)), v.maxLength(menus.length)),
    body: words,
  }),
  v.object({ kind: v.literal('form'), title: words }),
  v.object({
    ...{ kind: v.literal('step'), wizard: file, after: v.optional(name) },
    ...{ title: words, label: words },
  }),
  v.object({ kind: v.literal('partner'), name: words }),
  v.object({ kind: v.literal('language'), code: words }),
]) as v.GenericSchema<unknown, NewThing>;
const object = v.record(name, json);

export const fieldConditionShape: v.GenericSchema<unknown, FieldCondition> = v.object({
  form: file,
  path: v.pipe(v.array(name), v.minLength(1)),
  condition: v.nullable(object),
});

export const newConditionShape: v.GenericSchema<unknown, NewCondition> = v.object({
  words,
  condition: object,
});

export const publishShape: v.GenericSchema<unknown, Publish> = v.object({
  reason: words,
  // The pointer of a publication has whole seconds.
  from: v.optional(
    v.pipe(
      v.string(),
      v.isoTimestamp(),
      v.transform((time) => `${new Date(time).toISOString().slice(0, 19)}Z`),
    ),
  ),
  isAcknowledged: v.boolean(),
}) as v.GenericSchema<unknown, Publish>;

export const callOffShape: v.GenericSchema<unknown, CallOff> = v.object({
  from: v.pipe(v.string(), v.isoTimestamp()),
});

export const hereShape: v.GenericSchema<unknown, Here> = v.object({
  tab: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  thing: v.nullable(thing),
}) as v.GenericSchema<unknown, Here>;

export const restoreShape: v.GenericSchema<unknown, Restore> = v.object({
  id: name,
  what: v.picklist(['version', 'change']),
});
