import { isJsonObject, type JsonObject } from '#tools/config/sources/json-value.ts';
import type { Scope } from '../panel/scope.ts';

/** The form for messages to customer service that new ones are made after. */
const MODEL = 'contact-unsigned';

/** A form that sends a message with this subject to customer service; null where the retailer has no form for messages. */
export function messageForm({ own, house }: Scope, subject: string): JsonObject | null {
  const model = own(`schemas/forms/${MODEL}.json`);
  const { submit, schema, ui } = model;
  if (!house.forms.has(MODEL) || !isJsonObject(submit) || !isJsonObject(schema)) return null;
  const { subject: _, ...properties } = membersOf(schema.properties);
  const { subject: _look, ...look } = membersOf(ui);
  const withoutSubject = (list: unknown) =>
    Array.isArray(list) ? list.filter((name) => name !== 'subject') : [];
  return {
    ...model,
    submit: { ...submit, body: { subject: { is: subject }, ...membersOf(submit.body) } },
    schema: { ...schema, required: withoutSubject(schema.required), properties },
    ui: { ...look, 'ui:order': withoutSubject(look['ui:order']) },
  };
}

/** Its texts in a language: a title, and the labels of the other form, and what it says once it was sent. */
export function messageTexts({ own }: Scope, language: string, title: string): JsonObject {
  const model = own(`locales/${language}/forms/${MODEL}.json`);
  const { subject: _, ...fields } = membersOf(model.fields);
  const labels = Object.entries(fields).map(([name, texts]) => {
    const { label = name } = membersOf(texts);
    return [name, { label }] as const;
  });
  const { title: sentTitle } = membersOf(model.sent);
  const beside = {
    ...(model.submit !== undefined && { submit: model.submit }),
    ...(sentTitle !== undefined && { sent: { title: sentTitle } }),
    ...(model.groups !== undefined && { groups: model.groups }),
  };
  return { title, ...beside, fields: Object.fromEntries(labels) };
}

const membersOf = (value: unknown): JsonObject => (isJsonObject(value) ? value : {});
