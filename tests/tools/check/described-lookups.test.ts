import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import type { CompiledForm } from '#config/configuration-types.ts';
import {
  edited,
  emptyFolder,
  type Files,
  soundFiles,
  writeConfiguration,
} from '#tests/tools/fixture.ts';
import { checkConfiguration } from '#tools/config/check.ts';
import { compileConfiguration } from '#tools/config/compile.ts';
import { manifestIn, publishedVersions } from '#tools/config/publish/publications.ts';

const thing = {
  type: 'object',
  properties: {
    ...{ id: { type: 'integer' }, name: { type: 'string' }, own: { type: 'boolean' } },
    since: { anyOf: [{ type: 'string', format: 'date' }, { type: 'null' }] },
    at: { type: ['string', 'null'], format: 'date-time' },
    state: { type: 'string', enum: ['open', 'closed'] },
    ...{ lines: { type: 'array' }, either: { type: ['string', 'integer'] } },
  },
};
/** What is published of the members of a thing. */
const members = {
  ...{ id: 'number', name: 'text', own: 'boolean' },
  ...{ since: 'day', at: 'moment', state: ['open', 'closed'] },
};
const things = { type: 'array', items: { $ref: '#/components/schemas/Thing' } };
const answer = (data: object, type = 'application/json') => ({
  200: {
    content: { [type]: { schema: { properties: { status: { type: 'string' }, data } } } },
  },
});
const inResult = (result: object) => ({ type: 'object', properties: { result } });
const asObject = (properties: object) => ({ type: 'object', properties });
const parameter = (name: string, place: string) => ({ name, in: place, required: true });

/** Operations by the path that is also their name: their method, answer and parameters. */
const described: Record<string, [method: string, responses: object, parameters?: object[]]> = {
  plain: ['get', answer(things)],
  wrapped: ['get', answer(inResult(things))],
  paged: ['get', answer(inResult(asObject({ items: things, n_items: { type: 'integer' } })))],
  one: ['get', answer(inResult({ anyOf: [thing, { type: 'null' }] }))],
  only: ['get', answer(inResult(asObject({ found: things })))],
  'of/{place}': ['get', answer(things), [parameter('place', 'path'), parameter('year', 'query')]],
  change: ['put', answer(things)],
  file: ['get', answer({}, 'application/pdf')],
  either: ['get', answer(things), [parameter('key', 'header')]],
  several: ['get', answer(inResult(asObject({ gas: things, electricity: things })))],
  detail: ['get', answer(asObject({ id: { type: 'integer' }, lines: things }))],
  texts: ['get', answer({ type: 'array', items: { type: 'string' } })],
  more: ['get', answer(asObject({ result: things, page: { type: 'integer' } }))],
  untold: ['get', {}],
};

/** The sound configuration whose form looks one of these operations up, or several in turn. */
function looking(operation: string, params: object = {}): Files {
  const files = soundFiles();
  const { paths } = files['openapi/generated/retailer.json'] as { paths: object };
  const more = Object.entries(described).map(([name, [method, responses, parameters = []]]) => [
    `/v1/${name}`,
    { [method]: { operationId: name.split('/')[0], responses, parameters } },
  ]);
  return {
    ...edited(files, 'schemas/forms/change.json', ({ ui }: { ui: { account: object } }) => {
      ui.account = { 'ui:widget': 'select', 'ui:lookup': { operation, params, label: 'id' } };
    }),
    'openapi/generated/retailer.json': {
      paths: { ...paths, ...Object.fromEntries(more) },
      components: { schemas: { Thing: thing } },
    },
  };
}

/** How the published form says that its look-up is read. */
async function readOf(files: Files): Promise<unknown> {
  const out = emptyFolder();
  await compileConfiguration({ root: writeConfiguration(files), out });
  const [version] = publishedVersions(out);
  const { forms } = manifestIn(out, version?.manifest ?? '');
  const { form } = (await import(pathToFileURL(`${out}/${forms.change}`).href)) as {
    form: CompiledForm;
  };
  return form.ui.account['ui:lookup'].read;
}

test.each<[operation: string, params: object, read: object]>([
  ['plain', {}, { path: '/v1/plain', inPath: [], list: [] }],
  ['wrapped', {}, { path: '/v1/wrapped', inPath: [], list: [] }],
  ['paged', {}, { path: '/v1/paged', inPath: [], list: ['items'] }],
  ['one', {}, { path: '/v1/one', inPath: [], list: null }],
  ['only', {}, { path: '/v1/only', inPath: [], list: ['found'] }],
  ['of', { place: 'email', year: 2026 }, { path: '/v1/of/{place}', inPath: ['place'], list: [] }],
])('the form that looks "%s" up is published with how it is read', async (name, params, read) => {
  expect(await readOf(looking(name, params))).toEqual({ ...read, members });
});

test('an operation that the portal reads itself is published without', async () => {
  expect(await readOf(looking('listIbans'))).toBeUndefined();
});

test.each<[operation: string, what: RegExp]>([
  ['change', /"change" cannot be read here: it is no GET/],
  ['file', /it answers with a file \(application\/pdf\)/],
  ['either', /it needs "key" outside of its address/],
  ['several', /names no one list of objects, or one object/],
  ['detail', /names no one list of objects, or one object/],
  ['texts', /names no one list of objects, or one object/],
  ['more', /names no one list of objects, or one object/],
  ['untold', /names no one list of objects, or one object/],
])('"%s" is refused, with those that can be named', async (name, what) => {
  const params = name === 'either' ? { key: 'email' } : {};
  const found = await checkConfiguration(writeConfiguration(looking(name, params)));
  expect(found.map((one) => one.what)).toEqual([expect.stringMatching(what)]);
  expect(found[0]?.fix).toBe('use one of: listIbans, of, one, only, paged, plain, wrapped');
});

test('the parameters of such an operation are checked against the description', async () => {
  const params = { place: 'email', yaer: 2026 };
  const found = await checkConfiguration(writeConfiguration(looking('of', params)));
  expect(found.map((one) => one.what).sort()).toEqual([
    '"of" has no parameter "yaer"',
    '"of" needs the parameter "year"',
  ]);
});
