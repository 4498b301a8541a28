import { expect, it } from 'vitest';
import { describedCall } from '#tools/config/calls/form-call.ts';
import { answerRoute } from '#tools/config/description/answer-routes.ts';
import type { ApiDescription, ApiOperation } from '#tools/config/description/api-description.ts';
import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';

/** A description with one operation that takes this body. */
function descriptionOf(body: Json, more: Partial<ApiOperation> = {}): ApiDescription {
  const operation: ApiOperation = {
    ...{ method: 'post', path: '/v1/things/', parameters: [], body, answers: {} },
    ...{ successes: ['200'], isForForms: true, ...more },
  };
  return {
    operations: new Map([['createThing', operation]]),
    resolved: (part) => (isJsonObject(part) ? part : {}),
  };
}

const text = { type: 'string' };
const person = (additionalProperties: boolean) => ({
  type: 'object',
  required: ['name', 'person'],
  additionalProperties,
  properties: {
    name: text,
    kilowatts: { type: ['number', 'null'] },
    papers: { type: 'array', items: { type: 'object', properties: { content: text } } },
    person: { type: 'object', additionalProperties, properties: { email: text } },
  },
});

/** A form that submits this call and has these fields, all of them required. */
const formOf = (submit: JsonObject, properties: JsonObject, ui: JsonObject = {}): JsonObject => ({
  submit: { operation: 'createThing', repeat: 'safe', ...submit },
  schema: { type: 'object', required: Object.keys(properties), properties },
  ui,
});

const faultsOf = (form: JsonObject, api: ApiDescription) =>
  describedCall(form, api)?.faults.map(({ what }) => what);

it('a call converts what the description has as a number, as files, or inside a group', () => {
  const properties = {
    ...{ name: text, mail: { type: 'string', format: 'email' }, power: { type: 'number' } },
    files: { type: 'array', items: text },
  };
  const body = { person: { email: 'mail' }, kilowatts: 'power', papers: 'files' };
  const api = descriptionOf(person(true));
  expect(faultsOf(formOf({ body }, properties), api)).toEqual([]);
  expect(describedCall(formOf({ body }, properties), api)?.call).toMatchObject({
    body: {
      name: { from: ['name'], as: 'trimmed' },
      kilowatts: { from: ['power'], as: 'number' },
      papers: { from: ['files'], as: 'files', none: [] },
      person: { members: { email: { from: ['mail'], as: 'trimmed' } } },
    },
    words: {
      fields: { 'person.email': 'mail', kilowatts: 'power', papers: 'files' },
      codes: { 'person.email.invalid': 'format', 'kilowatts.invalid': 'type' },
    },
  });
});

it.each([
  ['a field of its own name', 'note', 'sent', 'lost'],
  ['a field inside a group', 'person/note', 'sent', 'lost'],
  ['a field that the description has', 'kilowatts', 'taken', 'taken'],
])('%s is sent where the body is open, else refused', (_, address, whereOpen, whereClosed) => {
  const [name = '', inner] = address.split('/');
  const field = { type: address === 'kilowatts' ? 'number' : 'string' };
  const group = { type: 'object', properties: { email: text, [inner ?? '']: field } };
  const form = formOf(
    {},
    {
      name: text,
      person: { type: 'object', properties: { email: text } },
      [name]: inner ? group : field,
    },
  );
  const routeIn = (isOpen: boolean) =>
    answerRoute(
      'thing',
      address,
      {
        forms: new Map([['thing', structuredClone(form)]]),
        wizards: new Map(),
        screens: new Map(),
      },
      descriptionOf(person(isOpen)),
    ).kind;
  expect([routeIn(true), routeIn(false)]).toEqual([whereOpen, whereClosed]);
});

it('a field that a condition may hide does not fill what is needed', () => {
  const submit = { body: { name: 'name', person: { email: 'kind' } } };
  const schema: Json = {
    type: 'object',
    anyOf: [{ required: ['name'], properties: { name: text } }, { required: ['kind'] }],
    properties: { kind: text },
  };
  expect(faultsOf({ ...formOf(submit, {}), schema }, descriptionOf(person(true)))).toEqual([
    '"createThing" needs "name", and "name" may be absent: "required" does not always name "name"',
  ]);
});

it('a field of the files of a required member must be answered', () => {
  const body = {
    type: 'object',
    required: ['paper'],
    properties: { paper: { type: 'object', properties: { content: text } } },
  };
  const form = formOf({ body: { paper: 'files' } }, { files: { type: 'array', items: text } });
  expect(faultsOf(form, descriptionOf(body))).toEqual([]);
  const optional = {
    ...form,
    schema: { type: 'object', properties: { files: { type: 'array', items: text } } },
  };
  expect(faultsOf(optional, descriptionOf(body))?.[0]).toMatch(/"files" may be absent/);
});
