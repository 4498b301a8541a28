import { describe, expect, test } from 'vitest';

import { mergeServedSettings } from '#domain/settings/served-settings.ts';
import { fc } from '#tests/support/description/property-tests.ts';

interface Sample {
  languages: { offered: string[]; default: string };
  homepage: string;
  contracts: { itemsPerPage: number; showPower: boolean };
  links: Record<string, string>;
  menus: { footer: unknown[] };
}

const defaults: Sample = {
  languages: { offered: ['es-ES', 'ca-ES'], default: 'es-ES' },
  homepage: 'contracts',
  contracts: { itemsPerPage: 10, showPower: true },
  links: { gdpr: 'https://a.example' },
  menus: { footer: [] },
};

const validators = new Map<string, (value: unknown) => boolean>(
  Object.entries({
    homepage: (value) => typeof value === 'string',
    'contracts.itemsPerPage': (value) => Number.isInteger(value),
    'contracts.showPower': (value) => typeof value === 'boolean',
    'links.*': (value) => typeof value === 'string',
    'languages.offered': (value) => Array.isArray(value) && value.length > 0,
    'menus.footer': Array.isArray,
  }),
);
const validator = (key: string) =>
  validators.get(key) ?? validators.get(key.replace(/[^.]*$/, '*'));
const merge = (served: unknown) => mergeServedSettings(defaults, served, validator);

describe('served settings', () => {
  test('replace the defaults key by key; entries of a map are added', () => {
    const { settings, errors } = merge({
      contracts: { itemsPerPage: 25 },
      links: { help: 'https://b.example' },
    });
    expect(errors).toEqual([]);
    expect(settings).toMatchObject({
      homepage: 'contracts',
      contracts: { itemsPerPage: 25, showPower: true },
    });
    expect(settings.links).toEqual({ gdpr: 'https://a.example', help: 'https://b.example' });
  });

  test('that do not fit leave their default and are reported, and the others still count', () => {
    const { settings, errors } = merge({
      contracts: { itemsPerPage: 'many', showPower: false },
      homepage: 3,
      colour: 1,
      menus: 'none',
    });
    expect(settings).toMatchObject({
      homepage: 'contracts',
      contracts: { itemsPerPage: 10, showPower: false },
      menus: { footer: [] },
    });
    expect(errors).toEqual([
      { key: 'contracts.itemsPerPage', kind: 'invalid' },
      { key: 'homepage', kind: 'invalid' },
      { key: 'colour', kind: 'unknown' },
      { key: 'menus', kind: 'invalid' },
    ]);
  });

  test('that are private are taken from the private ones only', () => {
    const secret = Object.assign(() => true, { isPrivate: true });
    const served = { contracts: { itemsPerPage: 50 } };
    const known = (key: string) => (key === 'contracts.itemsPerPage' ? secret : undefined);
    const open = mergeServedSettings(defaults, served, known, 'public');
    expect(open.settings.contracts.itemsPerPage).toBe(10);
    expect(open.errors).toEqual([{ key: 'contracts.itemsPerPage', kind: 'private' }]);
    const own = mergeServedSettings(defaults, served, known, 'private');
    expect(own.settings.contracts.itemsPerPage).toBe(50);
  });

  test('keep a usual language that is offered', () => {
    const { settings, errors } = merge({ languages: { offered: ['ca-ES'] } });
    expect(settings.languages).toEqual({ offered: ['ca-ES'], default: 'ca-ES' });
    expect(errors).toEqual([{ key: 'languages.default', kind: 'invalid' }]);
  });

  test.each([[undefined], [null], ['<html>'], [7], [[]]])(
    'that are %j as a whole leave everything as it was',
    (served) => {
      expect(merge(served)).toEqual({ settings: defaults, errors: [{ key: '', kind: 'invalid' }] });
    },
  );

  test.each(['__proto__', 'constructor', 'prototype'])(
    'cannot reach JavaScript itself through %s',
    (key) => {
      const served = JSON.parse(
        `{ "${key}": { "polluted": true }, "links": { "${key}": "x", "help": "y" }, "contracts": { "${key}": { "polluted": true } } }`,
      );
      const { settings, errors } = merge(served);
      expect(({} as Record<string, unknown>).polluted).toBeUndefined();
      expect(Object.getPrototypeOf(settings)).toBe(Object.prototype);
      expect(Object.getPrototypeOf(settings.contracts)).toBe(Object.prototype);
      expect(settings.links).toEqual({ gdpr: 'https://a.example', help: 'y' });
      expect(errors).toHaveLength(3);
    },
  );

  test('whatever is served: nothing is thrown, every setting is sound, the defaults stay untouched', () => {
    const before = structuredClone(defaults);
    const served = fc.oneof(
      fc.jsonValue(),
      fc.record(
        {
          homepage: fc.jsonValue(),
          links: fc.jsonValue(),
          menus: fc.jsonValue(),
          contracts: fc.oneof(
            fc.jsonValue(),
            fc.record(
              { itemsPerPage: fc.jsonValue(), showPower: fc.jsonValue() },
              { requiredKeys: [] },
            ),
          ),
        },
        { requiredKeys: [] },
      ),
    );
    fc.assert(
      fc.property(served, (value) => {
        const { settings } = merge(value);
        expect(typeof settings.homepage).toBe('string');
        expect(Number.isInteger(settings.contracts.itemsPerPage)).toBe(true);
        expect(typeof settings.contracts.showPower).toBe('boolean');
        expect(Object.values(settings.links).every((link) => typeof link === 'string')).toBe(true);
        expect(Array.isArray(settings.menus.footer)).toBe(true);
        expect(defaults).toEqual(before);
      }),
    );
  });
});
