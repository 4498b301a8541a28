import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  NoSuchPlace,
  withEntry,
  withMoved,
  withoutValue,
  withValue,
} from '#studio/server/files/edit-text.ts';
import type { Json } from '#tools/config/sources/json-value.ts';

const form = readFileSync('schemas/forms/iban-change.json', 'utf8');
const screen = readFileSync('schemas/screens/contract.json', 'utf8');

/** Lines that differ, without those that both have. */
function changedLines(before: string, after: string): string[] {
  const known = new Set(before.split('\n'));
  return after.split('\n').filter((line) => !known.has(line));
}

/** What the formatter of the repository makes of it. */
const formatted = (json: string) =>
  execFileSync('node_modules/.bin/biome', ['format', '--stdin-file-path=schemas/a.json'], {
    input: json,
    encoding: 'utf8',
  });

describe('an edit of the text of a file', () => {
  test('changes the line of a value and no other', () => {
    const after = withValue(form, ['ui', 'iban', 'ui:widget'], 'text');
    expect(changedLines(form, after)).toEqual(['      "ui:widget": "text"']);
  });

  test('adds what is missing on the way, at the end of its object', () => {
    const after = withValue(form, ['ui', 'account', 'ui:options', 'look'], 'row');
    expect(JSON.parse(after).ui.account['ui:options']).toEqual({
      current: 'facts/subject/contract/bankAccount/id',
      also: ['another'],
      look: 'row',
    });
    const whole = withValue('{}\n', ['fields', 'iban', 'label'], 'Cuenta');
    expect(whole).toBe('{\n  "fields": {\n    "iban": {\n      "label": "Cuenta"\n    }\n  }\n}\n');
  });

  test('takes a member away, and what is moved keeps its own text', () => {
    const without = withoutValue(form, ['draft']);
    expect(JSON.parse(without)).toEqual({ ...JSON.parse(form), draft: undefined });
    const moved = withMoved(screen, ['areas', 'right'], 0, 2);
    expect(JSON.parse(moved).areas.right.map(({ part }: { part: string }) => part)).toEqual([
      'contract-supply',
      'contract-tariff-options',
      'contract-terms',
    ]);
    expect(changedLines(screen, moved)).toEqual([
      '      { "part": "contract-tariff-options" },',
      '      { "part": "contract-terms" }',
    ]);
  });

  test('refuses a place that is not there', () => {
    expect(() => withEntry(form, ['ui', 'iban', 0], 'x')).toThrow(NoSuchPlace);
    expect(() => withEntry(screen, ['areas', 'right', 9], {})).toThrow(NoSuchPlace);
    expect(() => withMoved(screen, ['areas', 'right'], 0, 9)).toThrow(NoSuchPlace);
    expect(() => withoutValue(form, ['nothing'])).toThrow(NoSuchPlace);
    expect(() => withValue(form, ['submit', 'inner'], 1)).toThrow(NoSuchPlace);
  });

  test('leaves a file as the formatter of the repository does', () => {
    const conditions = [
      'contract-active',
      'not-read-only',
      'iban-change-enabled',
      'solar-home',
      'another',
    ];
    const edits = [
      withValue(form, ['requires'], ['contract-active']),
      withValue(form, ['ui', 'iban', 'ui:about'], ['account']),
      withValue(
        form,
        ['ui', 'ownerIsBankOwner', 'ui:options', 'link'],
        'terms-of-the-mandate-of-the-retailer',
      ),
      withValue(screen, ['areas', 'left', 1, 'requires'], conditions),
      withEntry(screen, ['areas', 'bottom', 0], {
        part: 'text',
        id: 'news',
        options: { text: 'news' },
      }),
      withEntry(form, ['ui', 'ui:order', 5], 'another-field-with-a-long-name-of-its-own'),
      withoutValue(screen, ['areas', 'left', 0]),
      withoutValue(form, ['ui', 'ui:order', 0]),
    ];
    // One run of the formatter for all of them.
    const list = `[\n${edits
      .map((json) => json.trimEnd().replaceAll('\n', '\n  '))
      .map((json) => `  ${json}`)
      .join(',\n')}\n]\n`;
    expect(list).toBe(formatted(list));
  });

  test('means the same as the edit of the value', () => {
    const key = fc.constantFrom('a', 'b', 'c', 'd e');
    const { value: json } = fc.letrec<{ value: Json }>((tie) => ({
      value: fc.oneof(
        { maxDepth: 3 },
        fc.constantFrom<Json>(null, true, 1.5, 'á"\\', ''),
        fc.array(tie('value'), { maxLength: 4 }),
        fc.dictionary(key, tie('value'), { maxKeys: 4 }),
      ),
    }));
    fc.assert(
      fc.property(
        fc.dictionary(key, json),
        key,
        json,
        fc.boolean(),
        (whole, name, value, spread) => {
          const text = JSON.stringify(whole, null, spread ? 2 : 0);
          expect(JSON.parse(withValue(text, [name], value))).toEqual({ ...whole, [name]: value });
          if (!Object.hasOwn(whole, name)) return;
          const { [name]: _, ...rest } = whole;
          expect(JSON.parse(withoutValue(text, [name]))).toEqual(rest);
        },
      ),
    );
  });
});
