import { expect, test } from 'vitest';
import { edited, type Files, soundFiles, writeConfiguration } from '#tests/tools/fixture.ts';
import { checkConfiguration } from '#tools/config/check.ts';
import { printDiagnostic } from '#tools/config/diagnostic.ts';

const check = async (files: Files) =>
  (await checkConfiguration(writeConfiguration(files))).map(printDiagnostic);

const form = 'schemas/forms/change.json';

interface Written {
  resets?: object[];
  schema: { properties: Record<string, object>; allOf: object[] };
  ui: Record<string, object>;
}

/** The sound configuration with a further field, its labels, and what else `more` writes into its form. */
function withField(name: string, field: object, more: (form: Written) => void = () => {}): Files {
  const files = edited(soundFiles(), form, (value: Written) => {
    value.schema.properties[name] = field;
    more(value);
  });
  const options = (field as { enum?: string[] }).enum?.map((one) => [one, one]) ?? [];
  return ['es-ES', 'ca-ES'].reduce(
    (all, language) =>
      edited(all, `locales/${language}/forms/change.json`, (texts: { fields: Files }) => {
        texts.fields[name] = { label: name, options: Object.fromEntries(options) };
      }),
    files,
  );
}

const requiresEmailWhen = (name: string, value: unknown) => ({
  if: { required: [name], properties: { [name]: { const: value } } },
  // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
  then: { required: ['email'] },
});

const choice = { type: 'string', enum: ['paper', 'mail'] };

test.each<[name: string, files: Files]>([
  [
    'a rule and a reset for a required box that is not ticked',
    withField('agrees', { type: 'boolean', const: true }, (value) => {
      value.schema.allOf.push(requiresEmailWhen('agrees', false));
      value.resets = [{ changed: ['account'], set: { agrees: false } }];
      value.ui.agrees = { 'ui:about': ['account', 'iban'] };
    }),
  ],
  [
    'a reset that another one overwrites',
    withField('way', choice, (value) => {
      value.resets = [
        { set: { way: 'paper' } },
        { if: { required: ['email'] }, set: { way: 'mail' } },
      ];
    }),
  ],
  [
    'two resets that clear one another',
    withField('way', choice, (value) => {
      value.resets = [
        { changed: ['way'], set: { email: null } },
        { changed: ['email'], set: { way: null } },
      ];
    }),
  ],
  [
    'a branch that narrows what is there',
    withField('kilos', { type: 'integer', minimum: 1, maximum: 9 }, (value) => {
      const then = { properties: { kilos: { maximum: 3, minimum: 2 } } };
      value.schema.allOf.push({ if: { required: ['email'] }, then });
    }),
  ],
  [
    'a partner that offers fewer choices than a rule tests',
    {
      ...withField('way', choice, (value) =>
        value.schema.allOf.push(requiresEmailWhen('way', 'paper')),
      ),
      'schemas/partners/p/forms/change.json': {
        schema: { properties: { way: { enum: ['mail'] } } },
      },
    },
  ],
  [
    'a field under a name of its own, and one that the mutation takes',
    withField('files', { type: 'string' }),
  ],
  [
    'a policy of one directive for all, with the path of the API',
    edited(soundFiles(), 'schemas/deployment.json', (value: Files) => {
      const policy = "default-src 'self'; connect-src 'self' https://api.example/v1/";
      value.api = 'https://api.example/v1';
      value.headers = { 'Content-Security-Policy': policy };
      value.caching = [{ match: '/', cacheControl: 'max-age=60' }];
    }),
  ],
])('%s is sound', async (_name, files) => {
  expect(await check(files)).toEqual([]);
});

test('a choice whose look-up does not say its value is checked for the default member', async () => {
  const files = withField('kind', { type: 'string' }, (value) => {
    value.ui.kind = {
      'ui:widget': 'select',
      'ui:lookup': { operation: 'listClaimTypes', label: 'label' },
    };
  });
  const api = {
    paths: {
      '/v1/ibans': { get: { operationId: 'listIbans', parameters: [] } },
      '/v1/atc/tipus': { get: { operationId: 'listClaimTypes', parameters: [] } },
    },
  };
  expect(await check({ ...files, 'openapi/generated/retailer.json': api })).toEqual([
    expect.stringMatching(/change\.json:\d+:7 {2}.*"listClaimTypes" have no "id" .*code, label/),
  ]);
});

test('the identity provider must be within reach of the policy, and the homepage of customers', async () => {
  const files = edited(soundFiles(), 'schemas/portal.json', (portal: Files) => {
    portal.oidc = { enabled: true, issuer: 'https://id.example/realm', clientId: 'portal' };
    portal.homepage = 'contract';
    portal.routes = { contract: { requires: ['visitor'] } };
  });
  const named = {
    'schemas/conditions.json': {
      conditions: {
        ...(soundFiles()['schemas/conditions.json'] as { conditions: object }).conditions,
        visitor: { $fact: 'session/signedIn', const: false },
      },
    },
    ...Object.fromEntries(
      ['es-ES', 'ca-ES'].flatMap((language) => [
        [
          `locales/${language}/conditions.json`,
          { active: 'a', 'bill-required': 'b', visitor: 'c' },
        ],
        [
          `locales/${language}/routes.json`,
          {
            contract: `/${language}/:contractType/:contractName`,
            contracts: `/${language}-all/:contractType`,
          },
        ],
      ]),
    ),
  };
  const found = (await check({ ...files, ...named })).join('\n');
  expect(found).toMatch(/deployment\.json:.*keeps the portal from calling https:\/\/id\.example/);
  expect(found).toMatch(/nothing leads to "contract" from here: .*:contractName/);
  expect(found).toMatch(/customers arrive at "contract", which these conditions close for them/);
});
