import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RJSFSchema } from '@rjsf/utils';
import type { ValidatorFunctions } from '@rjsf/validator-ajv8';
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import { describe, expect, test } from 'vitest';
import type { CompiledForm, Facts, Manifest } from '#config/configuration-types.ts';
import { factsOf } from '#config/facts.ts';
import type { ConfigurationPointer } from '#config/pointer.ts';
import { withoutRuleNoise } from '#config/validation-errors.ts';
import {
  edited,
  emptyFolder,
  type Files,
  soundFiles,
  writeConfiguration,
} from '#tests/tools/fixture.ts';
import { compileConfiguration } from '#tools/config/compile.ts';
import { ConfigurationDiagnostics } from '#tools/config/diagnostic.ts';

const json = <T>(folder: string, file: string): T =>
  JSON.parse(readFileSync(join(folder, file), 'utf8')) as T;

async function published(files: Files = soundFiles(), partner: string | null = null) {
  const out = emptyFolder();
  const compiled = await compileConfiguration({ root: writeConfiguration(files), partner, out });
  const pointer = json<ConfigurationPointer>(out, 'current.json');
  const manifest = json<Manifest>(out, pointer.manifest);
  const module = <T>(file = '') => import(pathToFileURL(join(out, file)).href) as Promise<T>;
  return { out, compiled, pointer, manifest, module };
}

async function compiledForm(files: Files = soundFiles(), partner: string | null = null) {
  const { manifest, module } = await published(files, partner);
  const { form } = await module<{ form: CompiledForm }>(manifest.forms.change);
  const validator = createPrecompiledValidator(form.validators as ValidatorFunctions, form.schema);
  const facts = (settings: object) => factsOf({ ...manifest.settings, ...settings });
  const errors = (answers: object, settings: object = {}) =>
    withoutRuleNoise(
      validator.validateFormData({ ...answers, facts: facts(settings) }, form.schema).errors,
    ).map(({ property, name }) => `${property} ${name}`);
  return { form, validator, errors };
}

const billRequired = { features: { ibanChange: { attachments: true } } };
const sound = { account: '1', email: 'a@b.example' };

describe('a compiled form', () => {
  test('takes good answers and refuses what its schema refuses, each error once and by its own name', async () => {
    const { errors } = await compiledForm();
    expect(errors(sound)).toEqual([]);
    expect(errors({})).toEqual(['account required', 'email required']);
    expect(errors({ ...sound, email: 'nobody' })).toEqual(['.email format']);
  });

  test('compares fields with one another under the name of the rule', async () => {
    const { errors } = await compiledForm();
    expect(errors({ ...sound, email2: sound.email })).toEqual([]);
    expect(errors({ ...sound, email2: 'b@b.example' })).toEqual(['.email2 equalTo']);
  });

  test('requires more when an answer or a condition over the facts demands it', async () => {
    const { errors } = await compiledForm();
    expect(errors({ ...sound, account: 'another' })).toEqual(['iban required']);
    expect(errors({ ...sound, account: 'another', iban: 'ES00' })).toEqual(['.iban format']);
    expect(errors(sound, billRequired)).toEqual(['bill required']);
    expect(errors({ ...sound, bill: '😀😀' }, billRequired)).toEqual(['.bill minLength']);
    expect(errors({ ...sound, bill: '😀😀😀' }, billRequired)).toEqual([]);
  });

  test('shows a conditional field to RJSF through the same validators', async () => {
    const { form, validator } = await compiledForm();
    const rule = form.schema.allOf?.[1] as RJSFSchema;
    const condition = rule.if as RJSFSchema;
    expect(validator.isValid(condition, { facts: { settings: billRequired } }, form.schema)).toBe(
      true,
    );
    expect(validator.isValid(condition, {}, form.schema)).toBe(false);
  });

  test.each([
    ['notEqualTo', 5, 5, false],
    ['notEqualTo', 5, 6, true],
    ['otherSupply', 'ES0021000000000001RK0F', 'ES0021000000000001RK', false],
    ['otherSupply', 'ES0021000000000002RE', 'ES0021000000000001RK', true],
    ['otherSupply', 'ES0021000000000001RK', undefined, true],
    ['atLeast', 5, 4, false],
    ['atLeast', 5, 5, true],
    ['atMost', 5, 6, false],
    ['atLeast', '2026-02-01', '2026-01-31', false],
    ['atLeast', '2026-02-01', '2026-02-01', true],
    ['atLeast', '2026-02-01', 3, true],
    ['atLeast', undefined, 3, true],
    ['includesAny', ['2.0TD', 'VE'], '3.0TDVE', true],
    ['includesAny', ['2.0TD', 'VE'], '6.1TD', false],
    ['includesAny', undefined, '6.1TD', true],
  ])('%s: after %j, %j is accepted: %j', async (keyword, first, second, accepted) => {
    const files = edited(
      soundFiles(),
      'schemas/forms/change.json',
      (form: { schema: { properties: Record<string, object> } }) => {
        form.schema.properties.email2 = { [keyword]: '1/bill' };
        form.schema.properties.bill = {};
      },
    );
    const { errors } = await compiledForm(files);
    expect(errors({ ...sound, bill: first, email2: second })).toEqual(
      accepted ? [] : [`.email2 ${keyword}`],
    );
  });

  test('compares with a setting among the facts', async () => {
    const files = edited(
      soundFiles(),
      'schemas/forms/change.json',
      (form: { schema: { properties: Record<string, object> } }) => {
        form.schema.properties.email2 = {
          type: 'number',
          atMost: '1/facts/settings/fileUploadSizeLimit',
        };
      },
    );
    const { errors } = await compiledForm(files);
    expect(errors({ ...sound, email2: 11 }, { fileUploadSizeLimit: 10 })).toEqual([
      '.email2 atMost',
    ]);
    expect(errors({ ...sound, email2: 10 }, { fileUploadSizeLimit: 10 })).toEqual([]);
  });

  test('with 16 fields is within 6 kB, compressed', async () => {
    const { gzipSync } = await import('node:zlib');
    const fields = Array.from({ length: 10 }, (_, i) => `extra${i}`);
    const labels = Object.fromEntries(fields.map((field) => [field, { label: 'x' }]));
    let files = edited(
      soundFiles(),
      'schemas/forms/change.json',
      (form: { schema: { properties: object }; ui: object }) => {
        const kinds = [
          { type: 'string', format: 'nif' },
          { type: 'string', minLength: 2, maxLength: 9 },
          { type: 'number', minimum: 0 },
          { type: 'boolean', const: true },
        ];
        form.schema.properties = {
          ...form.schema.properties,
          ...Object.fromEntries(fields.map((field, i) => [field, kinds[i % kinds.length]])),
        };
        const ticks = fields.filter((_, i) => i % kinds.length === 3);
        const about = ticks.map((field) => [field, { 'ui:about': ['iban'] }]);
        form.ui = { ...form.ui, ...Object.fromEntries(about) };
      },
    );
    for (const language of ['es-ES', 'ca-ES'])
      files = edited(
        files,
        `locales/${language}/forms/change.json`,
        (texts: { fields: object }) => {
          texts.fields = { ...texts.fields, ...labels };
        },
      );
    const { out, manifest } = await published(files);
    expect(gzipSync(readFileSync(join(out, manifest.forms.change ?? ''))).length).toBeLessThan(
      6000,
    );
  });
});

describe('the compiled rules', () => {
  test('say which conditions hold and which settings may be served', async () => {
    const { manifest, module } = await published();
    const { conditions } = await module<{
      conditions: Record<string, (facts: Partial<Facts>) => boolean>;
    }>(manifest.rules);
    expect(conditions.active?.({ subject: { contract: { state: 'activa' } } })).toBe(true);
    expect(conditions.active?.({ subject: { contract: { state: 'baixa' } } })).toBe(false);
    expect(conditions.active?.({ subject: {} })).toBe(false);
    const { settings } = await module<{
      settings: Record<string, (value: unknown) => boolean>;
    }>(manifest.settingRules);
    expect(settings['contracts.itemsPerPage']?.(25)).toBe(true);
    expect(settings['contracts.itemsPerPage']?.('25')).toBe(false);
    expect(settings['languages.offered']?.(['ca-ES'])).toBe(true);
    expect(settings['languages.offered']?.(['fr-FR'])).toBe(false);
    expect(settings.homepage?.('nowhere')).toBe(false);
    expect(settings['links.*']?.('javascript:alert(1)')).toBe(false);
    expect(settings['menus.sidebar']?.([{ route: 'contracts', requires: ['no-such'] }])).toBe(
      false,
    );
  });

  test('are written without a call that the Content-Security-Policy forbids', async () => {
    const { compiled } = await published();
    for (const [file, code] of compiled.files)
      if (file.endsWith('.js')) expect(code).not.toMatch(/\beval\(|new Function|require\(/);
  });
});

describe('publishing', () => {
  test('the same configuration produces the same files, byte for byte', async () => {
    const [one, two] = [await published(), await published()];
    expect([...two.compiled.files]).toEqual([...one.compiled.files]);
    expect(two.pointer).toEqual(one.pointer);
  });

  test('a change produces a new version beside the old one, whose files are not touched', async () => {
    const out = emptyFolder();
    const root = writeConfiguration();
    await compileConfiguration({ root, out });
    const before = new Map(
      [...listFiles(out)].map((file) => [file, statSync(join(out, file)).mtimeMs]),
    );
    const changed = writeConfiguration(
      edited(soundFiles(), 'schemas/portal.json', (portal: { fileUploadSizeLimit: number }) => {
        portal.fileUploadSizeLimit = 7;
      }),
    );
    const { version } = await compileConfiguration({ root: changed, out });
    expect(json<ConfigurationPointer>(out, 'current.json').version).toBe(version);
    const moving = ['published.log', 'deployment.json', 'addresses.json'].map(
      (name) => `private/${name}`,
    );
    for (const file of ['current.json', ...moving]) before.delete(file);
    for (const [file, time] of before) expect(statSync(join(out, file)).mtimeMs).toBe(time);
    expect(listFiles(out).filter((file) => file.startsWith('manifest.'))).toHaveLength(2);
  });

  test('diagnostics publish nothing', async () => {
    const out = emptyFolder();
    const root = writeConfiguration({ ...soundFiles(), 'schemas/conditions.json': '{' });
    await expect(compileConfiguration({ root, out })).rejects.toThrow(ConfigurationDiagnostics);
    expect(existsSync(join(out, 'current.json'))).toBe(false);
  });

  test('leaves out a language that is not offered: no texts, and no served setting can add it', async () => {
    const texts = { 'locales/fr-FR/common.json': { save: 'Enregistrer' } };
    const { manifest, module } = await published({ ...soundFiles(), ...texts });
    expect(Object.keys(manifest.texts).sort()).toEqual(['ca-ES', 'es-ES']);
    expect(Object.keys(manifest.formTexts).sort()).toEqual(['ca-ES', 'es-ES']);
    const { settings } = await module<{
      settings: Record<string, (value: unknown) => boolean>;
    }>(manifest.settingRules);
    expect(settings['languages.offered']?.(['es-ES', 'fr-FR'])).toBe(false);
  });

  test('texts of e-mails are not published: customers’ pages do not load them', async () => {
    const { manifest, out } = await published();
    for (const file of Object.values(manifest.texts)) {
      const texts = json<Record<string, unknown>>(out, file);
      expect(texts).toHaveProperty('common');
      expect(texts).not.toHaveProperty('mails');
    }
  });

  test('a number and its unit never part at the end of a line, in texts of pages and of forms', async () => {
    const before = 'Con 100 %, 74,37 € o de 9 a 13 h: 2 horas';
    const after = 'Con 100\u00a0%, 74,37\u00a0€ o de 9 a 13\u00a0h: 2 horas';
    const files = edited(soundFiles(), 'locales/es-ES/common.json', (texts: { close: string }) => {
      texts.close = before;
    });
    const form = 'locales/es-ES/forms/change.json';
    const { out, manifest } = await published(
      edited(files, form, (texts: { title: string }) => {
        texts.title = before;
      }),
    );
    const { common } = json<{ common: { close: string } }>(out, String(manifest.texts['es-ES']));
    const { title } = json<{ title: string }>(out, String(manifest.formTexts['es-ES']?.change));
    expect([common.close, title]).toEqual([after, after]);
  });

  test('settings that no file sets have their default, and null remains null', async () => {
    const { manifest } = await published();
    expect(manifest.settings.contracts.itemsPerPage).toBe(10);
    expect(manifest.settings.maintenance).toEqual({ enabled: false, start: null, end: null });
    expect(manifest.settings.brand.logo).toBeNull();
  });
});

describe('a partner', () => {
  const partner: Files = {
    'schemas/partners/north/portal.json': {
      brand: { name: 'North' },
      languages: { offered: ['ca-ES'], default: 'ca-ES' },
    },
    'schemas/partners/north/forms/change.json': {
      schema: { properties: { email2: null, phone: { type: 'string', format: 'phone' } } },
    },
    'schemas/partners/north/locales/ca-ES/forms/change.json': {
      title: 'Nord',
      fields: { email2: null, phone: { label: 'Telèfon' } },
    },
  };

  test('changes what it says and inherits the rest', async () => {
    const { manifest, out } = await published({ ...soundFiles(), ...partner }, 'north');
    expect(manifest.partner).toBe('north');
    expect(manifest.settings.brand.name).toBe('North');
    expect(manifest.settings.homepage).toBe('contracts');
    const texts = json<{ title: string; submit: string; fields: object }>(
      out,
      manifest.formTexts['ca-ES']?.change ?? '',
    );
    expect(texts).toMatchObject({
      title: 'Nord',
      submit: 'B',
      fields: { phone: { label: 'Telèfon' } },
    });
    expect(texts.fields).not.toHaveProperty('email2');
  });

  test('adds a field to a form and takes one away; the retailer keeps its own', async () => {
    const files = { ...soundFiles(), ...partner };
    const north = await compiledForm(files, 'north');
    expect(north.errors({ ...sound, email2: 'other', phone: 'x' })).toEqual(['.phone format']);
    const own = await compiledForm(files);
    expect(own.errors({ ...sound, email2: 'other', phone: 'x' })).toEqual(['.email2 equalTo']);
  });

  test('that does not exist is refused', async () => {
    await expect(published(soundFiles(), 'south')).rejects.toThrow('schemas/partners/south');
  });
});

function listFiles(folder: string): string[] {
  return (readdirSync(folder, { recursive: true, encoding: 'utf8' }) as string[]).filter((file) =>
    statSync(join(folder, file)).isFile(),
  );
}
