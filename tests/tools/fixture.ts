import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { leastScreens } from '#tests/support/services/least-screens.ts';

/** Path -> text of a file, or a value to be written as JSON. */
export type Files = Record<string, unknown>;

/** What the law requires a retailer to fill in (docs/law.md). */
export const legalContent = (): Files => ({
  legalName: 'A',
  vat: 'B99999997',
  address: 'A',
  freePhone: '900 000 000',
  creditorId: 'ES12000B99999997',
  disputes: [{ name: 'A', url: 'https://a.example' }],
});

/** A small configuration without diagnostics: one form with a rule between fields, a condition and a look-up. */
export function soundFiles(): Files {
  const texts = (label: string) => ({
    title: 'A',
    submit: 'B',
    fields: {
      account: { label, options: { another: 'Other' } },
      email: { label },
      email2: { label, errors: { equalTo: 'C' } },
      iban: { label },
      bill: { label },
    },
  });
  const language = (name: string, words: string): Files => ({
    [`locales/${name}/common.json`]: {
      close: words,
      count_one: '{{count}}',
      count_other: `${words}{{count}}`,
    },
    [`locales/${name}/conditions.json`]: { active: words, 'bill-required': words },
    [`locales/${name}/routes.json`]: {
      contracts: `/${words}/:contractType`,
      login: `/${words}`,
    },
    [`locales/${name}/mails.json`]: { hello: words },
    [`locales/${name}/frame.json`]: { routes: { contracts: words } },
    [`locales/${name}/forms/change.json`]: texts(words),
  });
  return {
    'schemas/portal.json': {
      homepage: 'contracts',
      languages: { offered: ['es-ES', 'ca-ES'], default: 'es-ES' },
      maintenance: { enabled: false, start: null, end: null },
      menus: { sidebar: [{ route: 'contracts' }] },
      organization: legalContent(),
      support: { emergency: { electricity: '112', gas: '112' } },
    },
    'schemas/conditions.json': {
      conditions: {
        active: {
          required: ['subject'],
          properties: {
            subject: {
              required: ['contract'],
              properties: {
                contract: { required: ['state'], properties: { state: { const: 'activa' } } },
              },
            },
          },
        },
        'bill-required': {
          properties: {
            settings: {
              properties: {
                features: {
                  properties: { ibanChange: { properties: { attachments: { const: true } } } },
                },
              },
            },
          },
        },
      },
    },
    'schemas/deployment.json': {
      api: '/api',
      headers: {
        'Content-Security-Policy': "default-src 'none'; script-src 'self'; connect-src 'self'",
      },
      caching: [{ match: '/', cacheControl: 'no-cache' }],
    },
    ...leastScreens(),
    'schemas/forms/change.json': {
      submit: 'iban-change',
      requires: ['active'],
      schema: {
        type: 'object',
        required: ['account', 'email'],
        properties: {
          account: { type: 'string' },
          email: { type: 'string', format: 'email' },
          email2: { type: 'string', equalTo: '1/email' },
        },
        allOf: [
          {
            if: { required: ['account'], properties: { account: { const: 'another' } } },
            // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
            then: { required: ['iban'], properties: { iban: { type: 'string', format: 'iban' } } },
          },
          {
            if: { $condition: 'bill-required' },
            // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
            then: { required: ['bill'], properties: { bill: { type: 'string', minLength: 3 } } },
          },
        ],
      },
      ui: {
        account: {
          'ui:widget': 'choice',
          'ui:lookup': { operation: 'listIbans', value: 'id', label: 'printable_iban' },
          'ui:options': { also: ['another'] },
        },
      },
    },
    'schemas/wizards/start.json': { steps: [{ id: 'change', form: 'change', when: ['active'] }] },
    'src/app/screen.tsx':
      "t('common.close'); t('common.count', { count }); t('frame.routes.' + route);",
    'sandbox/mail/mail.ts': "t('mails.hello');",
    'openapi/generated/retailer.json': {
      paths: { '/v1/ibans': { get: { operationId: 'listIbans', parameters: [] } } },
    },
    ...language('es-ES', 'uno'),
    ...language('ca-ES', 'un'),
  };
}

/** Writes files into a folder of their own, which is removed when the test ends. */
export function writeConfiguration(files: Files = soundFiles()): string {
  const root = emptyFolder();
  for (const [path, content] of Object.entries(files)) {
    if (content === undefined) continue;
    const text = typeof content === 'string' ? content : JSON.stringify(content, null, 2);
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

/** A folder that is removed when the test ends. */
export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lluerna-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A deep copy of a file's value, changed by `edit`. */
export function edited(files: Files, path: string, edit: (value: never) => void): Files {
  const value = structuredClone(files[path]) as never;
  edit(value);
  return { ...files, [path]: value };
}
